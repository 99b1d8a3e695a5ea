import Testing

@testable import CSSEngine

/// The lengths of units that refer to query containers (CSS Conditional 5, section 6), in a viewport of 300px by 500px.
@Suite struct ContainerUnitTests {
    private static let units: [CSS.Unit] = [.cqw, .cqh, .cqmin, .cqmax]

    @Test(
        "A unit refers to the container of its axis, or to the viewport",
        arguments: [
            (nil, nil, [3.0, 5, 3, 5]), (200, nil, [2, 5, 2, 5]), (600, nil, [6, 5, 5, 6]), (nil, 100, [3, 1, 1, 3]),
            (200, 100, [2, 1, 1, 2]), (0, 0, [0, 0, 0, 0]),
        ] as [(Double?, Double?, [Double])])
    func lengths(_ width: Double?, _ height: Double?, _ expected: [Double]) {
        var environment = CSS.Environment()
        (environment.width, environment.height) = (300, 500)
        var context = ResolutionContext(environment)
        (context.containerWidth, context.containerHeight) = (width, height)
        let lengths = Self.units.map { Value.relativeLength(1, $0).resolved(in: context) }
        #expect(lengths == expected.map { .length($0) })
    }

    @Test("A unit of a container depends on the container and the viewport")
    func dependencies() {
        for unit in Self.units {
            #expect(Value.relativeLength(1, unit).dependencies == [.containerSize, .viewport])
        }
    }
}
