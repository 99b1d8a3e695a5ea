import CSSEngine
import NimbusUIKit

// The Swift code of transitions and animations. Durations and delays are in seconds.

extension MotionDescription {
    typealias Schemes = (light: MotionDescription?, dark: MotionDescription?)

    // MARK: Animations

    /// Returns the statements that start the animations of a view on screen.
    func animationLines(_ name: String, by writer: inout ValueWriter, in schemes: Schemes? = nil) -> [String] {
        animations.flatMap { animation in
            let comment = SwiftLiteral.comment(animation.declared.name)
            let omitted = animation.omitted.map { "// @keyframes \(comment) without \(SwiftLiteral.comment($0))" }
            return omitted
                + animation.tracks.map { track in
                    """
                    // @keyframes \(comment)
                    do {
                    \(lines(track, of: animation.declared, name, &writer, schemes).joined(separator: "\n").indented(by: 1))
                    }
                    """
                }
        }
    }

    private func lines(
        _ track: Track, of animation: DeclaredMotion.Animation, _ name: String, _ writer: inout ValueWriter,
        _ schemes: Schemes?
    ) -> [String] {
        let path = SwiftLiteral.text(track.keyPath)
        var lines: [String]
        if let steps = track.steps(values: values.map { $0.number ?? 0 }, endsAtValue: animation.fillsForwards) {
            lines = [
                "let animation = CAKeyframeAnimation(keyPath: \(path))", "animation.calculationMode = .discrete",
                "animation.values = [\(steps.values.map { SwiftLiteral.number($0) }.joined(separator: ", "))]",
                "animation.keyTimes = [\(steps.times.map { SwiftLiteral.number($0) }.joined(separator: ", "))]",
            ]
        } else {
            let expressions = track.values.map { layerExpression($0, name, &writer, schemes) }
            let functions = track.segments.map(Self.function)
            if expressions.count == 2 {
                lines = [
                    "let animation = CABasicAnimation(keyPath: \(path))", "animation.fromValue = \(expressions[0])",
                    "animation.toValue = \(expressions[1])", "animation.timingFunction = \(functions[0])",
                ]
            } else {
                lines = [
                    "let animation = CAKeyframeAnimation(keyPath: \(path))",
                    "animation.values = \(Self.list(expressions))",
                    "animation.keyTimes = [\(track.offsets.map { SwiftLiteral.number($0) }.joined(separator: ", "))]",
                    "animation.timingFunctions = \(Self.list(functions))",
                ]
            }
        }
        lines.append("animation.duration = \(Self.seconds(animation.duration))")
        let halves = animation.alternates && animation.iterations > 1
        if halves { lines.append("animation.autoreverses = true") }
        let count = animation.iterations / (halves ? 2 : 1)
        if count != 1 { lines.append("animation.repeatCount = \(SwiftLiteral.number(count))") }
        if animation.delay != 0 {
            let start = "\(name).layer.convertTime(CACurrentMediaTime(), from: nil)"
            let sign = animation.delay < 0 ? "-" : "+"
            lines.append("animation.beginTime = \(start) \(sign) \(Self.seconds(abs(animation.delay)))")
        }
        switch (animation.fillsBackwards, animation.fillsForwards) {
        case (false, false): break
        case (true, false): lines.append("animation.fillMode = .backwards")
        case (let isBoth, true):
            lines += [
                "animation.fillMode = \(isBoth ? ".both" : ".forwards")", "animation.isRemovedOnCompletion = false",
            ]
        }
        if animation.isPaused { lines.append("animation.speed = 0") }
        let key = SwiftLiteral.text("\(animation.name).\(track.keyPath)")
        return lines + ["\(name).layer.add(animation, forKey: \(key))"]
    }

    // MARK: States

    /// Returns the functions that move a view to the style of a state, or back.
    func stateFunctions(_ name: String, by writer: inout ValueWriter, in schemes: Schemes? = nil) -> [String] {
        stateChanges.map { change in
            let body = change.groups.enumerated().flatMap { index, group in
                lines(group, change.state, name, animator: index, &writer, schemes)
            }
            let omitted = change.omitted.map { "// Without \(SwiftLiteral.comment($0))" }
            let (immediate, parameter) = (change.immediate, change.state.parameter)
            let assignment =
                immediate.isEmpty ? [] : [assignments(immediate, change.state, name, &writer, schemes)]
            return """
                /// Moves the view to its style \(change.state.phrase), or back.
                func \(SwiftNames.animate(name))(\(parameter): Bool) {
                \((omitted + body + assignment).joined(separator: "\n").indented(by: 1))
                }
                """
        }
    }

