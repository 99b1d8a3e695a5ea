import CSSEngine
import NimbusCSS

/// The values that transitions and animations give a row of a view's effects, as Core Animation can show them.
@MainActor struct RowMotion {
    private enum Content {
        /// The value changes evenly with the progress of a timing function.
        case basic(UpcomingMotion.Tween, from: LayerValue, to: LayerValue)
        case keyframes(UpcomingMotion.Span, LayerCurve)
    }

    let row: Int
    let key: LayerKey
    private let content: Content

    // MARK: Objects

    /// Returns the animation of the layer.
    func object(on view: UIView, in dom: NIDOM) -> CAAnimation {
        switch content {
        case .basic(let tween, let first, let last):
            return tween.animation(of: key.path, from: first.object, to: last.object, on: view, in: dom)
        case .keyframes(let span, let curve):
            let keyframes = CAKeyframeAnimation(keyPath: key.path)
            let length = span.end - span.start
            keyframes.values = curve.points.map(\.value.object)
            keyframes.keyTimes = curve.points.map { point in
                NSNumber(value: point.time == curve.points.last?.time ? 1 : (point.time - span.start) / length)
            }
            keyframes.duration = length / 1000
            if span.repetitionStart != nil { keyframes.repeatCount = .infinity }
            keyframes.fillMode = span.fillsBackwards ? .both : .forwards
            let start = dom.clockTime(of: span.repetitionStart ?? span.start)
            keyframes.begin(at: start, on: view)
            return keyframes
        }
    }

    // MARK: Rows

    /// A view with its motion.
    @MainActor struct Source {
        let node: StyleNode
        let view: UIView
        let record: ViewRecord
        let plan: StylePlan
        let motion: UpcomingMotion
        let plans: StylePlanCache
        let layout: LayoutMotion

        /// The result of a try to show the values of a row.
        private enum Result {
            case constant
            case playable(RowMotion)
            case notPlayable
        }

        /// Returns the properties whose values layers can show, with the rows that they change. A row can only be shown if all of its
        /// properties that change can be, and a property only if all of its rows can be.
        /// - Parameter withLayout: Whether layers show the changes of frames, too.
        func playableRows(withLayout: Bool) -> LayoutMotion.PlayableRows {
            var properties = motion.playable
            if !withLayout { properties = properties.filter { !layout.affects($0, record) } }
            var results: [Int: Result] = [:]
            var isSettled = false
            while !isSettled {
                isSettled = true
                for row in plan.effects.rows.indices {
                    let moving = movingProperties(ofRow: row)
                    if moving.isDisjoint(with: properties) { continue }
                    if moving.isSubset(of: properties), let result = results[row] ?? result(ofRow: row, moving) {
                        results[row] = result
                        if case .notPlayable = result {} else { continue }
                    }
                    results[row] = .notPlayable
                    properties.subtract(moving)
                    isSettled = false
                }
            }
            var rows: [RowMotion] = []
            for case .playable(let row) in results.values
            where movingProperties(ofRow: row.row).isSubset(of: properties) { rows.append(row) }
            return (properties, rows.sorted { $0.row < $1.row })
        }

        /// The properties of a row that change. Empty if the row has no value.
        private func movingProperties(ofRow index: Int) -> Set<PropertyID> {
            let row = plan.effects.rows[index]
            let count = row.effect.roles.valueCount
            let hasValue =
                plan.step(of: index) != nil
                || row.properties.prefix(count).contains { $0.map(motion.properties.contains) ?? false }
            guard hasValue, row.condition?(view) ?? true else { return [] }
            return motion.properties.intersection(row.properties.compactMap { $0 })
        }

        private func result(ofRow index: Int, _ moving: Set<PropertyID>) -> Result? {
            guard let values = RowValues(index, self) else { return .notPlayable }
            guard let key = LayerKey(of: plan.effects.rows[index].effect, on: view) else {
                return isConstant(values, moving) ? .constant : .notPlayable
            }
            let size = view.bounds.size
            func isNear(_ first: LayerValue, _ second: LayerValue) -> Bool {
                first.isNear(second, isFraction: key.isFraction, in: size)
            }
            if let tween = motion.tween(of: moving), let (first, last) = values.ends(of: tween, isNear) {
                if first == last, last == values.valueAtRest { return .constant }
                return .playable(RowMotion(row: index, key: key, content: .basic(tween, from: first, to: last)))
            }
            guard let span = motion.span(of: moving),
                let curve = LayerCurve(breaks: span.breaks, in: size, isNear: isNear, value: values.value(at:))
            else { return .notPlayable }
            if curve.isConstant, curve.points.first?.value == values.valueAtRest { return .constant }
            return .playable(RowMotion(row: index, key: key, content: .keyframes(span, curve)))
        }

