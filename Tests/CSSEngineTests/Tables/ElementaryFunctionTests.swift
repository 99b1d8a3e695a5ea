import Foundation
import TestSupport
import Testing

@testable import CSSEngine

/// The elementary functions of the engine, compared with the functions of the system.
@Suite struct ElementaryFunctionTests {
    private static let samples: [Double] = {
        var random = SeededGenerator(seed: 7)
        return (0..<2000).map { _ in Double.random(in: -20...20, using: &random) }
    }()

    private func expectEqual(_ ours: Double, _ theirs: Double, _ name: String, of x: Double) {
        let isClose = abs(ours - theirs) <= max(abs(theirs), 1) * 2e-14
        #expect(isClose || ours == theirs || ours.isNaN && theirs.isNaN, "\(name)(\(x)): \(ours), system \(theirs)")
    }

    @Test("The functions agree with the system")
    func agreement() {
        for x in Self.samples {
            expectEqual(exponential(x), exp(x), "exp", of: x)
            expectEqual(logarithm(abs(x)), log(abs(x)), "log", of: x)
            expectEqual(cubeRoot(x), cbrt(x), "cbrt", of: x)
            expectEqual(power(abs(x), 2.4), pow(abs(x), 2.4), "pow", of: x)
            expectEqual(Trigonometry.sine(degrees: x * (180 / .pi)), sin(x), "sin", of: x)
            expectEqual(Trigonometry.cosine(degrees: x * (180 / .pi)), cos(x), "cos", of: x)
            expectEqual(Trigonometry.arcTangent(x), atan(x) * (180 / .pi), "atan", of: x)
            expectEqual(Trigonometry.arcTangent(x, 3), atan2(x, 3) * (180 / .pi), "atan2", of: x)
            expectEqual(Trigonometry.arcSine(x / 20), asin(x / 20) * (180 / .pi), "asin", of: x)
            expectEqual(hypotenuse([x, 3, 4]), (x * x + 25).squareRoot(), "hypot", of: x)
        }
    }

    private static let powers: [(Double, Double)] = [
        (0, 0), (0, 1), (0, -1), (0, 0.5), (0, -0.5), (1, .infinity), (-1, .infinity), (2, .infinity),
        (2, -.infinity), (0.5, .infinity), (.infinity, 0), (.infinity, 0.5), (.infinity, -1), (-.infinity, 3),
        (-8, 1.0 / 3), (-2, 3), (-2, 4), (-2, 65), (-2, 66), (2, 1024), (2, -1080), (.nan, 0), (.nan, 1), (2, .nan),
        (10, 308), (10, -320), (1e-300, 2), (3, 100),
    ]

    @Test("Powers of special values are the same as in IEEE 754", arguments: ElementaryFunctionTests.powers)
    func specialPowers(_ base: Double, _ exponent: Double) {
        expectEqual(power(base, exponent), pow(base, exponent), "pow \(exponent)", of: base)
    }

    private static let exact: [(Double, Double)] = [
        (Trigonometry.sine(degrees: 180), 0), (Trigonometry.sine(degrees: 90), 1),
        (Trigonometry.sine(degrees: -450), -1), (Trigonometry.cosine(degrees: 90), 0),
        (Trigonometry.cosine(degrees: 180), -1), (Trigonometry.tangent(degrees: 90), .infinity),
        (Trigonometry.tangent(degrees: 270), -.infinity), (Trigonometry.tangent(degrees: -90), -.infinity),
        (Trigonometry.tangent(degrees: 450), .infinity), (Trigonometry.arcTangent(.infinity), 90),
        (Trigonometry.arcTangent(-.infinity), -90), (Trigonometry.arcTangent(0, -1), 180),
        (Trigonometry.arcTangent(-0.0, -1), -180), (Trigonometry.arcTangent(0, 1), 0),
        (Trigonometry.arcTangent(1, 0), 90), (Trigonometry.arcTangent(.infinity, -.infinity), 135),
        (Trigonometry.arcTangent(1, .infinity), 0), (exponential(-.infinity), 0), (exponential(.infinity), .infinity),
        (exponential(0), 1), (logarithm(1), 0), (cubeRoot(0), 0), (hypotenuse([]), 0),
        (hypotenuse([3e300, 4e300]), 5e300), (hypotenuse([.infinity, 1]), .infinity),
    ]

    @Test("Results are exact at special values", arguments: ElementaryFunctionTests.exact)
    func exactResults(_ value: Double, _ expected: Double) {
        #expect(value == expected)
    }
}
