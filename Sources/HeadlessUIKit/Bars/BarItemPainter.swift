import Foundation

/// Measures and draws the buttons of a bar.
@MainActor struct BarItemPainter {
    let tint: UIColor
    let traits: UITraitCollection

    func width(of item: UIBarButtonItem) -> CGFloat {
        if item.width > 0 { return item.width }
        if let view = item.customView { return view.bounds.width }
        if let image = item.image { return image.size.width }
        if item.systemItem?.symbol != nil { return 20 }
        return title(of: item).map { layout($0, item).size.width } ?? 0
    }

    func draw(_ item: UIBarButtonItem, in rect: CGRect, on context: CGContext) {
        let color = color(of: item)
        if item.customView != nil { return }
        if let image = item.image {
            let tint = image.renderingMode == .alwaysOriginal ? nil : color
            ImagePainter(context: context).draw(image, in: rect.centered(image.size), tint: tint)
        } else if let symbol = item.systemItem?.symbol {
            symbol.draw(in: rect.centered(CGSize(width: 19, height: 19)), color, on: context)
        } else if let title = title(of: item) {
            let layout = layout(title, item)
            layout.draw(in: rect.centered(layout.size), color, on: context)
        }
    }

    private func title(of item: UIBarButtonItem) -> String? { item.title ?? item.systemItem?.title }

    private func color(of item: UIBarButtonItem) -> RGBA {
        if !item.isEnabled { return UIColor.tertiaryLabel.rgba(with: traits) }
        let own = item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
        return (own ?? item.tintColor ?? tint).rgba(with: traits)
    }

    private func layout(_ title: String, _ item: UIBarButtonItem) -> TextLayout {
        let font = item.titleTextAttributes(for: .normal)?[.font] as? UIFont
        let standard = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        return TextLayout(TextContent(title, font: font ?? standard), TextFlow(lineBreakMode: .byClipping))
    }
}