        /// Whether a row that is no property of a layer has the same value all the time, and at rest.
        private func isConstant(_ values: RowValues, _ moving: Set<PropertyID>) -> Bool {
            guard let span = motion.span(of: moving), let atRest = values.viewValue(of: motion.styleAtRest)
            else { return false }
            for (start, end) in zip(span.breaks, span.breaks.dropFirst()) {
                for part in [0, 0.37, 0.71] {
                    let style = motion.style(at: start + (end - start) * part)
                    if values.viewValue(of: style) != atRest { return false }
                }
            }
            return true
        }
    }
}

/// The values of a row for styles of its view.
@MainActor private struct RowValues {
    private let row: EffectRow
    private let source: RowMotion.Source
    private let own: ViewValue

    /// Fails if the view keeps its own value.
    init?(_ index: Int, _ source: RowMotion.Source) {
        (row, self.source) = (source.plan.effects.rows[index], source)
        if let step = source.plan.step(of: index), step.isKept { return nil }
        own = ViewRecord.ownValue(
            of: source.record.property(ofRow: index), row, on: source.view, keepsBaseline: true)
    }

    /// The value of a style. `nil` if it depends on more than the style.
    func viewValue(of style: ComputedStyle) -> ViewValue? {
        let values = StyleValues(own: style, variantSet: source.plan.values.variantSet)
        guard let inputs = values.values(of: row, in: source.plan.surroundings.layoutDirection) else { return own }
        let place = source.plans.place(of: source.view, in: source.plan.surroundings)
        let value = row.effect.value(StyleInputs(values: inputs, place: place))
        if place.wasViewRead || place.wasColorSchemeRead || place.partialFont != nil { return nil }
        return value ?? own
    }

    func value(at time: Double) -> LayerValue? { viewValue(of: source.motion.style(at: time)).flatMap(LayerValue.init) }

    var valueAtRest: LayerValue? { viewValue(of: source.motion.styleAtRest).flatMap(LayerValue.init) }

    /// The first and the last value of transitions. `nil` if the values between them are not on a line.
    func ends(
        of tween: UpcomingMotion.Tween, _ isNear: (LayerValue, LayerValue) -> Bool
    ) -> (LayerValue, LayerValue)? {
        guard tween.timing.mediaTimingFunction != nil else { return nil }
        func value(_ progress: Double) -> LayerValue? {
            viewValue(of: tween.style(progress)).flatMap(LayerValue.init)
        }
        guard let first = value(0), let last = value(1), first.isMixedByComponents(with: last) else { return nil }
        for time in tween.timing.probes {
            let progress = tween.timing.progress(at: time)
            guard let exact = value(progress), let line = first.mixed(with: last, at: progress), isNear(exact, line)
            else {
                return nil
            }
        }
        return (first, last)
    }
}

extension UpcomingMotion.Tween {
    /// Returns the animation of a layer's property on a line. Its timing function is one of Core Animation.
    @MainActor func animation(
        of path: String, from first: Any, to last: Any, on view: UIView, in dom: NIDOM
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue) = (first, last)
        animation.timingFunction = timing.mediaTimingFunction
        animation.duration = duration / 1000
        animation.fillMode = .both
        animation.begin(at: dom.clockTime(of: start), on: view)
        return animation
    }
}

extension CAAnimation {
    /// Sets the time at which the animation begins, and has it stay until its owner removes it. Core Animation would remove it when
    /// the app leaves the screen.
    @MainActor fileprivate func begin(at time: TimeInterval, on view: UIView) {
        beginTime = view.layer.convertTime(time, from: nil)
        isRemovedOnCompletion = false
    }
}

extension TimingFunction {
    /// The function of Core Animation. `nil` if it has none: for steps, and for lines with corners.
    var mediaTimingFunction: CAMediaTimingFunction? {
        controlPoints.map { points in
            CAMediaTimingFunction(controlPoints: Float(points[0]), Float(points[1]), Float(points[2]), Float(points[3]))
        }
    }
    /// The times at which values are compared with a line, from 0 to 1, with those of the least and the greatest progress.
    var probes: [Double] {
        let times = (1..<64).map { Double($0) / 64 }
        let extremes = [
            times.min { progress(at: $0) < progress(at: $1) }, times.max { progress(at: $0) < progress(at: $1) },
        ]
        return [0.03, 0.1, 0.25, 0.5, 0.75, 0.9, 0.97] + extremes.compactMap { $0 }
    }
}
