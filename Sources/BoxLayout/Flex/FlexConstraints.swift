/// The constraints under which the items of a flex container are laid out.
struct FlexConstraints {
    let container: FlexContainer

    /// The constraints of an item in a row before its line is known.
    func hypothetical(_ item: FlexItem, needsBaselines: Bool) -> BoxConstraints {
        BoxConstraints(
            width: item.mainSize, height: .fromStyle, containing: container.content.containing, isIndependent: true,
            needsBaselines: needsBaselines)
    }

    /// The constraints of an item whose sizes are final.
    @inline(never) func final(_ item: FlexItem, needsBaselines: Bool = false) -> BoxConstraints {
        if container.isRow {
            let hypothetical = hypothetical(item, needsBaselines: needsBaselines)
            guard container.stretches(item), !keepsRatioHeight(item, hypothetical) else { return hypothetical }
            // A minimum height does not make the height definite.
            let isDefinite = item.stretches(isRow: true)
            return BoxConstraints(
                width: item.mainSize, height: .imposed(item.crossSize, isDefinite: isDefinite),
                containing: container.content.containing, isIndependent: true, needsBaselines: needsBaselines)
        }
        return BoxConstraints(
            width: item.crossSize, height: .imposed(item.mainSize, isDefinite: isMainSizeDefinite(item)),
            containing: container.content.containing, isIndependent: true, needsBaselines: needsBaselines)
    }

    /// Whether the main size of an item in a column is definite, as that of the container is (CSS Flexbox 1, section 9.8).
    func isMainSizeDefinite(_ item: FlexItem) -> Bool {
        container.content.percentageHeight != nil || item.style.pointee.hasRatio || hasDefiniteBasis(item)
    }

    /// Whether a line leaves an item the height that its aspect ratio and its content give. As in Blink, percentages of its
    /// children then refer to the height of the ratio.
    private func keepsRatioHeight(_ item: FlexItem, _ hypothetical: BoxConstraints) -> Bool {
        let isLineDefinite = container.isSingleLine && container.definiteCross != nil
        guard item.style.pointee.hasRatio, item.style.pointee.size.height.isAuto, !isLineDefinite else { return false }
        return container.pass.measure(item.node, hypothetical).height == item.crossSize
    }

    private func hasDefiniteBasis(_ item: FlexItem) -> Bool {
        let basis = item.style.pointee.flexBasis.isAuto ? item.style.pointee.size.height : item.style.pointee.flexBasis
        return BoxSizer(container.pass, item.node, in: container.content.containing).definiteHeight(basis) != nil
    }
}
