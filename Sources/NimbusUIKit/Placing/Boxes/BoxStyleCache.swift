import BoxLayout
import CSSEngine
import NimbusCSS

/// The cached box styles of computed styles, one for each direction.
@MainActor final class BoxStyleCache {
    private struct Key: Hashable {
        let computed: ObjectIdentifier
        let direction: BoxDirection
    }

    private let mapper: BoxStyleMapper
    private var styles: [Key: MappedBoxStyle] = [:]
    private var sweepThreshold = SweepThreshold()

    init(_ table: PropertyTable) { mapper = BoxStyleMapper(table) }

    /// The properties that box styles are made from.
    var properties: Set<PropertyID> { mapper.properties }

    /// Returns the box style of a computed style, without keeping it.
    func newStyle(of computed: ComputedStyle, direction: BoxDirection) -> MappedBoxStyle {
        mapper.map(computed, direction: direction)
    }

    /// Returns the box style of a computed style.
    /// - Parameter direction: The direction to use if the style does not set one.
    func style(of computed: ComputedStyle, direction: BoxDirection) -> MappedBoxStyle {
        let key = Key(computed: ObjectIdentifier(computed), direction: direction)
        if let known = styles[key] { return known }
        sweepThreshold.sweepIfReached(by: &styles)
        let style = mapper.map(computed, direction: direction)
        styles[key] = style
        return style
    }
}