    private func lines(
        _ group: ChangeGroup, _ state: State, _ name: String, animator index: Int, _ writer: inout ValueWriter,
        _ schemes: Schemes?
    ) -> [String] {
        func choice(_ text: (DeclaredMotion.Transition) -> String) -> String {
            let (other, normal) = (text(group.toOther), text(group.toNormal))
            return other == normal ? other : "\(state.condition) ? \(other) : \(normal)"
        }
        func point(_ first: Int) -> String {
            choice { transition in
                let points = transition.timing.controlPoints ?? [0, 0, 1, 1]
                return ValueWriter.call("CGPoint", ["x", "y"], [points[first], points[first + 1]].map { CGFloat($0) })
            }
        }
        let duration = choice { Self.seconds($0.duration) }
        let ofView = group.changes.filter(Self.isOfView)
        let ofLayer = group.changes.filter { !Self.isOfView($0) }
        var lines: [String] = []
        if !ofView.isEmpty {
            let animator = index == 0 ? "animator" : "animator\(index + 1)"
            let delay = choice { Self.seconds(max($0.delay, 0)) }
            lines += [
                "let \(animator) = UIViewPropertyAnimator(",
                "    duration: \(duration), controlPoint1: \(point(0)),", "    controlPoint2: \(point(2)))",
                "\(animator).addAnimations {",
                assignments(ofView, state, name, &writer, schemes).indented(by: 1), "}",
                delay == "0" ? "\(animator).startAnimation()" : "\(animator).startAnimation(afterDelay: \(delay))",
            ]
        }
        for change in ofLayer {
            guard let path = Self.keyPath(change.name) else { continue }
            let delay = choice { Self.seconds($0.delay) }
            let function = choice { Self.function(.init(timing: $0.timing, isReversed: false)) }
            lines += [
                "do {", "    let animation = CABasicAnimation(keyPath: \(SwiftLiteral.text(path)))",
                "    animation.fromValue = \(name).layer.presentation()?.\(path)",
                "    animation.timingFunction = \(function)", "    animation.duration = \(duration)",
            ]
            if delay != "0" {
                lines += [
                    "    animation.beginTime = \(name).layer.convertTime(CACurrentMediaTime(), from: nil) + (\(delay))",
                    "    animation.fillMode = .backwards",
                ]
            }
            lines += [
                "    \(name).layer.add(animation, forKey: \(SwiftLiteral.text(path)))", "}",
            ]
        }
        if !ofLayer.isEmpty { lines.append(assignments(ofLayer, state, name, &writer, schemes)) }
        return lines
    }

    private func assignments(
        _ changes: [Change], _ state: State, _ name: String, _ writer: inout ValueWriter, _ schemes: Schemes?
    ) -> String {
        func statements(_ value: (Change) -> ValueIndex, _ writer: inout ValueWriter) -> String {
            changes.map { change in
                let text = expression(value(change), name, &writer, schemes)
                return text.map { change.setter.statement($0, on: name) } ?? "// \(change.name): cannot be written down"
            }.joined(separator: "\n").indented(by: 1)
        }
        return """
            if \(state.condition) {
            \(statements(\.other, &writer))
            } else {
            \(statements(\.normal, &writer))
            }
            """
    }

    // MARK: Values

    private func expression(
        _ index: ValueIndex, _ name: String, _ writer: inout ValueWriter, _ schemes: Schemes?
    ) -> String? {
        let pair = schemes.flatMap { schemes -> (light: ViewValue?, dark: ViewValue?)? in
            guard let light = schemes.light?.values, let dark = schemes.dark?.values, light.count == dark.count,
                light.count == values.count
            else { return nil }
            return (light[index], dark[index])
        }
        return writer.expression(values[index], in: pair, imageName: nil, of: name)
    }

    private func layerExpression(
        _ index: ValueIndex, _ name: String, _ writer: inout ValueWriter, _ schemes: Schemes?
    ) -> String {
        let text = expression(index, name, &writer, schemes) ?? "nil"
        if case .transform = values[index] {
            let matrix = text.hasPrefix(".") ? "CGAffineTransform" + text : text
            return "CATransform3DMakeAffineTransform(\(matrix))"
        }
        return text
    }

    private static func list(_ items: [String]) -> String {
        "[\n" + items.map { $0.indented(by: 1) + ",\n" }.joined() + "]"
    }

    private static func seconds(_ milliseconds: Double) -> String { SwiftLiteral.number(CGFloat(milliseconds / 1000)) }

    private static func function(_ segment: Track.Segment) -> String {
        let points = segment.timing.controlPoints ?? [0, 0, 1, 1]
        let shown = segment.isReversed ? [1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1]] : points
        let numbers = shown.map { SwiftLiteral.number(CGFloat(($0 * 1e6).rounded() / 1e6)) }
        return "CAMediaTimingFunction(controlPoints: \(numbers.joined(separator: ", ")))"
    }
}

extension MotionDescription.Track {
    /// The values and the times of a staircase. `nil` if the track has curves.
    /// - Parameters:
    ///   - numbers: All values of the description.
    ///   - endsAtValue: Whether the last value is shown after the end.
    fileprivate func steps(values numbers: [CGFloat], endsAtValue: Bool) -> (values: [CGFloat], times: [CGFloat])? {
        var shown: [CGFloat] = []
        var times: [CGFloat] = []
        for (index, segment) in segments.enumerated() {
            guard case .steps(let count, _) = segment.timing else { return nil }
            let (start, end) = (numbers[values[index]], numbers[values[index + 1]])
            let length = offsets[index + 1] - offsets[index]
            for step in 0..<count {
                let place = (Double(step) + 0.5) / Double(count)
                let progress =
                    segment.isReversed ? 1 - segment.timing.progress(at: 1 - place) : segment.timing.progress(at: place)
                shown.append(start + (end - start) * CGFloat(progress))
                times.append(CGFloat(offsets[index] + length * Double(step) / Double(count)))
            }
        }
        if endsAtValue, let last = values.last {
            shown.append(numbers[last])
            times.append(1)
        }
        return (shown, times + [1])
    }
}

extension MotionDescription.State {
    fileprivate var parameter: String {
        switch self {
        case .highlighted: "isHighlighted"
        case .selected: "isSelected"
        case .disabled: "isEnabled"
        }
    }

    fileprivate var condition: String { self == .disabled ? "!isEnabled" : parameter }

    fileprivate var phrase: String {
        switch self {
        case .highlighted: "while it is highlighted"
        case .selected: "while it is selected"
        case .disabled: "while it is disabled"
        }
    }
}
