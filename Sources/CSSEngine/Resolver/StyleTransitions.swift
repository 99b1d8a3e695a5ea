/// The rows of an element before it is styled, and everything else that decides about its new rows.
///
/// Elements with equal keys get the same rows in an update, unless a style depends on the element alone: see
/// `ResolvedStyles.dependsOnElement`.
struct StyleTransitionKey: RowKey {
    /// The rows that the element has before: its style and custom properties.
    let oldStyle: UInt32
    let oldCustomProperties: UInt32
    /// The match list and the inline style that it has now.
    let list: UInt32
    let inlineStyle: UInt32
    /// The rows of the parent; `StyleRows.none` for a root.
    let parentStyle: UInt32
    let parentCustomProperties: UInt32
    /// The row of the root's style, which decides about `rem`; `StyleRows.none` for a root.
    let rootStyle: UInt32
    /// The id of the size of the containers around the element.
    let containerSize: UInt32
    /// The id of the environment, and of an element with variants the id of their list and whether it has text.
    private(set) var environmentAndVariants: UInt32
    /// The row of the sharing key, and the row of the former styles of the variants; 0 for an element without variants.
    private(set) var sharingKey: UInt32 = 0
    private(set) var oldVariants: UInt32 = 0

    /// - Parameters:
    ///   - parent: The rows of the parent; `nil` for a root.
    ///   - rootStyle: The row of the root's style.
    ///   - containerSize: The id of the size of the containers around the element.
    @inline(__always)
    init(
        _ node: TreeNode, old: StyleRows, list: UInt32, parent: StyleRows?, rootStyle: UInt32, containerSize: UInt32
    ) {
        self.containerSize = containerSize
        oldStyle = old.style
        oldCustomProperties = old.customProperties
        self.list = list
        inlineStyle = node.inlineStyle
        parentStyle = parent?.style ?? StyleRows.none
        parentCustomProperties = parent?.customProperties ?? 0
        self.rootStyle = parent == nil ? StyleRows.none : rootStyle
        environmentAndVariants = UInt32(node.environment)
    }

    /// Adds what decides about the styles of variants.
    @inline(__always)
    mutating func addVariants(of node: TreeNode, sharingKey: UInt32, old: UInt32) {
        environmentAndVariants |= UInt32(node.variants) << 16 | (node.hasText ? 1 << 24 : 0)
        self.sharingKey = sharingKey
        oldVariants = old
    }

    @inline(__always) var hash: UInt32 {
        // Rows are small numbers, so that neighbours differ in the lowest bits only. The highest bits of a product depend on
        // all of them.
        func product(_ first: UInt32, _ second: UInt32, _ factor: UInt64) -> UInt64 {
            (UInt64(first) << 32 | UInt64(second)) &* factor
        }
        let sum =
            product(oldStyle, list, 0x9E37_79B9_7F4A_7C15)
            ^ product(parentStyle ^ rootStyle << 16, sharingKey ^ environmentAndVariants, 0xC2B2_AE3D_27D4_EB4F)
            ^ product(
                oldCustomProperties ^ inlineStyle << 16 ^ containerSize << 8,
                parentCustomProperties ^ oldVariants << 16,
                0x1656_67B1_9E37_79F9)
        return UInt32(truncatingIfNeeded: ((sum ^ sum >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 48)
    }
}

/// The new rows of an element.
struct StyleTransition: BitwiseCopyable {
    let style: UInt32
    let customProperties: UInt32
    /// The row of the styles of its variants; 0 if they have the style of the element.
    let variants: UInt32
    /// The index of the difference in the update; negative if no values differ.
    let difference: Int32
    let declaresCustomProperties: Bool
    let hasNewValues: Bool
}

/// The former and the new styles of an element and its variants, as rows.
struct StyleChangeKey: RowKey {
    let old: UInt32
    let new: UInt32
    let oldVariants: UInt32
    let newVariants: UInt32

    @inline(__always) var hash: UInt32 { mixedHash(mixedHash(old, new), mixedHash(oldVariants, newVariants)) }
}

/// The transitions and the differences that elements have had in an update.
struct StyleTransitions: ~Copyable {
    private var transitions = SlotCache<StyleTransitionKey, StyleTransition>()
    /// The indices of the differences in the update. Negative for a change that is not reported.
    private var differences = SlotCache<StyleChangeKey, Int32>()

    /// Begins an update, in which rows can have other meanings.
    mutating func removeAll() {
        transitions.removeAll()
        differences.removeAll()
    }

    @inline(__always) func find(_ key: StyleTransitionKey) -> StyleTransition? { transitions.find(key) }

    mutating func insert(_ transition: StyleTransition, for key: StyleTransitionKey) {
        transitions.insert(transition, for: key)
    }

    func difference(of change: StyleChangeKey) -> Int32? { differences.find(change) }

    mutating func insert(difference: Int32, of change: StyleChangeKey) { differences.insert(difference, for: change) }
}
