/// The nodes whose parent box is that of a node: its children, with `display: contents` replaced by the children inside
/// (CSS Display 3, section 2.5). Includes nodes with `display: none`.
struct BoxChildren: Sequence, IteratorProtocol {
    private let nodes: UnsafeMutablePointer<NodeRecord>
    private let styles: UnsafePointer<CompiledStyle>
    private let container: Int32
    private var cursor: Int32

    init(of container: Int32, nodes: UnsafeMutablePointer<NodeRecord>, styles: UnsafePointer<CompiledStyle>) {
        self.nodes = nodes
        self.styles = styles
        self.container = container
        cursor = nodes[Int(container)].firstChild
    }

    mutating func next() -> Int32? {
        while cursor != NodeRecord.none {
            let current = cursor
            let record = nodes + Int(current)
            if styles[Int(record.pointee.style)].display == .contents {
                cursor = record.pointee.firstChild
                if cursor == NodeRecord.none { cursor = following(current) }
            } else {
                cursor = record.pointee.next
                if cursor == NodeRecord.none { cursor = following(current) }
                return current
            }
        }
        return nil
    }

    /// Returns the node after a node and its descendants.
    private func following(_ node: Int32) -> Int32 {
        var node = node
        while node != container {
            let record = nodes + Int(node)
            if record.pointee.next != NodeRecord.none { return record.pointee.next }
            node = record.pointee.parent
        }
        return NodeRecord.none
    }
}
