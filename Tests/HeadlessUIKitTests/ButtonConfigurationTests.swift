import Foundation
import Testing

@testable import HeadlessUIKit

/// Buttons with a configuration.
@MainActor @Suite struct ButtonConfigurationTests {
    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        return button
    }

    @Test("A configuration replaces the colors, the font and the insets of the button")
    func replacesProperties() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        configuration.baseForegroundColor = .red
        let button = button(configuration)
        button.setTitleColor(.blue, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 50)
        button.contentEdgeInsets = UIEdgeInsets(top: 90, left: 0, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .red)
        #expect(button.titleLabel?.font.pointSize == 17)
        let title = button.titleLabel?.frame.size ?? .zero
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 24, height: title.height + 14))
    }

    @Test("The title of a disabled button is gray, unless a transformer sets its color")
    func disabled() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.baseForegroundColor = .red
        let button = button(configuration)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = .red
            return attributes
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .red)
    }

    @Test("Insets and image follow the layout direction and the image padding")
    func insets() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        configuration.title = "Go"
        configuration.imagePadding = 6
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
        let button = button(configuration)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minX == 20 && button.titleLabel?.frame.minX == 36)
        button.semanticContentAttribute = .forceRightToLeft
        #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 0, y: 0, width: 180, height: 40))
    }

    @Test("The background has the color and the corners of the configuration")
    func background() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.background.backgroundColor = .red
        configuration.background.cornerRadius = 10
        configuration.cornerStyle = .fixed
        let picture = Picture(button(configuration))
        #expect(
            picture.color(100, 20) == "#ff0000ff" && picture.alpha(1, 1) == 0 && picture.color(12, 1) == "#ff0000ff")
    }

    @Test("An action gives the button its title and is called")
    func action() {
        var count = 0
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1 && button.configuration?.title == "Go")
    }
}
