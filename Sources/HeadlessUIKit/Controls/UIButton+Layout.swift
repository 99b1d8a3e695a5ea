import Foundation

extension UIButton {
    var fittingSize: CGSize {
        let (image, title) = (imageSize, titleSize(in: nil))
        let insets = ownConfiguration?.insets(in: self) ?? contentEdgeInsets
        let hasTitlePadding = title.height > 0 && ownConfiguration == nil && contentEdgeInsets == .zero
        let titlePadding = hasTitlePadding ? 2 * Self.defaultTitlePadding : 0
        return CGSize(
            width: image.width + imagePadding(image, title) + title.width + insets.horizontal,
            height: max(image.height, title.height + titlePadding) + insets.vertical)
    }

    /// The space above and below the title of a button without content insets, in points.
    private static let defaultTitlePadding: CGFloat = 6

    private var shownImage: UIImage? { ownConfiguration?.image ?? currentImage }

    private var imageSize: CGSize { shownImage?.size ?? .zero }

    /// Returns the distance from the image to the title, in points. 0 unless the button has a configuration, an image
    /// and a title.
    private func imagePadding(_ image: CGSize, _ title: CGSize) -> CGFloat {
        guard let configuration = ownConfiguration, image.width > 0, title.width > 0 else { return 0 }
        return configuration.imagePadding
    }

    private var shownTitle: StyledText? {
        if let title = ownConfiguration?.styledTitle(of: self) { return title }
        return currentAttributedTitle.map(StyledText.rich) ?? currentTitle.map(StyledText.plain)
    }

    private func titleSize(in width: CGFloat?) -> CGSize {
        titleLayout(width: width, height: nil)?.size.roundedUp(toPixelsOf: traitCollection.displayScale) ?? .zero
    }

    /// Returns the baselines of the title.
    func titleBaselines(in bounds: CGRect) -> DrawnBaselines? {
        let rect = titleRect(forContentRect: contentRect(forBounds: bounds))
        return titleLayout(width: rect.width, height: rect.height).flatMap { layout in
            layout.baselines(at: rect.minY + (rect.height - layout.size.height) / 2)
        }
    }

    private func titleLayout(width: CGFloat?, height: CGFloat?) -> TextLayout? {
        guard let title = shownTitle, !title.string.isEmpty, let label = titleLabel else { return nil }
        var flow = label.flow
        flow.maximumLines = label.numberOfLines
        let font = ownConfiguration?.titleAttributes(of: self).font ?? label.font ?? .button
        let content = (text(of: label, showing: title) ?? title).content(font, traits: traitCollection)
        return TextLayout(content, flow, width: width, height: height)
    }

    /// The text of the label, which an app can give attributes. `nil` if the label shows another title.
    private func text(of label: UILabel, showing title: StyledText) -> StyledText? {
        ownConfiguration == nil && label.styledText != nil && titleOnLabel == title.string ? label.styledText : nil
    }

    /// Sets the text of the label to the title of the current state.
    func updateTitleLabel() {
        guard let title = shownTitle, let label = titleLabelIfMade else { return }
        titleOnLabel = title.string
        switch title {
        case .plain(let string):
            label.keepsTextAttributes = false
            label.text = string
        case .rich(let text):
            label.keepsTextAttributes = true
            label.attributedText = text
        }
    }

    /// Returns the frames of the image and the title in the content. The image and the title are side by side and
    /// aligned together. Without a configuration, the edge insets of each part move its frame.
    func parts(in content: CGRect) -> (image: CGRect, title: CGRect) {
        var image = imageSize
        // Scale down an image that is taller than the content.
        if image.height > content.height, content.height > 0 {
            image = CGSize(width: image.width * content.height / image.height, height: content.height)
        }
        let title = titleSize(in: max(0, content.width - image.width))
        let padding = imagePadding(image, title)
        let titleWidth = min(title.width, max(0, content.width - image.width - padding))
        let row = aligned(
            CGSize(width: image.width + padding + titleWidth, height: max(image.height, title.height)), in: content)
        var imageRect = aligned(
            image, in: CGRect(x: row.minX, y: content.minY, width: image.width, height: content.height))
        var titleRect = aligned(
            CGSize(width: titleWidth, height: min(title.height, content.height)),
            in: CGRect(x: row.minX + image.width + padding, y: content.minY, width: titleWidth, height: content.height))
        if contentHorizontalAlignment == .fill { titleRect.size.width = content.maxX - titleRect.minX }
        if isMirrored {
            let area = contentHorizontalAlignment == .fill ? content : row
            (imageRect, titleRect) = (imageRect.mirrored(in: area), titleRect.mirrored(in: area))
        }
        if ownConfiguration != nil { return (imageRect, titleRect) }
        imageRect = moved(imageRect, by: imageEdgeInsets)
        titleRect = moved(titleRect, by: titleEdgeInsets)
        return (imageRect, titleRect)
    }

