import Testing

@testable import CSSEngine

/// The matrices of `transform` for a view of a size.
@Suite struct TransformTests {
    private static let cases: [(String, TransformMatrix?)] = [
        ("translate(50%, 25%)", TransformMatrix(tx: 100, ty: 10)), ("translateY(50%)", TransformMatrix(ty: 20)),
        ("translateX(calc(50% - 8px))", TransformMatrix(tx: 92)),
        ("scale(2) translate(50%)", TransformMatrix(a: 2, d: 2, tx: 200)),
        ("translate(50%) scale(2)", TransformMatrix(a: 2, d: 2, tx: 100)),
        ("rotate(180deg) translate(5px, 50%)", TransformMatrix(a: -1, d: -1, tx: -5, ty: -20)),
        ("rotate(calc(45deg + 45deg))", TransformMatrix(a: 0, b: 1, c: -1, d: 0)), ("translate(1em)", nil),
    ]

    @Test("Functions result in the matrix of a view of 200 by 40 points", arguments: cases)
    func matrices(_ text: String, _ expected: TransformMatrix?) throws {
        guard case .transform(let functions) = ResolvedValue.value("transform", text) else {
            Issue.record("\(text) is rejected")
            return
        }
        #expect(TransformMatrix(functions, width: 200, height: 40) == expected)
    }

    @Test("Relative lengths are resolved")
    func relativeLengths() {
        #expect(ResolvedValue.text("transform", "translate(1em, 1rem)") == "matrix(1, 0, 0, 1, 10, 20)")
        #expect(ResolvedValue.text("transform", "translate(50%, 1em)") == "translate(50%, 10px)")
        #expect(ResolvedValue.value("transform", "translate(1em, 1vw)")?.dependencies == [.fontSize, .viewport])
    }
}
