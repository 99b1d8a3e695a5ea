import Foundation

extension UITableViewCell {
    var titleStyle: CellLabelStyle {
        switch cellStyle {
        case .default, .value1, .subtitle: CellLabelStyle(font: .label, color: .label)
        case .value2:
            CellLabelStyle(font: .systemFont(ofSize: 13), color: tintColor, alignment: isMirrored ? .left : .right)
        }
    }

    var detailStyle: CellLabelStyle? {
        switch cellStyle {
        case .default: nil
        case .value1: CellLabelStyle(font: .label, color: .secondaryLabel, alignment: isMirrored ? .left : .right)
        case .value2: CellLabelStyle(font: .systemFont(ofSize: 13), color: .label)
        case .subtitle: CellLabelStyle(font: .systemFont(ofSize: 13), color: .secondaryLabel)
        }
    }

    /// Applies the background of the table's style.
    func applyGrouping() {
        if tableStyle != .plain, backgroundColor === UIColor.systemBackground {
            backgroundColor = .secondarySystemGroupedBackground
        }
    }

    /// The radii of the first and last cells of an inset group. Its other cells are clipped, too.
    var radiiInGroup: CornerRadii? {
        guard tableStyle == .insetGrouped else { return nil }
        var corners: UIRectCorner = []
        if separator.isFirst { corners.formUnion([.topLeft, .topRight]) }
        if separator.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        return CornerRadii(10, of: corners)
    }

    // MARK: Layout

    private var margin: CGFloat { 16 }

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + margin }
        switch accessoryType {
        case .none: return 0
        case .disclosureIndicator: return 28
        case .checkmark, .detailButton: return 38
        case .detailDisclosureButton: return 60
        }
    }

    func layOutParts() {
        backgroundView?.place(bounds)
        selectedBackgroundView?.place(bounds)
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        accessoryView.map {
            $0.place(
                inLayoutDirection(
                    bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: margin))
                        .strip($0.bounds.width, from: .maxXEdge).centered($0.bounds.size)))
        }
        contentView.place(
            inLayoutDirection(
                CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryWidth), height: bounds.height)))
        layOutContent(in: contentView.bounds)
    }

    private func layOutContent(in bounds: CGRect) {
        var left = margin + CGFloat(indentationLevel) * indentationWidth
        if let size = madeImageView?.image?.size {
            let height = min(size.height, bounds.height - 8)
            let width = size.height > 0 ? size.width * height / size.height : 0
            place(madeImageView, CGRect(x: left, y: bounds.midY - height / 2, width: width, height: height))
            left += width + margin
        }
        let right = accessoryWidth > 0 ? bounds.width - 8 : bounds.width - margin
        layOutLabels(in: CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height))
    }

    private func layOutLabels(in room: CGRect) {
        let title = madeTextLabel?.sizeThatFits(room.size) ?? .zero
        let detail = madeDetailLabel?.sizeThatFits(room.size) ?? .zero
        switch cellStyle {
        case .default:
            place(madeTextLabel, room)
        case .value1:
            let detailWidth = min(detail.width, room.width * 0.6)
            place(
                madeTextLabel,
                CGRect(x: room.minX, y: 0, width: max(0, room.width - detailWidth - 6), height: room.height))
            place(madeDetailLabel, room.strip(detailWidth, from: .maxXEdge))
        case .value2:
            place(madeTextLabel, CGRect(x: room.minX, y: 0, width: 90, height: room.height))
            place(
                madeDetailLabel, CGRect(x: room.minX + 98, y: 0, width: max(0, room.width - 98), height: room.height))
        case .subtitle:
            let gap: CGFloat = detail.height > 0 ? 2 : 0
            let top = (room.height - title.height - detail.height - gap) / 2
            place(madeTextLabel, CGRect(x: room.minX, y: top, width: room.width, height: title.height))
            place(
                madeDetailLabel,
                CGRect(x: room.minX, y: top + title.height + gap, width: room.width, height: detail.height))
        }
    }

    /// Sets the frame of a part of the content. Mirrors the frame in right-to-left interfaces.
    private func place(_ part: UIView?, _ frame: CGRect) {
        part?.place(isMirrored ? frame.mirrored(in: contentView.bounds) : frame)
    }

    // MARK: Drawing

    func drawBackground() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isSelected || isHighlighted, selectionStyle != .none, selectedBackgroundView == nil {
            context.fill(bounds, ownLayer.style.radii, UIColor.systemGray4.rgba(with: .current))
        }
        if accessoryView == nil { drawAccessory(on: context) }
    }

    private func drawAccessory(on context: CGContext) {
        let gray = UIColor.systemGray3.rgba(with: .current)
        let tint = tintColor.rgba(with: .current)
        let chevron: Symbol = isMirrored ? .chevronLeft : .chevronRight
        func square(_ size: CGFloat, right: CGFloat) -> CGRect {
            inLayoutDirection(
                CGRect(x: bounds.maxX - right - size, y: bounds.midY - size / 2, width: size, height: size))
        }
        switch accessoryType {
        case .none: break
        case .disclosureIndicator: chevron.draw(in: square(13, right: 15), gray, on: context)
        case .checkmark: Symbol.checkmark.draw(in: square(14, right: 16), tint, on: context, width: 2.2)
        case .detailButton: Symbol.info.draw(in: square(22, right: 14), tint, on: context)
        case .detailDisclosureButton:
            Symbol.info.draw(in: square(22, right: 34), tint, on: context)
            chevron.draw(in: square(13, right: 15), gray, on: context)
        }
    }

    func drawSeparator() {
        guard let context = UIGraphicsGetCurrentContext(), let color = separator.color else { return }
        if separator.isLast && tableStyle == .insetGrouped { return }
        let pixel = 1 / context.deviceScale
        func line(lift: CGFloat, _ color: RGBA) {
            let inset = separator.isLast && tableStyle == .grouped ? .zero : separator.inset
            context.fill(
                inLayoutDirection(
                    CGRect(
                        x: bounds.minX + inset.left, y: bounds.maxY - pixel - lift,
                        width: bounds.width - inset.horizontal, height: pixel)),
                .zero, color)
        }
        switch separator.line {
        case .none: break
        case .single: line(lift: 0, color.rgba(with: .current))
        case .etched:
            line(lift: pixel, color.rgba(with: .current))
            line(lift: 0, UIColor.white.rgba(with: .current).withAlpha(0.8))
        }
    }
}
