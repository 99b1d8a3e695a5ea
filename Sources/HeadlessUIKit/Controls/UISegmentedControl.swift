import Foundation

/// A control for choosing one of several segments.
@MainActor open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` if no segment is selected.
    public class var noSegment: Int { -1 }

    // The height of a segmented control on iOS 13 and later.
    private static let naturalHeight: CGFloat = 32
    /// The smallest distance from a title to the sides of its segment, in points.
    private static let titleMargin: CGFloat = 4

    private struct SegmentContent {
        var title: String?
        var image: UIImage?
        /// In points. 0 for the width of the content.
        var width: CGFloat = 0
        var contentOffset = CGSize.zero
        var isEnabled = true
    }

    private var segments: [SegmentContent] = []

    /// Creates a control with segments that have the given titles or images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            segments.append(SegmentContent(title: item as? String, image: item as? UIImage))
        }
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control without segments.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title. An index beyond the end appends the segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment)
    }

    /// Inserts a segment with an image. An index beyond the end appends the segment.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }

    private func insert(_ content: SegmentContent, at index: Int) {
        segments.insert(content, at: min(max(index, 0), segments.count))
        recordAndSetNeedsLayout("insertSegment")
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        recordAndSetNeedsLayout()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments.removeAll()
        recordAndSetNeedsLayout()
    }

    /// Sets the title of a segment, which replaces its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// Returns the title of a segment. `nil` if the segment has an image.
    open func titleForSegment(at segment: Int) -> String? { content(of: segment)?.title }
    /// Sets the image of a segment, which replaces its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }
    /// Returns the image of a segment. `nil` if the segment has a title.
    open func imageForSegment(at segment: Int) -> UIImage? { content(of: segment)?.image }
    /// Sets the width of a segment, in points. 0 for the width of the content.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// Returns the width of a segment, in points. 0 for the width of the content.
    open func widthForSegment(at segment: Int) -> CGFloat { content(of: segment)?.width ?? 0 }
    /// Sets the offset of the content of a segment, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }
    /// Returns the offset of the content of a segment, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { content(of: segment)?.contentOffset ?? .zero }
    /// Enables or disables a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns whether a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { content(of: segment)?.isEnabled ?? false }

    private func content(of segment: Int) -> SegmentContent? {
        segments.indices.contains(segment) ? segments[segment] : nil
    }

    private func change(
        _ segment: Int, _ setter: StaticString = #function, _ change: (inout SegmentContent) -> Void
    ) {
        guard segments.indices.contains(segment) else { return }
        change(&segments[segment])
        recordAndSetNeedsLayout(setter)
    }

    /// The index of the selected segment. The default is `noSegment`.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { recordSetter() } }
    /// Whether segments show no selected state. The default is `false`.
    open var isMomentary = false { didSet { recordSetter() } }
    /// Whether the width of each segment depends on its content. The default is `false`, which makes the widths equal.
    open var apportionsSegmentWidthsByContent = false { didSet { recordAndSetNeedsLayout() } }

    // MARK: Appearance

    /// The colour of the selected segment. `nil` uses the standard colour.
    open var selectedSegmentTintColor: UIColor? { didSet { recordSetter() } }

    private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
    private var backgroundImages = StateTable<UIImage>()
    private var dividerImages = DividerImages()
    private var contentOffsets: [Segment: UIOffset] = [:]

    /// Sets the attributes of the titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        recordAndSetNeedsLayout()
    }
    /// Returns the attributes of the titles in a state. `nil` if none were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes.effective(state)
    }
    /// Sets the background image in a state. HeadlessUIKit uses the image for all bar metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[state] = backgroundImage
        recordSetter()
    }
    /// Returns the background image in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages.effective(state)
    }
    /// Sets the image between two segments for their states. HeadlessUIKit uses the image for all bar metrics.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividerImages[leftState, rightState] = dividerImage
        recordSetter()
    }
    /// Returns the image between two segments for their states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { dividerImages[leftState, rightState] }
    /// Sets the offset of the content of segments, in points. HeadlessUIKit uses the offset for all bar metrics.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        contentOffsets[leftCenterRightOrAlone] = adjustment
        recordSetter()
    }
    /// Returns the offset of the content of segments, in points.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { contentOffsets[leftCenterRightOrAlone] ?? .zero }

    // MARK: Layout

    /// Returns the size of the segments. The height is 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: naturalWidths.reduce(0, +), height: Self.naturalHeight)
    }

    /// The size of the segments. The height is 32 points.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// The widths of the segments with their content and 10 points at each side.
    private var naturalWidths: [CGFloat] {
        let widths = segments.map { $0.width > 0 ? $0.width : contentSize(of: $0, .normal).width + 20 }
        guard !apportionsSegmentWidthsByContent else { return widths }
        let widest = zip(segments, widths).map { $0.width > 0 ? 0 : $1 }.max() ?? 0
        return zip(segments, widths).map { $0.width > 0 ? $1 : widest }
    }

    /// The frames of the segments, which share the remaining width.
    var segmentFrames: [CGRect] {
        let widths = naturalWidths
        let rest = bounds.width - widths.reduce(0, +)
        let flexible = segments.filter { $0.width == 0 }.count
        var left = bounds.minX
        return zip(segments, widths).map { segment, width in
            let width = max(0, segment.width == 0 && flexible > 0 ? width + rest / CGFloat(flexible) : width)
            defer { left += width }
            return inLayoutDirection(CGRect(x: left, y: bounds.minY, width: width, height: bounds.height))
        }
    }

    private func contentSize(of segment: SegmentContent, _ state: UIControl.State) -> CGSize {
        segment.image?.size ?? layout(segment.title ?? "", state).size
    }

    private func layout(_ title: String, _ state: UIControl.State, width: CGFloat? = nil) -> TextLayout {
        let standard = UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .medium)
        let font = titleTextAttributes(for: state)?[.font] as? UIFont ?? standard
        return TextLayout(TextContent(title, font: font), TextFlow(), width: width)
    }

    // MARK: Drawing

    /// Draws the background, the selected segment, the dividers and the contents.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let frames = segmentFrames
        drawBackground(on: context)
        drawSelection(frames, on: context)
        for index in frames.indices.dropFirst() {
            drawDivider(before: index, at: isMirrored ? frames[index].maxX : frames[index].minX, on: context)
        }
        for (index, frame) in frames.enumerated() { drawContent(of: index, in: frame, on: context) }
    }

    private func state(of segment: Int) -> UIControl.State {
        if !isEnabled || !segments[segment].isEnabled { return .disabled }
        return segment == selectedSegmentIndex && !isMomentary ? .selected : .normal
    }

    private func drawBackground(on context: CGContext) {
        if let image = backgroundImage(for: .normal, barMetrics: .default) {
            ImagePainter(context: context).draw(image, in: bounds)
        } else if backgroundColor == nil {
            context.fill(bounds, CornerRadii(8), UIColor.tertiarySystemFill.rgba(with: .current))
        }
    }

    private func drawSelection(_ frames: [CGRect], on context: CGContext) {
        guard frames.indices.contains(selectedSegmentIndex), !isMomentary else { return }
        if let image = backgroundImages[.selected] {
            return ImagePainter(context: context).draw(image, in: frames[selectedSegmentIndex])
        }
        let area = frames[selectedSegmentIndex].insetBy(dx: 2, dy: 2)
        let radii = CornerRadii(7)
        ShadowPainter(
            context: context, color: RGBA(hex: 0, alpha: 0.12), radius: 4, offset: CGSize(width: 0, height: 2)
        ).draw(around: area) { $0.fill(area, radii, RGBA(hex: 0)) }
        let standard = UIColor { @Sendable traits in
            traits.userInterfaceStyle == .dark ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
        }
        context.fill(area, radii, (selectedSegmentTintColor ?? standard).rgba(with: .current))
    }

    private func drawDivider(before index: Int, at x: CGFloat, on context: CGContext) {
        if let image = dividerImages[state(of: index - 1), state(of: index)] {
            let area = CGRect(x: x - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
            return ImagePainter(context: context).draw(image, in: area)
        }
        // The selected segment covers the lines at its sides.
        guard isMomentary || (index != selectedSegmentIndex && index - 1 != selectedSegmentIndex) else { return }
        let line = CGRect(x: x - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
        context.fill(line, .zero, UIColor.separator.rgba(with: .current))
    }

    private func drawContent(of index: Int, in frame: CGRect, on context: CGContext) {
        let segment = segments[index]
        let state = state(of: index)
        let adjustment = contentPositionAdjustment(forSegmentType: .any, barMetrics: .default)
        let area = frame.offsetBy(
            dx: segment.contentOffset.width + adjustment.horizontal,
            dy: segment.contentOffset.height + adjustment.vertical)
        context.saveGState()
        context.clip(to: frame)
        let own = titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
        let color = (own ?? (state == .disabled ? .tertiaryLabel : .label)).rgba(with: .current)
        if let image = segment.image {
            let tint = image.renderingMode == .alwaysOriginal ? nil : color
            ImagePainter(context: context).draw(image, in: area.centered(image.size), tint: tint)
        } else if let title = segment.title {
            let layout = layout(title, state, width: max(0, frame.width - 2 * Self.titleMargin))
            layout.draw(in: area.centered(layout.size), color, on: context)
        }
        context.restoreGState()
    }
}
