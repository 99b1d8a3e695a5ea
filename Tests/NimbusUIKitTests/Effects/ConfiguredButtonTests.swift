import Foundation
import NimbusDescribing
import NimbusUIKit
import Testing

/// Buttons with a configuration, which replaces the button's own colors, fonts, insets and images.
@MainActor @Suite struct ConfiguredButtonTests {
    private typealias Font = AttributeScopes.UIKitAttributes.FontAttribute
    private typealias Color = AttributeScopes.UIKitAttributes.ForegroundColorAttribute

    private func button(_ configuration: UIButton.Configuration = .filled()) -> UIButton {
        var configuration = configuration
        configuration.title = "Save"
        return UIButton(configuration: configuration)
    }

    /// The attributes of a title that has none of its own.
    private func attributes(_ button: UIButton) -> AttributeContainer {
        button.configuration?.titleTextAttributesTransformer?(AttributeContainer()) ?? AttributeContainer()
    }

    @Test("A stylesheet styles the configuration, and the configuration gets its own values back")
    func styles() throws {
        let scene = Scene(
            """
            UIButton { color: red; background-color: blue; border-radius: 9px; padding: 1px 2px 3px 4px;
                font-size: 20px; -mobile-text-key: 'Send' }
            """)
        let button = scene.add(button())
        let own = UIButton.Configuration.filled()
        let styled = try #require(button.configuration)
        #expect(styled.title == "Send" && styled.baseForegroundColor == .red)
        #expect(styled.background.backgroundColor == .blue && button.backgroundColor == nil)
        #expect(styled.background.cornerRadius == 9 && styled.cornerStyle == .fixed)
        #expect(styled.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        #expect(attributes(button)[Font.self]?.pointSize == 20 && attributes(button)[Color.self] == .red)
        #expect(button.contentEdgeInsets == .zero && button.title(for: .normal) == nil)
        scene.load("")
        let undone = try #require(button.configuration)
        #expect(undone.title == "Save" && undone.baseForegroundColor == nil)
        #expect(undone.background.backgroundColor == nil && undone.cornerStyle == own.cornerStyle)
        #expect(undone.background.cornerRadius == own.background.cornerRadius)
        #expect(undone.contentInsets == own.contentInsets && undone.titleTextAttributesTransformer == nil)
        #expect(button.interactions.isEmpty)
    }

    @Test("The styles of states apply to the configuration")
    func states() {
        let scene = Scene(
            """
            UIButton { color: red; background-color: blue }
            UIButton:disabled { color: lime; background-color: none }
            """)
        let button = scene.add(button())
        button.isEnabled = false
        scene.dom.refresh()
        #expect(button.configuration?.baseForegroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(attributes(button)[Color.self] == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(button.configuration?.background.backgroundColor == nil)
        button.isEnabled = true
        scene.dom.refresh()
        #expect(button.configuration?.baseForegroundColor == .red)
    }

