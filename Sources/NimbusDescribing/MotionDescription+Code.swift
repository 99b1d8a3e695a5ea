import CSSEngine
import NimbusUIKit

// The Swift code of transitions and animations. Durations and delays are in seconds.

extension MotionDescription {
    typealias Schemes = (light: MotionDescription?, dark: MotionDescription?)

    // MARK: Animations

    /// Returns the statements that start the animations of a view on screen.
    func animationLines(_ name: String, by writer: inout ValueWriter, in schemes: Schemes? = nil) -> [String] {
        var lines: [String] = []
        var keys: Set<String> = []
        for animation in animations {
            let title = "@keyframes \(SwiftLiteral.comment(animation.declared.name))"
            let result = animation.declared.result
            if case .nothing(let reason) = result {
                lines.append("// Without \(title), \(reason)")
                continue
            }
            lines += animation.omitted.map { "// \(title) without \(SwiftLiteral.comment($0))" }
            for track in animation.tracks {
                if case .end = result {
                    lines += endLines(track, of: animation.declared, title, name, &writer, schemes)
                    continue
                }
                let key = Self.unusedKey("\(animation.declared.name).\(track.keyPath)", &keys)
                let statements = self.lines(track, of: animation.declared, key, name, &writer, schemes)
                lines += ["// \(title)", "do {", statements.joined(separator: "\n").indented(by: 1), "}"]
            }
        }
        return lines
    }

    /// Returns a key that no other animation of the layer has, because an animation replaces the former one with its key.
    private static func unusedKey(_ base: String, _ keys: inout Set<String>) -> String {
        var key = base
        var number = 1
        while !keys.insert(key).inserted {
            number += 1
            key = "\(base).\(number)"
        }
        return key
    }

    /// Returns the statement that sets the value after the end of an animation.
    private func endLines(
        _ track: Track, of animation: DeclaredMotion.Animation, _ title: String, _ name: String,
        _ writer: inout ValueWriter, _ schemes: Schemes?
    ) -> [String] {
        guard let end = track.end(of: animation) else {
            return ["// \(title) without \(track.keyPath), which ends between two keyframes"]
        }
        let value = layerExpression(end, name, &writer, schemes)
        let statement =
            track.keyPath == "transform.rotation.z"
            ? "setAffineTransform(CGAffineTransform(rotationAngle: \(value)))" : "\(track.keyPath) = \(value)"
        return ["// The end of \(title)", "\(name).layer.\(statement)"]
    }

    private func lines(
        _ track: Track, of animation: DeclaredMotion.Animation, _ key: String, _ name: String,
        _ writer: inout ValueWriter, _ schemes: Schemes?
    ) -> [String] {
        let values = valueLines(track, of: animation, name, &writer, schemes)
        return values + Self.timingLines(animation, name) + [
            "\(name).layer.add(animation, forKey: \(SwiftLiteral.text(key)))"
        ]
    }

    private func valueLines(
        _ track: Track, of animation: DeclaredMotion.Animation, _ name: String, _ writer: inout ValueWriter,
        _ schemes: Schemes?
    ) -> [String] {
        let path = SwiftLiteral.text(track.keyPath)
        if let steps = track.steps(values: values.map { $0.number ?? 0 }, endsAtValue: animation.fillsForwards) {
            return [
                "let animation = CAKeyframeAnimation(keyPath: \(path))", "animation.calculationMode = .discrete",
                "animation.values = [\(steps.values.map { SwiftLiteral.number($0) }.joined(separator: ", "))]",
                "animation.keyTimes = [\(steps.times.map { SwiftLiteral.number($0) }.joined(separator: ", "))]",
            ]
        }
        let expressions = track.values.map { layerExpression($0, name, &writer, schemes) }
        let functions = track.segments.map(Self.function)
        if expressions.count == 2 {
            return [
                "let animation = CABasicAnimation(keyPath: \(path))", "animation.fromValue = \(expressions[0])",
                "animation.toValue = \(expressions[1])", "animation.timingFunction = \(functions[0])",
            ]
        }
        return [
            "let animation = CAKeyframeAnimation(keyPath: \(path))",
            "animation.values = \(Self.list(expressions))",
            "animation.keyTimes = [\(track.offsets.map { SwiftLiteral.number($0) }.joined(separator: ", "))]",
            "animation.timingFunctions = \(Self.list(functions))",
        ]
    }

