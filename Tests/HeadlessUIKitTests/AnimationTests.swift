import Testing

@testable import HeadlessUIKit

/// The values of animations at instants.
@MainActor @Suite(.ownClock) struct AnimationTests {
    private let clock = MediaClock.current
    private let layer = CALayer()

    /// An animation of the corner radius from 0 to 10 in one second.
    private func radius(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 1
        change(animation)
        return animation
    }

    private func keyframes(
        _ values: [CGFloat], _ times: [NSNumber]? = nil, _ change: (CAKeyframeAnimation) -> Void = { _ in }
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
        animation.values = values
        animation.keyTimes = times
        animation.duration = 1
        change(animation)
        return animation
    }

    /// The radius at times since the animation was added, rounded to thousandths. The layer's own radius is 99.
    private func radii(_ animation: CAAnimation, at times: [Double]) -> [CGFloat] {
        let layer = CALayer()
        layer.cornerRadius = 99
        layer.add(animation, forKey: nil)
        let start = clock.time
        return times.map { time in
            clock.advance(by: start + time - clock.time)
            return ((layer.presentation()?.cornerRadius ?? .nan) * 1_000).rounded() / 1_000
        }
    }

    // MARK: Timing

    @Test func aValueMovesFromTheFirstToTheLastAndTheAnimationEnds() {
        #expect(radii(radius(), at: [0, 0.25, 0.5, 0.75, 1, 2]) == [0, 2.5, 5, 7.5, 99, 99])
    }

    @Test func theGettersKeepTheLayersValues() {
        layer.add(radius(), forKey: "radius")
        clock.advance(by: 0.5)
        #expect(layer.cornerRadius == 0 && layer.presentation()?.cornerRadius == 5)
        layer.cornerRadius = 7
        #expect(layer.cornerRadius == 7 && layer.presentation()?.cornerRadius == 5)
    }

    @Test func anAnimationRepeatsAndEndsWithinAnIteration() {
        let animation = radius { $0.repeatCount = 2.5 }
        #expect(radii(animation, at: [0.5, 1, 1.25, 2.4, 2.5]) == [5, 0, 2.5, 4, 99])
        let forever = radius { $0.repeatCount = .infinity }
        #expect(radii(forever, at: [0.5, 1_000.5]) == [5, 5])
    }

