/// The media types that we know: CSS's, of which most mean no device that there is (Media Queries 4, section 2.3), and
/// Nimbus's, which are the idiom, whether the screen is dense, or both with a hyphen between.
enum MediaTypeName: String, Sendable, CaseIterable {
    case all, screen, print
    case speech, tty, tv, projection, handheld, braille, embossed, aural
    case ipad, iphone, retina, nonretina
    case ipadRetina = "ipad-retina"
    case ipadNonretina = "ipad-nonretina"
    case iphoneRetina = "iphone-retina"
    case iphoneNonretina = "iphone-nonretina"
}

extension Environment {
    func matches(_ type: MediaTypeName) -> Bool {
        switch type {
        case .all: true
        case .screen: mediaType == .screen
        case .print: mediaType == .print
        case .speech, .tty, .tv, .projection, .handheld, .braille, .embossed, .aural: false
        case .ipad: idiom == .pad
        case .iphone: idiom == .phone
        case .retina: scale != 1
        case .nonretina: scale == 1
        case .ipadRetina: idiom == .pad && scale != 1
        case .ipadNonretina: idiom == .pad && scale == 1
        case .iphoneRetina: idiom == .phone && scale != 1
        case .iphoneNonretina: idiom == .phone && scale == 1
        }
    }
}
