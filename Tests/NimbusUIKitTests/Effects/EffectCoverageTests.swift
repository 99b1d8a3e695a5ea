import NimbusViews
import Testing

@testable import CSSEngine
@testable import CSSLint
@testable import NimbusUIKit

/// No property of the table is without effect on a class that it is documented for, and none has an effect on a class
/// that it is not documented for: what lint says of classes is what the adapter does.
@MainActor @Suite struct EffectCoverageTests {
    private static let table = PropertyTable.standard
    private let classes = ViewClasses()

    private nonisolated static let properties: [String] = {
        let table = PropertyTable.standard
        return Set(table.names.compactMap { table[$0].map { table[$0].name } }).sorted()
    }()

    @Test(arguments: EffectCoverageTests.properties)
    func isDoneToEveryClass(_ name: String) throws {
        let id = try #require(Self.table[name])
        if case .shorthand = Self.table[id].grammar { return }
        if FrameProperty.allCases.contains(where: { $0.name == name }) { return }
        // The box layout and the timeline read them.
        if (Property.boxes + Property.logical + Property.motion).contains(where: { $0.name == name }) { return }
        for viewClass in Self.table[id].classes {
            let item: UIBarItem? =
                switch viewClass {
                case "UIBarButtonItem": UIBarButtonItem()
                case "UITabBarItem": UITabBarItem()
                default: nil
                }
            let view: UIView
            if let item {
                view = BarItemElement(item)
            } else {
                view = try #require(classes.makeView(viewClass))
            }
            let effects = item == nil ? EffectTable.effects : EffectTable.barItems
            #expect(
                effects.contains { $0.isOn(view) && $0.properties.contains(name) },
                "\(name) on \(viewClass)")
        }
    }

    @Test func everyEffectOnAClassIsDocumented() throws {
        for viewClass in classes.allNames {
            let view = try #require(classes.makeView(viewClass))
            for effect in EffectTable.effects where effect.isOn(view) {
                for name in effect.valueProperties {
                    let classes = Self.table[try #require(Self.table[name])].classes
                    #expect(
                        CSSLint.ToolkitClassHierarchy.isClass(viewClass, orSubclassOf: classes),
                        "\(name) on \(viewClass) for \(effect.name)")
                }
            }
        }
    }

    @Test func placesNameProperties() {
        for place in FrameProperty.allCases { #expect(Self.table[place.name] != nil, "\(place)") }
    }

    @Test func rowsNameProperties() {
        for effect in EffectTable.effects + EffectTable.barItems {
            for property in effect.properties { #expect(Self.table[property] != nil, "\(property) of \(effect.name)") }
        }
    }
}
