import Foundation
import NimbusCSS
import NimbusUIKit
import NimbusViews
import Testing

/// Which files are taken, and which leave everything as it is.
@MainActor struct StringsFileTests {
    private let strings = LocalizedStrings(isChangeTrackingEnabled: true)
    private let folder: StringsFolder

    init() throws { folder = try StringsFolder() }

    private func text(_ key: String) -> String? { strings.string(forKey: key, withDefaultValue: nil) }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func comesInTheUsualEncodings(_ encoding: String.Encoding) throws {
        let mark = [.utf16LittleEndian, .utf16BigEndian].contains(encoding) ? "\u{FEFF}" : ""
        let path = try folder.write(mark + "/* a comment */ \"größe\" = \"grande “ç”\"; // end", encoding: encoding)
        strings.stringsDidChange(inFileAtPath: path)
        #expect(strings.fileError == nil)
        #expect(text("größe") == "grande “ç”")
        strings.stringsDidChange(
            inFileAtPath: try folder.write(mark + "/* SHOW KEYS */ \"größe\" = \"1\";", encoding: encoding))
        #expect(strings.showsKeys)
        #expect(text("größe") == "größe")
    }

    @Test("What is no string is left out")
    func otherValues() throws {
        strings.stringsDidChange(inFileAtPath: try folder.write("\"a\" = (1, 2); \"b\" = \"two\"; \"c\" = { d = e; };"))
        #expect([text("a"), text("b"), text("c")] == ["a", "two", "c"])
    }

    @Test(arguments: ["\"a\" = \"open", "{", "(1, 2)", "\u{0}\u{1}\u{2}", "<plist>", "\"a\" \"b\" \"c\""])
    func whatIsNoStringsFileChangesNothing(_ bad: String) throws {
        strings.stringsDidChange(inFileAtPath: try folder.write("\"a\" = \"good\";"))
        strings.stringsDidChange(inFileAtPath: try folder.write(bad))
        #expect(strings.fileError != nil)
        #expect(text("a") == "good")
    }

    @Test(arguments: ["/nowhere/at-all.strings", "/dev/zero", "/"])
    func whatCannotBeReadChangesNothing(_ path: String) throws {
        strings.stringsDidChange(inFileAtPath: try folder.write("\"a\" = \"good\";"))
        strings.stringsDidChange(inFileAtPath: path)
        #expect((strings.fileError as? NIFileError)?.path == path)
        #expect(text("a") == "good")
        strings.stringsDidChange(inFileAtPath: try folder.write("\"a\" = \"better\";"))
        #expect(strings.fileError == nil)
        #expect(text("a") == "better")
    }
}
