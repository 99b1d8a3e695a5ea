extension UIFont.Weight {
    private static let steps: [(css: Double, weight: UIFont.Weight)] = [
        (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (600, .semibold),
        (700, .bold), (800, .heavy), (900, .black),
    ]

    /// Creates the weight nearest to a CSS weight from 1 to 1000.
    package init(css: Double) {
        self = Self.steps.min { abs($0.css - css) < abs($1.css - css) }?.weight ?? .regular
    }

    /// The nearest CSS weight.
    package var css: Double {
        Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.css ?? 400
    }
}