    /// Returns a rectangle of the same size that is moved by insets. Aligned content moves by the inset of its edge.
    /// Centred content moves by half of the difference of the insets.
    private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        let (x, y): (CGFloat, CGFloat)
        switch contentHorizontalAlignment {
        case .left, .leading, .fill: x = insets.left
        case .right, .trailing: x = -insets.right
        case .center: x = (insets.left - insets.right) / 2
        }
        switch contentVerticalAlignment {
        case .top: y = insets.top
        case .bottom: y = -insets.bottom
        case .center, .fill: y = (insets.top - insets.bottom) / 2
        }
        return rect.offsetBy(dx: x, dy: y)
    }

    private func aligned(_ size: CGSize, in rect: CGRect) -> CGRect {
        let (x, y): (CGFloat, CGFloat)
        switch contentHorizontalAlignment {
        case .left, .fill: x = rect.minX
        case .right: x = rect.maxX - size.width
        case .leading: x = isMirrored ? rect.maxX - size.width : rect.minX
        case .trailing: x = isMirrored ? rect.minX : rect.maxX - size.width
        case .center: x = rect.midX - size.width / 2
        }
        switch contentVerticalAlignment {
        case .top: y = rect.minY
        case .bottom: y = rect.maxY - size.height
        case .center, .fill: y = rect.midY - size.height / 2
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Updates the title and the image for the current state.
    func layOutParts() {
        let content = contentRect(forBounds: bounds)
        if let title = shownTitle, !title.string.isEmpty, let label = titleLabel {
            updateTitleLabel()
            if let attributes = ownConfiguration?.titleAttributes(of: self) {
                (label.font, label.textColor) = (attributes.font, attributes.color)
            } else {
                label.textColor = shownTitleColor
            }
            label.shadowColor = ownConfiguration == nil ? currentTitleShadowColor : nil
            label.isHidden = false
            label.place(titleRect(forContentRect: content))
        } else {
            titleLabelIfMade?.isHidden = true
        }
        if let image = shownImage, let view = imageView {
            view.image = image
            view.alpha = imageAlpha(content: self.content.images)
            view.isHidden = false
            view.place(imageRect(forContentRect: content))
        } else {
            imageViewIfMade?.isHidden = true
        }
    }

    /// The colour of the title. Without a colour for the current state, system buttons show touches by dimming the
    /// title.
    private var shownTitleColor: UIColor {
        let color = currentTitleColor
        if buttonType == .custom || content.titleColors[state] != nil { return color }
        if state.contains(.disabled) { return .tertiaryLabel }
        if state.contains(.highlighted) {
            return UIColor { @Sendable traits in color.resolvedColor(with: traits).faded(to: 0.3) }
        }
        return color
    }

    private func imageAlpha(content: StateTable<UIImage>) -> CGFloat {
        if content[state] != nil { return 1 }
        if state.contains(.disabled), adjustsImageWhenDisabled { return 0.5 }
        if state.contains(.highlighted), adjustsImageWhenHighlighted { return 0.7 }
        return 1
    }

    func drawBackground() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let configuration = ownConfiguration { return drawBackground(of: configuration, on: context) }
        guard let image = currentBackgroundImage else { return }
        let alpha = imageAlpha(content: content.backgroundImages)
        if alpha < 1 { context.beginGroup(alpha: alpha) }
        ImagePainter(context: context).draw(image, in: backgroundRect(forBounds: bounds))
        if alpha < 1 { context.endGroup() }
    }

    private func drawBackground(of configuration: Configuration, on context: CGContext) {
        let radius = configuration.cornerRadius(in: bounds.size, compatibleWith: traitCollection)
        let radii = CornerRadii(radius).fitting(bounds.size)
        if let color = configuration.backgroundColor(of: self) {
            context.fill(bounds, radii, color.rgba(with: traitCollection))
        }
        guard let image = configuration.background.image else { return }
        context.saveGState()
        context.clip(to: bounds, radii)
        ImagePainter(context: context).draw(image, in: bounds)
        context.restoreGState()
    }
}

extension UIColor {
    /// Returns the colour for the current traits with its opacity multiplied by a factor.
    func faded(to factor: CGFloat) -> UIColor {
        let rgba = rgba(with: .current)
        return UIColor(rgba.withAlpha(rgba.alpha * factor))
    }
}
