import NimbusUIKit

/// The style of a button's configuration in data, with the name of UIKit.
package enum ButtonConfiguration: String, CaseIterable, Sendable {
    case plain
    case gray
    case tinted
    case filled
    case borderless
    case bordered
    case borderedTinted
    case borderedProminent

    /// A new configuration with the style.
    @MainActor var configuration: UIButton.Configuration {
        switch self {
        case .plain: .plain()
        case .gray: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        case .borderless: .borderless()
        case .bordered: .bordered()
        case .borderedTinted: .borderedTinted()
        case .borderedProminent: .borderedProminent()
        }
    }
}

extension UIButton {
    /// The style of the configuration that data has given the button. `nil` if the button has no configuration, or one of the
    /// app, because UIKit does not tell the style of a configuration.
    var configurationOfData: ButtonConfiguration? {
        if configuration == nil { return nil }
        return attachedObject(NamedConfiguration.self) { _ in true }?.style
    }

    /// Gives the button a new configuration.
    func setConfiguration(_ style: ButtonConfiguration) {
        configuration = style.configuration
        attach(NamedConfiguration(style))
    }
}

/// The style of the configuration that data gives a button.
private final class NamedConfiguration {
    let style: ButtonConfiguration

    init(_ style: ButtonConfiguration) {
        self.style = style
    }
}
