/// `An+B`, with the list after `of` if there is one.
struct NthPattern: BitwiseCopyable {
    var a: Int32
    var b: Int32
    /// One more than a row of `SelectorTable.lists`; 0 without `of`.
    var list: UInt32
    var partsStart: UInt32

    /// Whether a 1-based position is in the sequence.
    func contains(_ position: Int) -> Bool {
        let distance = position - Int(b)
        if a == 0 { return distance == 0 }
        return distance % Int(a) == 0 && distance / Int(a) >= 0
    }
}
