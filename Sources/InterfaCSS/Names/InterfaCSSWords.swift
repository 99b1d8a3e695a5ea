import CSSEngine

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
        case .barStyle: "default black blackOpaque=black blackTranslucent=black"
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
        case .keyboardAppearance: "default alert=dark dark light"
        case .keyboardDismissMode: "none onDrag interactive"
        case .keyboardType:
            "default alphabet=ascii-capable asciiCapable decimalPad emailAddress namePhonePad numberPad "
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
        case .style: "plain bordered=plain done"
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

    /// The words in camel case.
    var names: [String] { Self.names[Int(rawValue)] }

    private static let names = allCases.map { $0.list.split(separator: " ").map { String($0.prefix { $0 != "=" }) } }

    /// Returns the keyword of a raw value of UIKit. `nil` if the enumeration has no such case, or no raw values.
    func keyword(ofRawValue number: Double) -> String? {
        guard let index = Int(exactly: number), rawWords.indices.contains(index) else { return nil }
        return Self.tables[Int(rawValue)].keyword(named: rawWords[index])
    }

    /// Returns the keywords of a raw value of an option set, whose cases have one bit each. `nil` for unknown bits.
    func keywords(ofRawValue number: Double) -> String? {
        guard !rawWords.isEmpty, let bits = Int(exactly: number), (0..<1 << rawWords.count).contains(bits) else {
            return nil
        }
        let table = Self.tables[Int(rawValue)]
        if bits == 0 { return table.keyword(named: "none") }
        return rawWords.indices.filter { bits >> $0 & 1 == 1 }.compactMap { table.keyword(named: rawWords[$0]) }
            .joined(separator: " ")
    }

    /// The words in the order of their raw values in UIKit; for an option set, in the order of their bits. Empty for strings,
    /// and for the words of parameters.
    private var rawWords: [Substring] { Self.rawWords[Int(rawValue)] }

    private static let rawWords = allCases.map { $0.rawList.split(separator: " ") }

    private var rawList: String {
        switch self {
        case .accessoryType: "none disclosureIndicator detailButton checkmark detailButton"
        case .activityIndicatorViewStyle: "whiteLarge white gray"
        case .autocapitalizationType: "none words sentences allCharacters"
        case .autoresizingMask: "left width right top height bottom"
        case .barStyle: "default black blackTranslucent"
        case .baselineAdjustment: "alignBaselines alignCenters none"
        case .borderStyle: "none line bezel roundedRect"
        case .dataDetectorTypes: "phoneNumber link address calendarEvent"
        case .itemPositioning: "automatic fill centered"
        case .keyboardAppearance: "default dark light"
        case .keyboardType:
            "default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad "
                + "twitter webSearch"
        case .leftViewMode: "never whileEditing unlessEditing always"
        case .lineBreakMode: "wordWrap charWrap clip truncateHead truncateTail truncateMiddle"
        case .returnKeyType: "default go google join next route search send yahoo done emergencyCall"
        case .searchBarStyle: "default prominent minimal"
        case .selectionStyle: "none blue gray default"
        case .textAlignment: "left center right justify natural"
        case .autocorrectionType, .contentHorizontalAlignment, .contentMode, .contentVerticalAlignment,
            .indicatorStyle, .keyboardDismissMode, .paginationBreakingMode, .paginationMode, .progressViewStyle,
            .scrollDirection, .separatorStyle, .style, .tintAdjustmentMode:
            list
        case .decelerationRate, .flexLayoutDirection, .flexWrap, .controlState, .barMetrics, .barPosition, .segment,
            .searchIcon, .lineStyle:
            ""
        }
    }

    /// Returns the keyword of a word, or of the longest word that ends the name of a constant, as in
    /// `UIViewContentModeTopLeft`.
    func keyword(_ name: UnsafeBufferPointer<UInt8>) -> String? { Self.tables[Int(rawValue)].keyword(name) }

    /// Returns the keywords of a word, or of words between dashes as in version 2.0: `flexibleWidth-flexibleHeight`.
    func keywords(_ name: UnsafeBufferPointer<UInt8>) -> String? {
        let table = Self.tables[Int(rawValue)]
        if let keyword = table.keyword(exactly: name) { return keyword }
        let parts = name.split(separator: UInt8(ascii: "-")).map { table.keyword(UnsafeBufferPointer(rebasing: $0)) }
        guard parts.count > 1, !parts.contains(nil) else { return table.keyword(name) }
        return parts.compactMap(\.self).joined(separator: " ")
    }

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
            if let keyword = keyword(exactly: name) { return keyword }
            guard name.contains(UInt8(ascii: "-")) else { return keyword(ofSuffix: name) }
            return name.filter { $0 != UInt8(ascii: "-") }.withUnsafeBufferPointer { keyword(ofSuffix: $0) }
        }

        /// Returns the keyword of a word of the list. Dashes are ignored.
        func keyword(exactly name: UnsafeBufferPointer<UInt8>) -> String? {
            if let index = words.find(name) { return keywords[Int(index)] }
            guard name.contains(UInt8(ascii: "-")) else { return nil }
            let plain = name.filter { $0 != UInt8(ascii: "-") }
            return plain.withUnsafeBufferPointer { words.find($0).map { keywords[Int($0)] } }
        }

        /// Returns the keyword of a word of the list, which can be written with its keyword.
        func keyword(named word: Substring) -> String? {
            var name = String(word.prefix { $0 != "=" })
            return name.withUTF8 { keyword($0) }
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
