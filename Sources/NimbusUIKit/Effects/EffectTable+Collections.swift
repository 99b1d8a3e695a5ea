import CSSEngine

extension EffectTable {
    /// The effects on collection views. The layout properties have an effect only on a flow layout.
    static let collections: [Effect] =
        [
            .flag("allowsSelection", on: UICollectionView.self, "allows-selection", \.allowsSelection).paintOnly,
            .flag(
                "allowsMultipleSelection", on: UICollectionView.self, "allows-multiple-selection",
                \.allowsMultipleSelection
            ).paintOnly,
            flowLayout(
                "scrollDirection", "scroll-direction", value: { $0.identifier(0).flatMap(scrollDirections.value) },
                get: { scrollDirections.describe($0.scrollDirection) },
                set: { layout, value in
                    let word = value.word.flatMap { UICollectionView.ScrollDirection(rawValue: $0.rawValue) }
                    if let word { layout.scrollDirection = word }
                }),
            length("minimumLineSpacing", "minimum-line-spacing", \.minimumLineSpacing),
            length("minimumInteritemSpacing", "minimum-interitem-spacing", \.minimumInteritemSpacing),
            size("itemSize", "item-size", \.itemSize),
            size("estimatedItemSize", "estimated-item-size", \.estimatedItemSize),
            size("headerReferenceSize", "header-reference-size", \.headerReferenceSize),
            size("footerReferenceSize", "footer-reference-size", \.footerReferenceSize),
            flowLayout(
                "sectionInset", "section-inset", value: { $0.insets(0).map(ViewValue.insets) },
                get: { $0.sectionInset }, set: { $0.sectionInset = $1 }),
        ]

    private static let scrollDirections = NamedWords<UICollectionView.ScrollDirection>([
        "vertical": .vertical, "horizontal": .horizontal,
    ])

    private static func length(
        _ name: String, _ property: String, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>
    ) -> Effect {
        flowLayout(
            name, property, value: { $0.points(0).map(ViewValue.number) }, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 })
    }

    private static func size(
        _ name: String, _ property: String, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>
    ) -> Effect {
        flowLayout(
            name, property, value: { $0.size(0).map(ViewValue.size) }, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 })
    }

    /// Creates an effect on a property of a collection view's flow layout.
    private static func flowLayout<Content: PropertyValue>(
        _ name: String, _ property: String, value: @escaping @MainActor (StyleInputs) -> ViewValue?,
        get: @escaping @MainActor (UICollectionViewFlowLayout) -> Content,
        set: @escaping @MainActor (UICollectionViewFlowLayout, Content) -> Void
    ) -> Effect {
        Effect(
            "collectionViewLayout.\(name)", on: UICollectionView.self, [property], value: value,
            get: { $0.flowLayout.map(get) },
            set: { view, content in if let layout = view.flowLayout, let content { set(layout, content) } }
        ).havingValue(if: { (view: UICollectionView) in view.flowLayout != nil }).written(as: .flowLayout(name))
    }
}

extension UICollectionView {
    fileprivate var flowLayout: UICollectionViewFlowLayout? { collectionViewLayout as? UICollectionViewFlowLayout }
}
