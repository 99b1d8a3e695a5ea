import Foundation

/// A property of a layer that animations can change. Raw values are key paths.
enum AnimatableProperty: String {
    case backgroundColor, borderColor, borderWidth, bounds, cornerRadius, opacity, position, shadowColor, shadowOffset,
        shadowOpacity, shadowRadius, transform, zPosition

    /// Returns the value of the property.
    func value(in values: LayerValues) -> AnimatedValue {
        let (style, geometry) = (values.style, values.geometry)
        return switch self {
        case .backgroundColor: .color(style.backgroundColor.map(RGBA.init) ?? .clear)
        case .borderColor: .color(style.borderColor.map(RGBA.init) ?? RGBA(hex: 0))
        case .shadowColor: .color(style.shadowColor.map(RGBA.init) ?? RGBA(hex: 0))
        case .borderWidth: .number(style.borderWidth)
        case .cornerRadius: .number(style.cornerRadius)
        case .opacity: .number(CGFloat(style.opacity))
        case .shadowOpacity: .number(CGFloat(style.shadowOpacity))
        case .shadowRadius: .number(style.shadowRadius)
        case .zPosition: .number(style.zPosition)
        case .shadowOffset: .size(style.shadowOffset)
        case .position: .point(geometry.position)
        case .bounds: .rect(geometry.bounds)
        case .transform: .transform(geometry.transform)
        }
    }

    /// Sets the property to a value of the property's type.
    func set(_ value: AnimatedValue, in values: inout LayerValues) {
        switch (self, value) {
        case (.backgroundColor, .color(let color)): values.style.backgroundColor = color.cgColor
        case (.borderColor, .color(let color)): values.style.borderColor = color.cgColor
        case (.shadowColor, .color(let color)): values.style.shadowColor = color.cgColor
        case (.borderWidth, .number(let number)): values.style.borderWidth = number
        case (.cornerRadius, .number(let number)): values.style.cornerRadius = number
        case (.opacity, .number(let number)): values.style.opacity = Float(number)
        case (.shadowOpacity, .number(let number)): values.style.shadowOpacity = Float(number)
        case (.shadowRadius, .number(let number)): values.style.shadowRadius = number
        case (.zPosition, .number(let number)): values.style.zPosition = number
        case (.shadowOffset, .size(let size)): values.style.shadowOffset = size
        case (.position, .point(let point)): values.geometry.position = point
        case (.bounds, .rect(let rect)): values.geometry.bounds = rect
        case (.transform, .transform(let transform)): values.geometry.transform = transform
        case (_, _): break
        }
    }

    /// Returns a value of the property's type. `nil` if the value has another type or is not finite.
    func value(_ value: Any) -> AnimatedValue? {
        let animated: AnimatedValue? =
            switch self {
            case .backgroundColor, .borderColor, .shadowColor: CGColor.of(value).map { .color(RGBA($0)) }
            case .borderWidth, .cornerRadius, .opacity, .shadowOpacity, .shadowRadius, .zPosition:
                ((value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }).map(AnimatedValue.number)
            case .shadowOffset: (value as? CGSize).map(AnimatedValue.size)
            case .position: (value as? CGPoint).map(AnimatedValue.point)
            case .bounds: (value as? CGRect).map(AnimatedValue.rect)
            case .transform:
                (value as? CATransform3D).map { .transform(CATransform3DGetAffineTransform($0)) }
            }
        return animated?.isFinite == true ? animated : nil
    }
}

extension CGColor {
    /// Returns the colour if the value is one.
    fileprivate static func of(_ value: Any) -> CGColor? {
        #if canImport(CoreGraphics)
        let object = value as AnyObject
        return CFGetTypeID(object) == CGColor.typeID ? unsafeDowncast(object, to: CGColor.self) : nil
        #else
        value as? CGColor
        #endif
    }
}

extension RGBA {
    fileprivate var cgColor: CGColor {
        CGColor(
            red: red.clamped(to: 0...1), green: green.clamped(to: 0...1), blue: blue.clamped(to: 0...1),
            alpha: alpha.clamped(to: 0...1))
    }
}
