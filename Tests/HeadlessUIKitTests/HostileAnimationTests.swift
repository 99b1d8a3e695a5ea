import Testing

@testable import HeadlessUIKit

/// Animations with numbers and values that make no sense.
@MainActor @Suite(.ownClock) struct HostileAnimationTests {
    private let clock = MediaClock.current
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    private func radius() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        return animation
    }

    private func radius(_ animation: CAAnimation, after time: Double = 0.5) -> CGFloat? {
        let layer = CALayer()
        layer.cornerRadius = 99
        layer.add(animation, forKey: nil)
        clock.advance(by: time)
        return layer.presentation()?.cornerRadius
    }

    @Test func timingThatIsNotFiniteHasNoEffect() {
        for number in [Double.nan, Double.infinity, -Double.infinity] {
            for change: (CABasicAnimation) -> Void in [
                { $0.duration = number }, { $0.beginTime = number }, { $0.timeOffset = number },
                { $0.speed = Float(number) },
            ] {
                let animation = radius()
                change(animation)
                view.layer.add(radius(), forKey: "a")
                view.layer.add(animation, forKey: "a")
                // A negative duration is the default duration.
                if animation.duration == -Double.infinity { continue }
                #expect(view.layer.animation(forKey: "a")?.duration == 1 && radius(animation) == 99)
            }
        }
        let animation = radius()
        animation.repeatCount = .nan
        #expect(radius(animation) == 99)
        animation.repeatCount = -5
        #expect(radius(animation) == 5 && radius(animation, after: 1) == 99)
    }

    @Test func hugeAndTinyTimesAreFinite() {
        for duration in [1e-300, Double.leastNonzeroMagnitude, 1e300, .greatestFiniteMagnitude] {
            for speed in [1e-38, -1e-38, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0] as [Float] {
                for (count, offset) in [(0, 0), (.infinity, 1e300), (1e-38, -1e300), (.greatestFiniteMagnitude, 5)]
                    as [(Float, Double)]
                {
                    let animation = radius()
                    (animation.duration, animation.speed, animation.repeatCount) = (duration, speed, count)
                    (animation.timeOffset, animation.autoreverses, animation.fillMode) = (offset, true, .both)
                    animation.isRemovedOnCompletion = false
                    let found = radius(animation) ?? .nan
                    #expect((0...10).contains(found), "\(duration) \(speed) \(count) \(offset)")
                    animation.beginTime = -.greatestFiniteMagnitude
                    #expect((0...10).contains(radius(animation) ?? .nan))
                }
            }
        }
    }

    @Test func valuesOfOtherTypesHaveNoEffect() {
        for value in ["10", CGSize(width: 1, height: 1), CGColor(gray: 0, alpha: 1), Double.nan, CGFloat.infinity, [1]]
            as [Any]
        {
            let animation = radius()
            animation.toValue = value
            #expect(radius(animation) == 99)
            animation.toValue = nil
            animation.fromValue = value
            #expect(radius(animation) == 99)
            let keyframes = CAKeyframeAnimation(keyPath: "cornerRadius")
            keyframes.values = [1, value, 3]
            #expect(radius(keyframes, after: 0) == 99)
        }
        let transform = CABasicAnimation(keyPath: "transform")
        transform.toValue = 3
        let color = CABasicAnimation(keyPath: "backgroundColor")
        color.toValue = UIColor.red
        for animation in [transform, color] { view.layer.add(animation, forKey: nil) }
        let presentation = view.layer.presentation()
        #expect(presentation?.affineTransform() == .identity && presentation?.backgroundColor == nil)
    }

    @Test func unknownKeyPathsHaveNoEffect() {
        for keyPath in [nil, "", "radius", "transform.scale", "position.x", "cornerRadius ", "sublayers"] as [String?] {
            let animation = radius()
            animation.keyPath = keyPath
            view.layer.add(animation, forKey: "key")
            #expect(radius(animation) == 99 && view.layer.animationKeys() == ["key"])
        }
        view.layer.add(CAAnimation(), forKey: "key")
        view.layer.add(CAPropertyAnimation(keyPath: "opacity"), forKey: "key")
        #expect(view.layer.presentation()?.opacity == 1)
    }

    @Test func wrongKeyTimesAreIgnored() {
        for times in [
            [], [0, 1], [0, 0.9, 0.8, 1], [0.1, 0.9, 1], [0, 0.1, 0.9], [0, .nan, 1], [.nan, .nan, .nan], [0, 2, 1],
            [0, -1, 1],
        ]
            as [[Double]]
        {
            let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
            (animation.values, animation.keyTimes, animation.duration) = ([0, 10, 30], times as [NSNumber], 1)
            #expect(radius(animation, after: 0.75) == 20, "\(times)")
            animation.calculationMode = .discrete
            #expect(radius(animation, after: 0.75) == 30, "\(times)")
        }
        let none = CAKeyframeAnimation(keyPath: "cornerRadius")
        #expect(radius(none, after: 0.1) == 99)
        none.values = []
        #expect(radius(none, after: 0.1) == 99)
        none.calculationMode = CAAnimationCalculationMode(rawValue: "unknown")
        none.values = [0, 8]
        none.duration = 1
        #expect(radius(none) == 4)
    }

    @Test func timingFunctionsThatAreNotFiniteAreLines() {
        for number in [Float.nan, Float.infinity, -Float.infinity] {
            let animation = radius()
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, number, 0.5, 0.5)
            #expect(radius(animation) == 5)
        }
        let animation = radius()
        animation.timingFunction = CAMediaTimingFunction(controlPoints: -9, 0, 9, 1)
        #expect(radius(animation).map { (0...10).contains($0) } == true)
        animation.timingFunction = CAMediaTimingFunction(
            controlPoints: 0, .greatestFiniteMagnitude, 1, .greatestFiniteMagnitude)
        animation.toValue = CGFloat.greatestFiniteMagnitude
        #expect(radius(animation) == 99)
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "unknown"))
        animation.toValue = 10
        #expect(radius(animation) == 5)
    }

    @Test func manyKeyframesAreFast() {
        let count = 100_000
        let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
        animation.values = (0..<count).map { CGFloat($0) }
        animation.keyTimes = (0..<count).map { NSNumber(value: Double($0) / Double(count - 1)) }
        animation.duration = 1
        view.layer.add(animation, forKey: "a")
        let start = ContinuousClock.now
        for _ in 0..<2_000 {
            clock.advance(by: 0.0001)
            _ = view.layer.presentation()
        }
        // A linear search takes minutes.
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(abs((view.layer.presentation()?.cornerRadius ?? 0) - 19_999.8) < 0.01)
    }

    @Test func picturesOfHugeValuesAreDrawn() {
        let huge = CGFloat.greatestFiniteMagnitude
        let values: [(String, Any)] = [
            ("opacity", huge), ("opacity", -huge), ("cornerRadius", huge), ("borderWidth", huge),
            ("borderWidth", -huge),
            ("shadowOpacity", huge), ("shadowRadius", huge), ("shadowOffset", CGSize(width: huge, height: -huge)),
            ("position", CGPoint(x: huge, y: huge)), ("zPosition", -huge),
            ("bounds", CGRect(x: -huge, y: 0, width: huge, height: 1)),
            ("bounds", CGRect(x: 0, y: 0, width: -5, height: -5)),
            ("transform", CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: huge, y: huge))),
            (
                "transform",
                CATransform3DMakeAffineTransform(CGAffineTransform(a: huge, b: huge, c: huge, d: huge, tx: 0, ty: 0))
            ),
            ("transform", CATransform3D()),
        ]
        let root = UIView(frame: view.frame)
        view.backgroundColor = UIColor(white: 0, alpha: 1)
        (view.layer.shadowOpacity, view.layer.borderWidth) = (1, 1)
        root.addSubview(view)
        for (keyPath, value) in values {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.toValue, animation.duration) = (value, 1)
            view.layer.add(animation, forKey: nil)
            for layer in [view.layer.mask, view.layer.sublayers?.first] { layer?.add(animation, forKey: nil) }
            for _ in 0..<3 {
                #expect(Picture(root).image.size == root.bounds.size)
                clock.advance(by: 0.4)
            }
            view.layer.removeAllAnimations()
        }
    }
}