    @Test("A transformer of the app is called first, and stays when a rule ends")
    func transformer() {
        let scene = Scene("UIButton { font-size: 20px }")
        var configuration = UIButton.Configuration.plain()
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes[Font.self] = .systemFont(ofSize: 9)
            attributes[Color.self] = .blue
            return attributes
        }
        let button = scene.add(button(configuration))
        #expect(attributes(button)[Font.self]?.pointSize == 20 && attributes(button)[Color.self] == .blue)
        scene.load("UIButton { font-size: 21px; color: red }")
        #expect(attributes(button)[Font.self]?.pointSize == 21 && attributes(button)[Color.self] == .red)
        scene.load("UIButton { color: red }")
        #expect(attributes(button)[Font.self]?.pointSize == 9 && attributes(button)[Color.self] == .red)
        scene.load("")
        #expect(attributes(button)[Font.self]?.pointSize == 9 && attributes(button)[Color.self] == .blue)
    }

    @Test("Values that the app sets stay, as everywhere")
    func ownValues() {
        let scene = Scene("UIButton { color: red; padding: 5px }")
        let button = scene.add(button())
        button.configuration?.baseForegroundColor = .blue
        button.configuration?.imagePadding = 3
        scene.dom.refresh()
        #expect(button.configuration?.baseForegroundColor == .blue && button.configuration?.contentInsets.top == 5)
        scene.load("")
        #expect(button.configuration?.baseForegroundColor == .blue && button.configuration?.imagePadding == 3)
    }

    @Test("A configuration that the app sets later is styled when the styles are applied again")
    func laterConfiguration() {
        let scene = Scene("UIButton { color: red; padding: 5px }")
        let button = scene.add(UIButton())
        #expect(button.titleColor(for: .normal) == .red && button.contentEdgeInsets.top == 5)
        button.configuration = .plain()
        scene.dom.refresh(reapplying: true)
        #expect(button.configuration?.baseForegroundColor == .red && button.configuration?.contentInsets.top == 5)
        #expect(button.contentEdgeInsets == .zero && button.titleColor(for: .normal) == .white)
        button.configuration = .filled()
        scene.dom.refresh(reapplying: true)
        #expect(button.configuration?.baseForegroundColor == .red && attributes(button)[Color.self] == .red)
        button.configuration = nil
        scene.dom.refresh(reapplying: true)
        #expect(button.titleColor(for: .normal) == .red && button.contentEdgeInsets.top == 5)
    }

    @Test("Padding follows the layout direction")
    func direction() {
        let scene = Scene("UIButton { padding: 0 2px 0 4px }")
        var environment = scene.dom.environment
        environment.layoutDirection = .rightToLeft
        scene.dom.environment = environment
        let button = scene.add(button())
        #expect(button.configuration?.contentInsets.leading == 2 && button.configuration?.contentInsets.trailing == 4)
    }

    @Test("The automatic size is that of the configuration")
    func automaticSize() {
        let scene = Scene("UIButton { width: auto; height: auto; font-size: 20px; padding: 10px 30px }")
        let button = scene.add(button())
        let label = UILabel()
        label.text = "Save"
        label.font = .systemFont(ofSize: 20)
        let title = label.sizeThatFits(.zero)
        #expect(button.frame.size == CGSize(width: title.width + 60, height: title.height + 20))
    }

    @Test("Properties that a configuration ignores are problems")
    func problems() {
        let scene = Scene(
            "UIButton { -mobile-title-insets: 1px; -ios-button-adjust: disabled; text-shadow: 1px 1px red }")
        scene.add(button(), id: "save")
        scene.add(UIButton())
        let kinds = scene.dom.layoutProblems.map(\.kind)
        #expect(
            Set(kinds) == [
                .configured(property: "-mobile-title-insets"), .configured(property: "-ios-button-adjust"),
                .configured(property: "text-shadow"),
            ])
        #expect(kinds.count == 3 && scene.dom.layoutProblems.allSatisfy { $0.id == "save" && $0.location != nil })
    }

    @Test("A description sets the configuration, with code that does the same as the styles")
    func description() {
        let scene = Scene("UIButton { color: red; border-radius: 3px; font-size: 20px; padding: 2px }")
        let styled = scene.add(button())
        let save = button()
        save.configuration?.baseForegroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        if var configuration = save.configuration {
            let transformer = configuration.titleTextAttributesTransformer
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = transformer?($0) ?? $0
                attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.systemFont(ofSize: 20)
                return attributes
            }
            save.configuration = configuration
        }
        save.configuration?.cornerStyle = .fixed
        save.configuration?.background.cornerRadius = 3
        save.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let text = scene.dom.descriptionForView(styled, withName: "save")
        for statement in [
            "save.configuration?.baseForegroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
            """
            if var configuration = save.configuration {
                let transformer = configuration.titleTextAttributesTransformer
                configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                    var attributes = transformer?($0) ?? $0
                    attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.systemFont(ofSize: 20)
                    return attributes
                }
                save.configuration = configuration
            }
            """, "save.configuration?.cornerStyle = .fixed", "save.configuration?.background.cornerRadius = 3",
            "save.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)",
        ] { #expect(text.contains(statement), "\(text)") }
        #expect(save.configuration?.contentInsets == styled.configuration?.contentInsets)
        #expect(attributes(save)[Font.self] == attributes(styled)[Font.self])
    }
}