    @Test func anAnimationRunsBackAgain() {
        let animation = radius { $0.autoreverses = true }
        #expect(radii(animation, at: [0.5, 1, 1.25, 1.75, 2]) == [5, 10, 7.5, 2.5, 99])
        let half = radius {
            ($0.autoreverses, $0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (true, 0.5, .forwards, false)
        }
        #expect(radii(half, at: [0.5, 1, 5]) == [5, 10, 10])
        let twice = radius { ($0.autoreverses, $0.repeatCount) = (true, 2) }
        #expect(radii(twice, at: [2.25, 3.25, 3.75, 4]) == [2.5, 7.5, 2.5, 99])
    }

    @Test func theSpeedChangesTheDurationAndTheDirection() {
        #expect(radii(radius { $0.speed = 2 }, at: [0.25, 0.5]) == [5, 99])
        #expect(radii(radius { $0.speed = 0.5 }, at: [1, 1.5, 2]) == [5, 7.5, 99])
        #expect(radii(radius { $0.speed = -1 }, at: [0, 0.25, 0.75, 1]) == [10, 7.5, 2.5, 99])
        #expect(radii(radius { ($0.speed, $0.repeatCount) = (-1, .infinity) }, at: [0.25, 1.25]) == [7.5, 7.5])
        #expect(radii(radius { ($0.speed, $0.timeOffset) = (0, 0.3) }, at: [0, 5, 1_000]) == [3, 3, 3])
        #expect(radii(radius { ($0.speed, $0.timeOffset) = (0, 1) }, at: [0, 5]) == [10, 10])
    }

    @Test func theTimeOffsetShiftsTheIteration() {
        #expect(radii(radius { $0.timeOffset = 0.5 }, at: [0, 0.25, 0.75, 1]) == [5, 7.5, 2.5, 99])
        #expect(radii(radius { $0.timeOffset = -0.25 }, at: [0, 0.5]) == [7.5, 2.5])
    }

    @Test func anAnimationBeginsInThePastOrInTheFuture() {
        #expect(radii(radius { $0.beginTime = clock.time - 0.5 }, at: [0, 0.25, 0.5]) == [5, 7.5, 99])
        #expect(radii(radius { $0.beginTime = clock.time + 1 }, at: [0, 0.5, 1, 1.5, 2]) == [99, 99, 0, 5, 99])
        #expect(radii(radius { $0.beginTime = clock.time - 9 }, at: [0]) == [99])
    }

    @Test func theFillModeAppliesOutsideOfTheAnimation() {
        func values(_ mode: CAMediaTimingFillMode, isRemoved: Bool) -> [CGFloat] {
            let animation = radius {
                ($0.fillMode, $0.isRemovedOnCompletion, $0.beginTime) = (mode, isRemoved, clock.time + 1)
            }
            return radii(animation, at: [0, 1.5, 2, 3])
        }
        #expect(values(.removed, isRemoved: false) == [99, 5, 99, 99])
        #expect(values(.backwards, isRemoved: false) == [0, 5, 99, 99])
        #expect(values(.forwards, isRemoved: false) == [99, 5, 10, 10])
        #expect(values(.both, isRemoved: false) == [0, 5, 10, 10])
        #expect(values(.both, isRemoved: true) == [0, 5, 99, 99])
    }

    @Test func theEndOfAFractionIsItsValue() {
        let animation = radius { ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (1.25, .forwards, false) }
        #expect(radii(animation, at: [1.25, 9]) == [2.5, 2.5])
        let thrice = radius {
            ($0.duration, $0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (0.1, 3, .forwards, false)
        }
        #expect(radii(thrice, at: [0.3, 9]) == [10, 10])
    }

    @Test func sumsOfDurationsReachTheEnd() {
        for (duration, steps) in [(0.3, 3), (1 / 3.0, 1), (0.7, 7), (0.1, 1)] {
            let animation = radius { ($0.duration, $0.repeatCount) = (duration, 5) }
            layer.add(animation, forKey: "a")
            for _ in 0..<(steps * 5) { clock.advance(by: duration / Double(steps)) }
            #expect(layer.animationKeys() == nil, "\(duration)")
        }
    }

    @Test func aDurationThatIsNotPositiveIsAQuarterOfASecond() {
        for duration in [0.0, -3] { #expect(radii(radius { $0.duration = duration }, at: [0.125, 0.25]) == [5, 99]) }
    }

    // MARK: Timing functions

    @Test func timingFunctionsHaveTheirControlPoints() {
        func points(_ function: CAMediaTimingFunction) -> [Float] {
            (0..<4).flatMap { index in
                var point: [Float] = [-1, -1]
                function.getControlPoint(at: index, values: &point)
                return point
            }
        }
        #expect(points(CAMediaTimingFunction(controlPoints: 0.1, 2, 0.3, -4)) == [0, 0, 0.1, 2, 0.3, -4, 1, 1])
        #expect(points(CAMediaTimingFunction(name: .default)) == [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
        #expect(points(CAMediaTimingFunction(name: .easeIn))[2...5] == [0.42, 0, 1, 1])
        #expect(points(CAMediaTimingFunction(name: .easeOut))[2...5] == [0, 0, 0.58, 1])
        #expect(points(CAMediaTimingFunction(name: .easeInEaseOut))[2...5] == [0.42, 0, 0.58, 1])
        #expect(points(CAMediaTimingFunction(name: .linear))[2...5] == [0, 0, 1, 1])
        var point: [Float] = [-1, -1]
        CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &point)
        #expect(point == [-1, -1])
    }

    @Test func timingFunctionsChangeTheProgress() {
        func values(_ function: CAMediaTimingFunction) -> [CGFloat] {
            radii(radius { $0.timingFunction = function }, at: [0, 0.25, 0.5, 0.75])
        }
        #expect(values(CAMediaTimingFunction(name: .linear)) == [0, 2.5, 5, 7.5])
        // The values of cubic-bezier() in browsers.
        #expect(values(CAMediaTimingFunction(name: .easeIn)) == [0, 0.935, 3.154, 6.219])
        #expect(values(CAMediaTimingFunction(name: .easeInEaseOut)) == [0, 1.292, 5, 8.708])
        #expect(values(CAMediaTimingFunction(name: .default)) == [0, 4.085, 8.024, 9.605])
        #expect(values(CAMediaTimingFunction(controlPoints: 0.5, 2, 0.5, 2))[2] > 10)
    }

    @Test func anAnimationRunsBackWithTheSameEasing() {
        let animation = radius { ($0.timingFunction, $0.autoreverses) = (CAMediaTimingFunction(name: .easeIn), true) }
        #expect(radii(animation, at: [0.25, 1.75]) == [0.935, 0.935])
    }

    // MARK: Keyframes

    @Test func keyframesAreDistributedEvenlyOrByTheirTimes() {
        #expect(radii(keyframes([0, 10, 4]), at: [0, 0.25, 0.5, 0.75]) == [0, 5, 10, 7])
        #expect(radii(keyframes([0, 10, 4], [0, 0.2, 1]), at: [0, 0.1, 0.2, 0.6]) == [0, 5, 10, 7])
        #expect(radii(keyframes([3]), at: [0, 0.9, 1]) == [3, 3, 99])
    }

    @Test func equalTimesAreAJump() {
        let animation = keyframes([0, 10, 50, 60], [0, 0.5, 0.5, 1])
        #expect(radii(animation, at: [0.25, 0.499, 0.5, 0.75]) == [5, 9.98, 50, 55])
        let ends = keyframes([1, 10, 20, 2], [0, 0, 1, 1]) {
            ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
        }
        #expect(radii(ends, at: [0, 0.5, 1]) == [10, 15, 2])
    }

    @Test func eachSegmentHasATimingFunction() {
        let animation = keyframes([0, 10, 20], [0, 0.5, 1]) {
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        }
        #expect(radii(animation, at: [0.125, 0.5, 0.625]) == [0.935, 10, 12.5])
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        #expect(radii(animation, at: [0.75]) == [12.437])
    }

    @Test func discreteKeyframesStay() {
        let even = keyframes([1, 2, 3, 4]) { $0.calculationMode = .discrete }
        #expect(radii(even, at: [0, 0.24, 0.25, 0.99]) == [1, 1, 2, 4])
        let timed = keyframes([1, 2, 3], [0, 0.1, 0.9, 1]) { $0.calculationMode = .discrete }
        #expect(radii(timed, at: [0.05, 0.1, 0.89, 0.9]) == [1, 2, 2, 3])
        timed.fillMode = .forwards
        timed.isRemovedOnCompletion = false
        #expect(radii(timed, at: [2]) == [3])
    }

    // MARK: Values

    @Test func numbersOfAllTypesAreValues() {
        for (from, to) in [(CGFloat(2), Double(4)), (Float(2), 4), (NSNumber(value: 2), UInt8(4))] as [(Any, Any)] {
            #expect(radii(radius { ($0.fromValue, $0.toValue) = (from, to) }, at: [0.5]) == [3])
        }
    }

    @Test func missingEndsAreTheValueWithoutTheAnimation() {
        #expect(radii(radius { $0.fromValue = nil }, at: [0, 0.5]) == [99, 54.5])
        #expect(radii(radius { $0.toValue = nil }, at: [0, 0.5]) == [0, 49.5])
        #expect(radii(radius { ($0.fromValue, $0.toValue) = (nil, nil) }, at: [0.5]) == [99])
    }

    /// The presentation in the middle of an animation of a property.
    private func middle(_ keyPath: String, _ from: Any?, _ to: Any) throws -> CALayer {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: keyPath)
        clock.advance(by: 0.5)
        defer { layer.removeAllAnimations() }
        return try #require(layer.presentation())
    }

    @Test func allPropertiesAreAnimated() throws {
        let (red, blue) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 0))
        let purple = CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.5)
        #expect(try middle("opacity", Float(0), Float(1)).opacity == 0.5)
        #expect(try middle("opacity", nil, 0).opacity == 0.5)
        #expect(try middle("backgroundColor", red, blue).backgroundColor == purple)
        #expect(try middle("borderColor", red, blue).borderColor == purple)
        #expect(try middle("shadowColor", red, blue).shadowColor == purple)
        #expect(try middle("borderWidth", 2, 4).borderWidth == 3)
        #expect(try middle("shadowOpacity", 0, 1).shadowOpacity == 0.5)
        #expect(try middle("shadowRadius", nil, 5).shadowRadius == 4)
        #expect(try middle("zPosition", 1, -3).zPosition == -1)
        let size = CGSize(width: 4, height: 3)
        #expect(try middle("shadowOffset", nil, size).shadowOffset == CGSize(width: 2, height: 0))
        let (point, rect) = (CGPoint(x: 2, y: 4), CGRect(x: 2, y: 4, width: 6, height: 8))
        #expect(try middle("position", nil, point).position == CGPoint(x: 1, y: 2))
        #expect(try middle("bounds", nil, rect).bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        let transform = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 8, y: 2))
        #expect(try middle("transform", nil, transform).affineTransform() == CGAffineTransform(translationX: 4, y: 1))
    }

    @Test func aColourThatIsMissingIsClearOrBlack() throws {
        let white = CGColor(gray: 1, alpha: 1)
        #expect(try middle("backgroundColor", nil, white).backgroundColor == CGColor(gray: 0.5, alpha: 0.5))
        #expect(try middle("borderColor", nil, white).borderColor == CGColor(gray: 0.5, alpha: 1))
    }

    @Test func theBackgroundOfAViewIsTheFirstValue() throws {
        let view = UIView()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        (animation.toValue, animation.duration) = (CGColor(red: 0, green: 0, blue: 1, alpha: 1), 1)
        view.layer.add(animation, forKey: nil)
        clock.advance(by: 0.5)
        #expect(view.layer.presentation()?.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    }

    // MARK: Transforms

    private func isNear(_ found: CGAffineTransform, _ expected: CGAffineTransform) -> Bool {
        zip(
            [found.a, found.b, found.c, found.d, found.tx, found.ty],
            [expected.a, expected.b, expected.c, expected.d, expected.tx, expected.ty]
        ).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    private func middle(_ from: CGAffineTransform, _ to: CGAffineTransform) throws -> CGAffineTransform {
        let (from, to) = (CATransform3DMakeAffineTransform(from), CATransform3DMakeAffineTransform(to))
        return try middle("transform", from, to).affineTransform()
    }

    @Test func transformsAreDecomposed() throws {
        func turn(_ degrees: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: degrees * .pi / 180) }
        #expect(isNear(try middle(.identity, turn(90)), turn(45)))
        // The shorter way.
        #expect(isNear(try middle(turn(170), turn(-170)), turn(180)))
        #expect(isNear(try middle(turn(-80), turn(80)), turn(0)))
        let scaled = turn(60).scaledBy(x: 3, y: 5)
        #expect(isNear(try middle(.identity, scaled), turn(30).scaledBy(x: 2, y: 3)))
        let (flipX, flipY) = (CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -1))
        #expect(isNear(try middle(.identity, flipX), CGAffineTransform(scaleX: 0, y: 1)))
        #expect(isNear(try middle(.identity, flipY), CGAffineTransform(scaleX: 1, y: 0)))
        let skewed = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
        #expect(isNear(try middle(.identity, skewed), CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)))
        #expect(
            isNear(try middle(CGAffineTransform(scaleX: 0, y: 0), .identity), CGAffineTransform(scaleX: 0.5, y: 0.5)))
        #expect(
            isNear(try middle(CGAffineTransform(scaleX: 0, y: 2), .identity), CGAffineTransform(scaleX: 0.5, y: 1.5)))
    }

    @Test func eachTransformIsTheSumOfItsComponents() throws {
        for (a, b, c, d) in [
            (1, 2, 3, 4), (-1, 2, 3, 4), (0, 2, 3, 0), (0, -2, 3, 0), (-3, 0, 1, -2), (0, 0, 2, 1), (2, 1, 0, 0),
        ]
            as [(CGFloat, CGFloat, CGFloat, CGFloat)]
        {
            let transform = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 5, ty: 6)
            #expect(isNear(try middle(transform, transform), transform), "\(transform)")
        }
    }

    @Test func transformsOfSpaceContainAffineTransforms() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        var transform = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(transform) && CATransform3DGetAffineTransform(transform) == affine)
        #expect(CATransform3DGetAffineTransform(CATransform3DIdentity) == .identity)
        transform.m34 = -0.01
        #expect(!CATransform3DIsAffine(transform) && !CATransform3DIsAffine(CATransform3D()))
        let view = UIView()
        view.layer.transform = CATransform3DMakeAffineTransform(affine)
        #expect(view.transform == affine && view.layer.affineTransform() == affine && view.layer.transform.m42 == 6)
        view.layer.setAffineTransform(.identity)
        #expect(view.transform == .identity)
    }

    // MARK: The animations of a layer

    @Test func theLayerStoresCopies() throws {
        let animation = radius()
        layer.add(animation, forKey: "radius")
        animation.toValue = 1_000
        animation.duration = 100
        clock.advance(by: 0.5)
        #expect(layer.presentation()?.cornerRadius == 5)
        let stored = try #require(layer.animation(forKey: "radius") as? CABasicAnimation)
        #expect(stored !== animation && stored.duration == 1 && stored.beginTime == clock.time - 0.5)
        #expect(stored.keyPath == "cornerRadius" && stored.toValue as? Int == 10 && animation.beginTime == 0)
    }

    @Test func copiesHaveAllProperties() throws {
        let animation = keyframes([1, 2], [0, 1]) {
            ($0.beginTime, $0.speed, $0.timeOffset, $0.repeatCount, $0.autoreverses) = (1, 2, 3, 4, true)
            ($0.fillMode, $0.isRemovedOnCompletion, $0.calculationMode) = (.both, false, .discrete)
            $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeOut)]
        }
        let copy = try #require(animation.copy() as? CAKeyframeAnimation)
        #expect(copy.values as? [CGFloat] == [1, 2] && copy.keyTimes == [0, 1] && copy.keyPath == "cornerRadius")
        #expect(copy.beginTime == 1 && copy.duration == 1 && copy.speed == 2 && copy.timeOffset == 3)
        #expect(copy.repeatCount == 4 && copy.autoreverses && copy.fillMode == .both && !copy.isRemovedOnCompletion)
        #expect(copy.calculationMode == .discrete && copy.timingFunction === animation.timingFunction)
        #expect(copy.timingFunctions?.first === animation.timingFunctions?.first)
        #expect(CAAnimation().copy() is CAAnimation && CAPropertyAnimation(keyPath: "x").copy() is CAPropertyAnimation)
    }

    @Test func theDefaultsAreCoreAnimations() {
        let animation = CAKeyframeAnimation()
        #expect(
            animation.beginTime == 0 && animation.duration == 0 && animation.speed == 1 && animation.timeOffset == 0)
        #expect(animation.repeatCount == 0 && !animation.autoreverses && animation.fillMode == .removed)
        #expect(
            animation.isRemovedOnCompletion && animation.timingFunction == nil && animation.calculationMode == .linear)
        #expect(animation.values == nil && animation.keyTimes == nil && animation.keyPath == nil)
    }

    @Test func keysIdentifyAnimations() {
        #expect(layer.animationKeys() == nil && layer.animation(forKey: "a") == nil)
        layer.add(radius(), forKey: "a")
        layer.add(radius { $0.duration = 3 }, forKey: "b")
        layer.add(radius { $0.toValue = 20 }, forKey: "a")
        layer.add(radius { $0.toValue = 40 }, forKey: nil)
        #expect(layer.animationKeys() == ["b", "a"] && layer.animations?.count == 3)
        clock.advance(by: 0.5)
        // The last animation wins.
        #expect(layer.presentation()?.cornerRadius == 20)
        clock.advance(by: 1)
        #expect(layer.animationKeys() == ["b"] && layer.animation(forKey: "a") == nil && layer.animations?.count == 1)
        #expect(layer.presentation()?.cornerRadius == 5)
        layer.removeAnimation(forKey: "c")
        layer.removeAnimation(forKey: "b")
        #expect(layer.animationKeys() == nil && layer.animations == nil)
        layer.add(radius(), forKey: nil)
        #expect(layer.animationKeys() == nil)
        layer.removeAllAnimations()
        #expect(layer.animations == nil)
    }

    @Test func animationsThatHaveEndedAreRemoved() {
        layer.add(radius(), forKey: "removed")
        layer.add(radius { $0.isRemovedOnCompletion = false }, forKey: "left")
        clock.advance(by: 1)
        #expect(layer.presentation()?.cornerRadius == 0)
        #expect(layer.animationKeys() == ["left"])
    }

    @Test func presentationsAreCopies() throws {
        let shape = CAShapeLayer()
        (shape.lineWidth, shape.name, shape.fillRule) = (3, "shape", .evenOdd)
        shape.add(radius(), forKey: nil)
        clock.advance(by: 0.5)
        let presentation = try #require(shape.presentation())
        #expect(presentation !== shape && presentation.lineWidth == 3 && presentation.name == "shape")
        #expect(presentation.cornerRadius == 5 && presentation.fillRule == .evenOdd && presentation.delegate == nil)
        layer.cornerRadius = 4
        #expect(layer.presentation() !== layer && layer.presentation()?.cornerRadius == 4)
    }

    @Test func allLayersHaveTheSameTime() {
        #expect(layer.convertTime(3, from: nil) == 3 && layer.convertTime(clock.time, from: CALayer()) == clock.time)
    }
}
