/// A pseudo-class that tests the environment of an element: `:landscape`, `:screen-width(375)`.
package enum EnvironmentTest: Hashable, Sendable {
    package enum Comparison: Hashable {
        case equal, less, greater
    }

    /// The part of the environment that a test reads.
    package enum Aspect: UInt8 {
        case orientation, interfaceOrientation, idiom, widthClass, heightClass, systemVersion, deviceModel
        case screenWidth, screenHeight

        /// The number of aspects.
        static let count = Int(screenHeight.rawValue) + 1
    }

    case orientation(isLandscape: Bool)
    case interfaceOrientation(CSS.Environment.InterfaceOrientation)
    case idiom(CSS.Environment.Idiom)
    case widthClass(CSS.Environment.SizeClass)
    case heightClass(CSS.Environment.SizeClass)
    case minimumVersion(SystemVersion)
    case maximumVersion(SystemVersion)
    /// The model starts with this text in lower case.
    case deviceModel(BytewiseString)
    case screenWidth(Comparison, Double)
    case screenHeight(Comparison, Double)

    /// Creates the test of a pseudo-class without argument; `nil` if the pseudo-class tests something else.
    init?(_ pseudo: Pseudo) {
        switch pseudo {
        case .landscape: self = .orientation(isLandscape: true)
        case .portrait: self = .orientation(isLandscape: false)
        case .landscapeLeft: self = .interfaceOrientation(.landscapeLeft)
        case .landscapeRight: self = .interfaceOrientation(.landscapeRight)
        case .portraitUpright: self = .interfaceOrientation(.portraitUpright)
        case .portraitUpsideDown: self = .interfaceOrientation(.portraitUpsideDown)
        case .phone: self = .idiom(.phone)
        case .pad: self = .idiom(.pad)
        case .tv: self = .idiom(.tv)
        case .mac: self = .idiom(.mac)
        case .vision: self = .idiom(.vision)
        case .regularWidth: self = .widthClass(.regular)
        case .compactWidth: self = .widthClass(.compact)
        case .regularHeight: self = .heightClass(.regular)
        case .compactHeight: self = .heightClass(.compact)
        default: return nil
        }
    }

    /// Creates the test of a pseudo-class with an argument; `nil` if the pseudo-class tests something else.
    /// - Parameter argument: The first token of the argument, which the grammar has checked.
    init?(_ pseudo: Pseudo, _ tokens: TokenList, argument: Int) {
        switch pseudo {
        case .minOSVersion: self = .minimumVersion(Self.version(tokens, argument))
        case .maxOSVersion: self = .maximumVersion(Self.version(tokens, argument))
        case .deviceModel:
            let model = tokens.kind(argument) == .string ? tokens.stringValue(argument) : tokens.name(argument)
            self = .deviceModel(BytewiseString(asciiLowercased(model)))
        case .screenWidth: self = .screenWidth(.equal, tokens.number(argument))
        case .screenWidthLessThan: self = .screenWidth(.less, tokens.number(argument))
        case .screenWidthGreaterThan: self = .screenWidth(.greater, tokens.number(argument))
        case .screenHeight: self = .screenHeight(.equal, tokens.number(argument))
        case .screenHeightLessThan: self = .screenHeight(.less, tokens.number(argument))
        case .screenHeightGreaterThan: self = .screenHeight(.greater, tokens.number(argument))
        default: return nil
        }
    }

    /// The tokens of `17.2.1` are `17.2` and `.1`.
    private static func version(_ tokens: TokenList, _ first: Int) -> SystemVersion {
        var end = first + 1
        while tokens.kind(end) == .number { end += 1 }
        return SystemVersion(tokens, first..<end) ?? SystemVersion([])
    }

    /// Whether the test succeeds in an environment.
    func holds(in environment: CSS.Environment) -> Bool {
        switch self {
        case .orientation(let isLandscape):
            (environment.interfaceOrientation?.isLandscape ?? environment.isLandscape) == isLandscape
        case .interfaceOrientation(let orientation): environment.interfaceOrientation == orientation
        case .idiom(let idiom): environment.idiom == idiom
        case .widthClass(let sizeClass): environment.horizontalSizeClass == sizeClass
        case .heightClass(let sizeClass): environment.verticalSizeClass == sizeClass
        case .minimumVersion(let version): SystemVersion(environment.systemVersion) >= version
        case .maximumVersion(let version): SystemVersion(environment.systemVersion) <= version
        case .deviceModel(let prefix): asciiLowercased(environment.deviceModel).utf8.starts(with: prefix.string.utf8)
        case .screenWidth(let comparison, let width): comparison.holds(environment.testedScreenWidth, width)
        case .screenHeight(let comparison, let height): comparison.holds(environment.testedScreenHeight, height)
        }
    }

    /// The part of the environment that the test reads.
    var aspect: Aspect {
        switch self {
        case .orientation: .orientation
        case .interfaceOrientation: .interfaceOrientation
        case .idiom: .idiom
        case .widthClass: .widthClass
        case .heightClass: .heightClass
        case .minimumVersion, .maximumVersion: .systemVersion
        case .deviceModel: .deviceModel
        case .screenWidth: .screenWidth
        case .screenHeight: .screenHeight
        }
    }
}

extension EnvironmentTest.Comparison {
    fileprivate func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .equal: left == right
        case .less: left < right
        case .greater: left > right
        }
    }
}

// MARK: Contradictions

extension EnvironmentTest {
    /// Whether no environment satisfies both tests.
    package func contradicts(_ other: EnvironmentTest) -> Bool {
        switch (self, other) {
        case (.orientation(let left), .orientation(let right)): left != right
        case (.orientation(let isLandscape), .interfaceOrientation(let orientation)),
            (.interfaceOrientation(let orientation), .orientation(let isLandscape)):
            orientation.isLandscape != isLandscape
        case (.interfaceOrientation(let left), .interfaceOrientation(let right)): left != right
        case (.idiom(let left), .idiom(let right)): left != right
        case (.widthClass(let left), .widthClass(let right)), (.heightClass(let left), .heightClass(let right)):
            left != right
        case (.minimumVersion(let minimum), .maximumVersion(let maximum)),
            (.maximumVersion(let maximum), .minimumVersion(let minimum)):
            maximum < minimum
        case (.screenWidth(let left, let a), .screenWidth(let right, let b)),
            (.screenHeight(let left, let a), .screenHeight(let right, let b)):
            Comparison.contradict((left, a), (right, b))
        default: false
        }
    }
}

extension EnvironmentTest.Comparison {
    fileprivate static func contradict(_ left: (Self, Double), _ right: (Self, Double)) -> Bool {
        switch (left.0, right.0) {
        case (.equal, let comparison): !comparison.holds(left.1, right.1)
        case (let comparison, .equal): !comparison.holds(right.1, left.1)
        case (.less, .greater): left.1 <= right.1
        case (.greater, .less): right.1 <= left.1
        case (.less, .less), (.greater, .greater): false
        }
    }
}
