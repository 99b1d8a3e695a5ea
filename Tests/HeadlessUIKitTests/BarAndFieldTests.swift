import Testing

@testable import HeadlessUIKit

/// Bars, fields, indicators and scroll views.
@MainActor @Suite struct BarAndFieldTests {
    @Test func barsUseTheirTintColor() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.isTranslucent = false
        bar.barTintColor = .red
        #expect(Picture(bar).color(10, 10) == "#ff0000ff")
        bar.isTranslucent = true
        #expect(Picture(bar).alpha(10, 10) < 1)
    }

    @Test func theMaterialAndATintAreAboveTheBackgroundColor() {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        checkBackground(of: UINavigationBar(frame: frame), \.isTranslucent, \.barTintColor)
        checkBackground(of: UIToolbar(frame: frame), \.isTranslucent, \.barTintColor)
        checkBackground(of: UISearchBar(frame: frame), \.isTranslucent, \.barTintColor)
    }

    private func checkBackground<Bar: UIView>(
        of bar: Bar, _ isTranslucent: ReferenceWritableKeyPath<Bar, Bool>,
        _ tint: ReferenceWritableKeyPath<Bar, UIColor?>
    ) {
        bar[keyPath: isTranslucent] = false
        #expect(Picture(bar).color(5, 5) == "#f9f9f9ff")
        bar.backgroundColor = .red
        #expect(Picture(bar).color(5, 5) == "#f9f9f9ff")
        bar[keyPath: tint] = .blue
        #expect(Picture(bar).color(5, 5) == "#0000ffff")
        bar.backgroundColor = nil
        #expect(Picture(bar).color(5, 5) == "#0000ffff")
    }

    @Test func backgroundsAreVisibleThroughTheTintOfTranslucentBars() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.backgroundColor = .red
        bar.barTintColor = .blue
        #expect(Picture(bar).color(5, 5) == "#0f00f0ff")
    }

    @Test func anAppearanceReplacesTheMaterialAndTheTint() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.barTintColor = .blue
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        bar.standardAppearance = appearance
        #expect(Picture(bar).color(5, 5) == "#ff0000ff")
        appearance.configureWithTransparentBackground()
        bar.standardAppearance = appearance
        #expect(Picture(bar).alpha(5, 5) == 0 && Picture(bar).alpha(5, 43.8) == 0)
    }

    @Test func barItemsAreDrawnInTheTint() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "MMM", style: .plain, target: nil, action: nil)
        bar.setItems([item], animated: false)
        bar.tintColor = .red
        func isRed(_ color: RGBA) -> Bool { color.red > 0.9 && color.green < 0.2 && color.blue < 0.2 }
        #expect(Picture(bar).count(where: isRed) > 50)
        item.rightBarButtonItem?.isEnabled = false
        #expect(Picture(bar).count(where: isRed) == 0)
    }

    @Test func flexibleItemsShareTheSpaceOfAToolbar() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        toolbar.items = [.flexibleSpace(), UIBarButtonItem(customView: view), .flexibleSpace()]
        toolbar.layoutIfNeeded()
        #expect(view.superview === toolbar)
        #expect(view.center == CGPoint(x: 160, y: 22))
        toolbar.items = []
        toolbar.layoutIfNeeded()
        #expect(view.superview == nil)
    }

    @Test func searchBarsHaveAField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.text = "swift"
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.text == "swift")
        let width = bar.searchTextField.frame.width
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.width < width)
    }

    @Test func emptyFieldsDisplayTheirPlaceholders() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.textColor = .black
        field.attributedPlaceholder = NSAttributedString(string: "MMMM", attributes: [.foregroundColor: UIColor.red])
        func isRed(_ color: RGBA) -> Bool { color.red > 0.9 && color.green < 0.2 && color.alpha > 0.9 }
        #expect(Picture(field).count(where: isRed) > 50)
        #expect(field.placeholder == "MMMM")
        field.text = "A"
        #expect(Picture(field).count(where: isRed) == 0)
        #expect(Picture(field).darkPixels > 10)
    }

    @Test func bordersAddPaddingToFields() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds).minX == 10)
        field.text = "x"
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: field.bounds).maxX < 180)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 5, width: 30, height: 30))
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
    }

    @Test func editingFieldsAreFirstResponders() {
        let field = UITextField()
        #expect(field.becomeFirstResponder())
        #expect(field.state == .focused)
        field.resignFirstResponder()
        #expect(field.state == .normal)
    }

    @Test func indicatorsAreVisibleWhileTheyAnimate() {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.color = .red
        #expect(Picture(indicator).count { $0.alpha > 0 } == 0)
        indicator.startAnimating()
        #expect(Picture(indicator).count { $0.red > 0.9 } > 50)
        indicator.style = .white
        #expect(indicator.color == .white)
        #expect(indicator.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    }

    @Test func scrollingMovesTheContent() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let content = UIView(frame: CGRect(x: 0, y: 100, width: 90, height: 100))
        content.backgroundColor = .red
        scroll.addSubview(content)
        scroll.contentSize = CGSize(width: 100, height: 200)
        #expect(Picture(scroll).alpha(50, 50) == 0)
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        #expect(scroll.bounds.origin.y == 100)
        #expect(Picture(scroll).color(50, 150) == "#ff0000ff")
    }

    @Test func indicatorsUseTheirColor() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 200)
        scroll.indicatorStyle = .white
        #expect(Picture(scroll).color(95.5, 20)?.hasPrefix("#ffffff") == true)
        scroll.showsVerticalScrollIndicator = false
        #expect(Picture(scroll).alpha(95.5, 20) == 0)
    }
}
