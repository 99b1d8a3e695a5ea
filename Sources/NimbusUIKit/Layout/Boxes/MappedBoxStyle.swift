import BoxLayout
import CSSEngine
import NimbusCSS

/// The box style of a computed style. Views with the same computed style share it.
@MainActor final class MappedBoxStyle {
    /// The computed style. It is held so that its address stays unique.
    let computed: ComputedStyle
    let style: BoxStyle
    let declarations: BoxStyleMapper.Declarations
    let problems: [BoxStyleMapper.Problem]

    fileprivate init(_ computed: ComputedStyle, _ mapper: BoxStyleMapper, _ direction: BoxDirection) {
        self.computed = computed
        (style, problems) = mapper.style(of: computed, direction: direction)
        declarations = mapper.declarations(in: computed, direction: direction)
    }
}

/// The box styles of computed styles, mapped once for each direction.
@MainActor final class BoxStyleCache {
    private struct Key: Hashable {
        let computed: ObjectIdentifier
        let direction: BoxDirection
    }

    private let mapper: BoxStyleMapper
    private var styles: [Key: MappedBoxStyle] = [:]
    private var sweepThreshold = SweepThreshold()

    init(_ table: PropertyTable) { mapper = BoxStyleMapper(table) }

    /// Returns the box style of a computed style.
    /// - Parameter direction: The direction if the style does not set it.
    func style(of computed: ComputedStyle, direction: BoxDirection) -> MappedBoxStyle {
        let key = Key(computed: ObjectIdentifier(computed), direction: direction)
        if let known = styles[key] { return known }
        if sweepThreshold.isReached(by: styles.count) { sweep() }
        let style = MappedBoxStyle(computed, mapper, direction)
        styles[key] = style
        return style
    }

    /// Removes the styles that no box has.
    private func sweep() {
        var unused: [Key] = []
        for index in styles.indices where isKnownUniquelyReferenced(&styles.values[index]) {
            unused.append(styles.keys[index])
        }
        for key in unused { styles[key] = nil }
        sweepThreshold.didSweep(leaving: styles.count)
    }
}
