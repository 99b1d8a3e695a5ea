import HeadlessUIKit

/// The screen of a phone with views of all classes, in light or in dark mode.
@MainActor final class Gallery: NSObject {
    let window = UIWindow(frame: UIScreen.main.bounds)
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let rows: [(title: String, detail: String, accessory: UITableViewCell.AccessoryType)] = [
        ("Notifications", "On", .disclosureIndicator), ("Wi-Fi", "Attic", .disclosureIndicator),
        ("Automatic updates", "", .checkmark),
    ]

    init(style: UIUserInterfaceStyle) {
        super.init()
        window.overrideUserInterfaceStyle = style
        window.backgroundColor = .systemGroupedBackground
        addBars()
        addCard()
        addTable()
        addButtons()
        addFields()
        addTexts()
    }

    func picture(scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
    }

    private func addBars() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
        let item = UINavigationItem(title: "Gallery")
        item.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        ]
        bar.items = [UINavigationItem(title: "Home"), item]
        window.addSubview(bar)
        let search = UISearchBar(frame: CGRect(x: 0, y: 88, width: 390, height: 56))
        search.placeholder = "Search people and places"
        window.addSubview(search)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 780, width: 390, height: 64))
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil),
        ]
        window.addSubview(toolbar)
    }

    private func addCard() {
        let card = UIView(frame: CGRect(x: 16, y: 160, width: 358, height: 120))
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 14
        card.layer.shadowOpacity = 0.14
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: 3)
        window.addSubview(card)
        let badge = UIView(frame: CGRect(x: 16, y: 20, width: 80, height: 80))
        badge.backgroundColor = .systemIndigo
        badge.layer.cornerRadius = 40
        badge.layer.borderWidth = 3
        badge.layer.borderColor = UIColor.systemTeal.cgColor
        card.addSubview(badge)
        let initials = UILabel(frame: badge.bounds)
        initials.text = "AL"
        initials.font = .systemFont(ofSize: 28, weight: .semibold)
        initials.textColor = .white
        initials.textAlignment = .center
        badge.addSubview(initials)
        let name = UILabel(frame: CGRect(x: 112, y: 20, width: 230, height: 28))
        name.text = "Ada Lovelace"
        name.font = .boldSystemFont(ofSize: 22)
        card.addSubview(name)
        let text = UILabel(frame: CGRect(x: 112, y: 50, width: 230, height: 54))
        text.text = "Wrote the first program for a machine that was never built. Then went on about the weather."
        text.font = .systemFont(ofSize: 15)
        text.textColor = .secondaryLabel
        text.numberOfLines = 0
        card.addSubview(text)
    }

    private func addButtons() {
        for (index, state) in [UIControl.State.normal, .highlighted, .selected, .disabled].enumerated() {
            let button = UIButton(frame: CGRect(x: 16 + CGFloat(index) * 90, y: 296, width: 82, height: 40))
            button.setTitle(["Normal", "Touched", "Chosen", "Disabled"][index], for: .normal)
            button.setTitleColor(.systemYellow, for: .selected)
            button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
            button.setBackgroundImage(Self.plate(.systemBlue), for: .normal)
            button.setBackgroundImage(Self.plate(.systemIndigo), for: .selected)
            button.isHighlighted = state == .highlighted
            button.isSelected = state == .selected
            button.isEnabled = state != .disabled
            window.addSubview(button)
        }
        let system = UIButton(type: .system)
        system.frame = CGRect(x: 16, y: 344, width: 120, height: 40)
        system.setTitle("System", for: .normal)
        window.addSubview(system)
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.center = CGPoint(x: 195, y: 364)
        spinner.startAnimating()
        window.addSubview(spinner)
        let pages = UIPageControl(frame: CGRect(x: 136, y: 345, width: 40, height: 37))
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.systemGray4, .label)
        window.addSubview(pages)
        let faint = UIView(frame: CGRect(x: 318, y: 344, width: 56, height: 40))
        faint.backgroundColor = .systemOrange
        faint.alpha = 0.5
        faint.transform = CGAffineTransform(rotationAngle: 0.05)
        faint.layer.cornerRadius = 8
        window.addSubview(faint)
        let control = UISwitch(frame: CGRect(x: 244, y: 348, width: 51, height: 31))
        control.isOn = true
        window.addSubview(control)
        let slider = UISlider(frame: CGRect(x: 16, y: 436, width: 200, height: 31))
        slider.value = 0.4
        window.addSubview(slider)
        let progress = UIProgressView(frame: CGRect(x: 234, y: 450, width: 140, height: 4))
        progress.progress = 0.7
        window.addSubview(progress)
    }

    /// Returns a small rounded image with caps.
    private static func plate(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 21, height: 21)).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 21, height: 21), cornerRadius: 10).fill()
        }.resizableImage(
            withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch)
    }

    private func addFields() {
        let name = UITextField(frame: CGRect(x: 16, y: 396, width: 175, height: 40))
        name.borderStyle = .roundedRect
        name.placeholder = "Name"
        window.addSubview(name)
        let mail = UITextField(frame: CGRect(x: 199, y: 396, width: 175, height: 40))
        mail.borderStyle = .roundedRect
        mail.text = "ada@example.com"
        mail.clearButtonMode = .always
        mail.becomeFirstResponder()
        window.addSubview(mail)
    }

    private func addTable() {
        table.frame = CGRect(x: 0, y: 454, width: 390, height: 188)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        window.addSubview(table)
    }

    private func addTexts() {
        let modes: [NSLineBreakMode] = [
            .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping, .byWordWrapping, .byCharWrapping,
        ]
        for (index, mode) in modes.enumerated() {
            let label = UILabel(
                frame: CGRect(
                    x: 16 + CGFloat(index % 2) * 183, y: 642 + CGFloat(index / 2) * 44, width: 175, height: 40))
            label.backgroundColor = .tertiarySystemFill
            label.text = "The quick brown fox jumps over the lazy dog beside the river"
            label.font = UIFont(name: "Georgia", size: 15)
            label.lineBreakMode = mode
            label.numberOfLines = index < 4 ? 1 : 2
            label.shadowColor = UIColor(white: 0.5, alpha: 0.3)
            label.shadowOffset = CGSize(width: 0, height: 1)
            window.addSubview(label)
        }
    }
}

extension Gallery: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Settings" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "row")
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        cell.accessoryType = row.accessory
        return cell
    }
}