    private static func timingLines(_ animation: DeclaredMotion.Animation, _ name: String) -> [String] {
        var lines = ["animation.duration = \(seconds(animation.duration))"]
        let halves = animation.alternates && animation.iterations > 1
        if halves { lines.append("animation.autoreverses = true") }
        let count = animation.iterations / (halves ? 2 : 1)
        if count != 1 { lines.append("animation.repeatCount = \(SwiftLiteral.number(count))") }
        lines += startLines(animation, name)
        switch (animation.fillsBackwards, animation.fillsForwards) {
        case (false, false): break
        case (true, false): lines.append("animation.fillMode = .backwards")
        case (let isBoth, true):
            lines += [
                "animation.fillMode = \(isBoth ? ".both" : ".forwards")", "animation.isRemovedOnCompletion = false",
            ]
        }
        if animation.isPaused { lines.append("animation.speed = 0") }
        return lines
    }

    private static func startLines(_ animation: DeclaredMotion.Animation, _ name: String) -> [String] {
        if animation.delay == 0 { return [] }
        let time = seconds(abs(animation.delay))
        // At speed 0, an animation stays at its offset, whenever it begins.
        if animation.isPaused { return animation.delay < 0 ? ["animation.timeOffset = \(time)"] : [] }
        return ["animation.beginTime = \(now(name)) \(animation.delay < 0 ? "-" : "+") \(time)"]
    }

    /// Returns the expression of the current time of a view's layer.
    private static func now(_ name: String) -> String {
        "\(name).layer.convertTime(CACurrentMediaTime(), from: nil)"
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
        // A property animator cannot begin in the past, but an animation of a layer can.
        let ofView = group.changes.filter { !group.beginsInPast && Self.isOfView($0) }
        let ofLayer = group.changes.filter { group.beginsInPast || !Self.isOfView($0) }
        var lines: [String] = []
        if !ofView.isEmpty {
            let animator = index == 0 ? "animator" : "animator\(index + 1)"
            lines += viewLines(ofView, group, state, name, animator, &writer, schemes)
        }
        for change in ofLayer { lines += Self.layerLines(change, group, state, name) }
        if !ofLayer.isEmpty { lines.append(assignments(ofLayer, state, name, &writer, schemes)) }
        return lines
    }

    /// Returns the statements that change properties with a property animator, in the directions that take time.
    private func viewLines(
        _ changes: [Change], _ group: ChangeGroup, _ state: State, _ name: String, _ animator: String,
        _ writer: inout ValueWriter, _ schemes: Schemes?
    ) -> [String] {
        if group.played.count == 2 {
            let both = assignments(changes, state, name, &writer, schemes)
            return Self.animatorLines(both, group, state, animator)
        }
        var other = statements(changes, \.other, name, &writer, schemes)
        var normal = statements(changes, \.normal, name, &writer, schemes)
        if group.toOther.duration > 0 {
            other = Self.animatorLines(other, group, state, animator).joined(separator: "\n")
        } else {
            normal = Self.animatorLines(normal, group, state, animator).joined(separator: "\n")
        }
        return [Self.branches(state, other, normal)]
    }

    private static func animatorLines(
        _ changes: String, _ group: ChangeGroup, _ state: State, _ animator: String
    ) -> [String] {
        let duration = choice(group, state) { seconds($0.duration) }
        let delay = choice(group, state) { seconds($0.delay) }
        return [
            "let \(animator) = UIViewPropertyAnimator(",
            "    duration: \(duration), controlPoint1: \(point(0, group, state)),",
            "    controlPoint2: \(point(2, group, state)))",
            "\(animator).addAnimations {", changes.indented(by: 1), "}",
            delay == "0" ? "\(animator).startAnimation()" : "\(animator).startAnimation(afterDelay: \(delay))",
        ]
    }

