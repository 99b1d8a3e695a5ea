/// Remembers from which elements on something can be reached: an ancestor, a sibling or a descendant that matches what
/// some combinator or `:has()` asks for. Without it a long row or a deep chain is walked again from each of its
/// elements.
struct RelationCache {
    /// What is asked for: a position among the selector parts, or a relative step, and in which direction.
    struct Question: Hashable {
        enum Direction: UInt8 {
            case outward, amongFollowingSiblings, below
        }

        var position: UInt32
        var direction: Direction
        /// Whether an element is taken for a variant of it, and the answer may rest on that.
        var isOfVariant: Bool
    }

    /// Thousands of questions about tens of thousands of elements.
    private static let byteLimit = 64 << 20

    private let count: Int
    /// By element: 0 while it is not known, 1 for no, 2 for yes.
    private var answers: [Question: [UInt8]] = [:]
    private var hasAnswersOfVariant = false

    /// - Parameter count: how many elements there are.
    init(count: Int) {
        self.count = count
    }

    /// The answer for an element, if it is known.
    subscript(question: Question, element: Int32) -> Bool? {
        guard let answer = answers[question]?[Int(element)], answer > 0 else { return nil }
        return answer == 2
    }

    /// Makes the answer for some elements known.
    mutating func set(_ question: Question, _ elements: [Int32], _ answer: Bool) {
        if answers.count * count > Self.byteLimit, answers[question] == nil { answers = [:] }
        if question.isOfVariant { hasAnswersOfVariant = true }
        Self.write(answer ? 2 : 1, for: elements, &answers[question, default: Array(repeating: 0, count: count)])
    }

    /// Forgets the answers of a variant: the element is itself again, or taken for another one.
    mutating func forgetVariant() {
        guard hasAnswersOfVariant else { return }
        answers = answers.filter { !$0.key.isOfVariant }
        hasAnswersOfVariant = false
    }

    private static func write(_ answer: UInt8, for elements: [Int32], _ answers: inout [UInt8]) {
        for element in elements { answers[Int(element)] = answer }
    }
}
