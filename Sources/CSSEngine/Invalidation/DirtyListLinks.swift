/// Where a node stands among the dirty ones: in its parent's list of them, and with a list of its own.
///
/// Whoever is dirty, or has something dirty inside, is in the list of its parent, and roots in one of their own: so an
/// update finds what is dirty without looking at anything else.
struct DirtyListLinks: BitwiseCopyable {
    /// Rows of nodes; -1 for none.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The dirty ones among its children, in the order in which they became so.
    var first: Int32 = -1
    var last: Int32 = -1
}
