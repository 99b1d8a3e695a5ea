/// The words of an enumeration or an option set, with the keywords of CSS that replace them.
///
/// The cases are named after the first property with the words.
enum InterfaCSSWords: UInt8, CaseIterable, BitwiseCopyable {
    case accessoryType, activityIndicatorViewStyle, autocapitalizationType, autocorrectionType, autoresizingMask,
        barStyle, baselineAdjustment, borderStyle, contentHorizontalAlignment, contentMode, contentVerticalAlignment,
        dataDetectorTypes, decelerationRate, flexLayoutDirection, flexWrap, indicatorStyle, itemPositioning,
        keyboardAppearance, keyboardDismissMode, keyboardType, leftViewMode, lineBreakMode, paginationBreakingMode,
        paginationMode, progressViewStyle, returnKeyType, scrollDirection, searchBarStyle, selectionStyle,
        separatorStyle, style, textAlignment, tintAdjustmentMode
    // The words of parameters and attributes.
    case controlState, barMetrics, barPosition, segment, searchIcon, lineStyle

    /// The words in camel case. `word=keyword` is a word whose keyword does not only differ by dashes.
    private var list: String {
        switch self {
        case .accessoryType: "none checkmark detailButton disclosureButton disclosureIndicator"
        case .activityIndicatorViewStyle: "gray white whiteLarge"
        case .autocapitalizationType: "none allCharacters sentences words"
        case .autocorrectionType: "default no yes"
        case .autoresizingMask:
            "none width height top bottom left right flexibleWidth=width flexibleHeight=height "
                + "flexibleTopMargin=top flexibleBottomMargin=bottom flexibleLeftMargin=left "
                + "flexibleRightMargin=right"
        case .barStyle: "default black blackOpaque blackTranslucent"
        case .baselineAdjustment: "none alignBaselines alignCenters"
        case .borderStyle: "none bezel line roundedRect"
        case .contentHorizontalAlignment: "center left right fill"
        case .contentMode:
            "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft "
                + "topRight bottomLeft bottomRight"
        case .contentVerticalAlignment: "center=middle top bottom fill"
        case .dataDetectorTypes: "all none address calendarEvent link phoneNumber"
        case .decelerationRate: "normal fast"
        case .flexLayoutDirection: "inherit ltr rtl"
        case .flexWrap: "noWrap=nowrap wrap wrapReverse"
        case .indicatorStyle: "default black white"
        case .itemPositioning: "automatic centered fill"
        case .keyboardAppearance: "default alert dark light"
        case .keyboardDismissMode: "none onDrag interactive"
        case .keyboardType:
            "default alphabet asciiCapable decimalPad emailAddress namePhonePad numberPad "
                + "numbersAndPunctuation phonePad twitter URL webSearch"
        case .leftViewMode: "never always unlessEditing whileEditing"
        case .lineBreakMode:
            "wordWrap=wrap wordWrapping=wrap charWrap=character-wrap charWrapping=character-wrap clip "
                + "clipping=clip truncateHead=head-truncate truncatingHead=head-truncate "
                + "truncateTail=tail-truncate truncatingTail=tail-truncate truncateMiddle=middle-truncate "
                + "truncatingMiddle=middle-truncate"
        case .paginationBreakingMode: "page column"
        case .paginationMode: "unpaginated leftToRight topToBottom bottomToTop rightToLeft"
        case .progressViewStyle: "default bar"
        case .returnKeyType: "default go google join next route search send yahoo done emergencyCall"
        case .scrollDirection: "vertical horizontal"
        case .searchBarStyle: "default minimal prominent"
        case .selectionStyle: "none default blue gray"
        case .separatorStyle: "none singleLine singleLineEtched"
        case .style: "plain bordered done"
        case .textAlignment: "left center right justify justified=justify natural=start"
        case .tintAdjustmentMode: "automatic normal dimmed"
        case .controlState:
            "normal focused=:focus highlighted=:highlighted normalHighlighted=:highlighted "
                + "highlightedFocused=:highlighted:focus selected=:selected "
                + "selectedHighlighted=:selected:highlighted selectedFocused=:selected:focus "
                + "selectedHighlightedFocused=:selected:highlighted:focus disabled=:disabled"
        case .barMetrics:
            "metricsDefault=normal default=normal metricsLandscapePhone "
                + "landscapePhone=metrics-landscape-phone metricsLandscapePhonePrompt "
                + "landscapePhonePrompt=metrics-landscape-phone-prompt metricsDefaultPrompt"
        case .barPosition:
            "barPositionAny=normal barPositionBottom barPositionTop barPositionTopAttached"
        case .segment: "segmentAny=normal segmentLeft segmentCenter segmentRight segmentAlone"
        case .searchIcon: "iconBookmark iconClear iconResultsList iconSearch"
        case .lineStyle:
            "none single double thick solid dot dash dashDot dashDotDot styleNone=none styleSingle=single "
                + "styleDouble=double styleThick=thick patternSolid=solid patternDot=dot patternDash=dash "
                + "patternDashDot=dash-dot patternDashDotDot=dash-dot-dot"
        }
    }

    /// Returns the keyword of a word, or of the longest word that ends the name of a constant, as in
    /// `UIViewContentModeTopLeft`.
    func keyword(_ name: UnsafeBufferPointer<UInt8>) -> String? { Self.tables[Int(rawValue)].keyword(name) }

    private static let tables = allCases.map { Table($0.list) }

    private struct Table: Sendable {
        private let words: CaseInsensitiveMap
        private let keywords: [String]
        /// The lengths of the words, the longest first.
        private let lengths: [Int]

        init(_ list: String) {
            let entries = list.split(separator: " ").map { item -> (word: String, keyword: String) in
                let parts = item.split(separator: "=")
                return (String(parts[0]), parts.count > 1 ? String(parts[1]) : dashed(parts[0]))
            }
            words = CaseInsensitiveMap(entries.enumerated().map { ($1.word, UInt16($0)) })
            keywords = entries.map(\.keyword)
            lengths = Set(entries.map(\.word.utf8.count)).sorted(by: >)
        }

        func keyword(_ name: UnsafeBufferPointer<UInt8>) -> String? {
            if let index = words.find(name) { return keywords[Int(index)] }
            guard name.contains(UInt8(ascii: "-")) else { return keyword(ofSuffix: name) }
            let plain = name.filter { $0 != UInt8(ascii: "-") }
            return plain.withUnsafeBufferPointer { words.find($0).map { keywords[Int($0)] } ?? keyword(ofSuffix: $0) }
        }

        private func keyword(ofSuffix name: UnsafeBufferPointer<UInt8>) -> String? {
            for length in lengths where length < name.count {
                let suffix = UnsafeBufferPointer(rebasing: name.suffix(length))
                if let index = words.find(suffix) { return keywords[Int(index)] }
            }
            return nil
        }
    }
}

/// Returns a name in camel case with dashes and in lower case: `topLeft` becomes `top-left`.
func dashed(_ name: some StringProtocol) -> String {
    PropertyTable.partName(String(name))
}