    /// Returns the statements that animate a property of a layer, in the directions that take time.
    private static func layerLines(
        _ change: Change, _ group: ChangeGroup, _ state: State, _ name: String
    ) -> [String] {
        guard let path = keyPath(change.name) else { return [] }
        let key = SwiftLiteral.text(path)
        let timing = choice(group, state) { function(.init(timing: $0.timing, isReversed: false)) }
        let delay = choice(group, state) { seconds($0.delay) }
        var lines = [
            "let animation = CABasicAnimation(keyPath: \(key))",
            "animation.fromValue = \(name).layer.presentation()?.\(path)",
            "animation.timingFunction = \(timing)",
            "animation.duration = \(choice(group, state) { seconds($0.duration) })",
        ]
        if delay != "0" { lines.append("animation.beginTime = \(now(name)) + (\(delay))") }
        if group.played.contains(where: { $0.delay > 0 }) { lines.append("animation.fillMode = .backwards") }
        lines.append("\(name).layer.add(animation, forKey: \(key))")
        let start = lines.joined(separator: "\n")
        if group.played.count == 2 { return ["do {", start.indented(by: 1), "}"] }
        // Otherwise the animation of the other direction would go on.
        let end = "\(name).layer.removeAnimation(forKey: \(key))"
        return [group.toOther.duration > 0 ? branches(state, start, end) : branches(state, end, start)]
    }

    /// Returns the expression of a value that can depend on the direction, or the value of the only direction that takes time.
    private static func choice(
        _ group: ChangeGroup, _ state: State, _ text: (DeclaredMotion.Transition) -> String
    ) -> String {
        let texts = group.played.map(text)
        return texts.count == 1 || texts[0] == texts[1] ? texts[0] : "\(state.condition) ? \(texts[0]) : \(texts[1])"
    }

    /// Returns the expression of a control point of the timing function.
    private static func point(_ first: Int, _ group: ChangeGroup, _ state: State) -> String {
        choice(group, state) { transition in
            let points = transition.timing.controlPoints ?? [0, 0, 1, 1]
            return ValueWriter.call("CGPoint", ["x", "y"], [points[first], points[first + 1]].map { CGFloat($0) })
        }
    }

    private func assignments(
        _ changes: [Change], _ state: State, _ name: String, _ writer: inout ValueWriter, _ schemes: Schemes?
    ) -> String {
        let other = statements(changes, \.other, name, &writer, schemes)
        let normal = statements(changes, \.normal, name, &writer, schemes)
        return Self.branches(state, other, normal)
    }

    private func statements(
        _ changes: [Change], _ value: KeyPath<Change, ValueIndex>, _ name: String, _ writer: inout ValueWriter,
        _ schemes: Schemes?
    ) -> String {
        changes.map { change in
            let text = expression(change[keyPath: value], name, &writer, schemes)
            return text.map { change.setter.statement($0, on: name) } ?? "// \(change.name): cannot be written down"
        }.joined(separator: "\n")
    }

    private static func branches(_ state: State, _ other: String, _ normal: String) -> String {
        """
        if \(state.condition) {
        \(other.indented(by: 1))
        } else {
        \(normal.indented(by: 1))
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

/// The effect of an animation after its start.
private enum AnimationResult {
    /// Values that change, or the values of a moment at which the animation is paused.
    case motion
    /// The values after the end.
    case end
    /// Nothing, for a reason.
    case nothing(String)
}

extension DeclaredMotion.Animation {
    /// Core Animation gives a duration of 0 and a repeat count of 0 other meanings.
    fileprivate var result: AnimationResult {
        if duration == 0 || iterations == 0 {
            if fillsForwards, delay <= 0 { return .end }
            return .nothing(iterations == 0 ? "which plays no iteration" : "which takes no time")
        }
        guard isPaused else { return .motion }
        if delay > 0 { return fillsBackwards ? .motion : .nothing("which is paused before it starts") }
        if -delay < duration * iterations { return .motion }
        return fillsForwards ? .end : .nothing("which is paused after its end")
    }
}

extension MotionDescription.Track {
    /// Returns the value after the end of an animation. `nil` if it is between those of two keyframes.
    fileprivate func end(of animation: DeclaredMotion.Animation) -> MotionDescription.ValueIndex? {
        let count = animation.iterations
        // Some steps rise at the start.
        if count == 0 { return segments.first?.timing.progress(at: 0) == 0 ? values.first : nil }
        if count.isInfinite { return values.last }
        guard count == count.rounded() else { return nil }
        return animation.alternates && count.truncatingRemainder(dividingBy: 2) == 0 ? values.first : values.last
    }

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
