import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing
import Three20CSSStyle

/// `TTDefaultCSSStyleSheet` and the values of its `default.css`. The numbers are those of the acceptance cases of Three20.
@MainActor @Suite struct DefaultStyleSheetTests {
    @Test("Case 42: a file is added once, again if the cache is ignored, and not if it is missing")
    func adding() throws {
        let folder = try TemporaryFolder(["a.css": "body { color: red }", "b.css": "body { color: blue }"])
        let sheet = TTDefaultCSSStyleSheet()
        #expect(!sheet.addStyleSheetFromDisk(folder.file("late.css")))
        #expect(sheet.addStyleSheetFromDisk(folder.file("a.css")) && !sheet.addStyleSheetFromDisk(folder.file("a.css")))
        #expect(sheet.addStyleSheetFromDisk(folder.file("b.css")))
        #expect(sheet.textColor?.rgba == RGBA(0, 0, 255))
        #expect(sheet.addStyleSheetFromDisk(folder.file("a.css"), ignoreCache: true))
        #expect(sheet.textColor?.rgba == RGBA(255, 0, 0))
        #expect(!sheet.addStyleSheetFromDisk(folder.file("none.css"), ignoreCache: true))
        try folder.write("body { color: lime }", to: "late.css")
        #expect(sheet.addStyleSheetFromDisk(folder.file("late.css")))
        #expect(sheet.textColor?.rgba == RGBA(0, 255, 0))
    }

    @Test("Files of a cache are found by their names and their paths")
    func cache() throws {
        let folder = try TemporaryFolder(["a.css": "body { color: red }", "b.css": "body { color: blue }"])
        let sheet = TTDefaultCSSStyleSheet(pathPrefix: folder.path)
        let cache = sheet.cache
        #expect(sheet.addStyleSheetFromDisk("a.css"))
        #expect(sheet.addStyleSheetFromDisk(folder.file("b.css")))
        #expect(cache.cachedStylesheet(withPath: "a.css") != nil && cache.cachedStylesheet(withPath: "b.css") != nil)
        #expect(!sheet.addStyleSheetFromDisk("../a.css") && !sheet.addStyleSheetFromDisk("c.css"))
        try folder.write("body { color: lime }", to: "a.css")
        #expect(sheet.addStyleSheetFromDisk("a.css", ignoreCache: true))
        #expect(sheet.textColor?.rgba == RGBA(0, 255, 0))
    }

    @Test("A file is one file for all spellings of its path")
    func paths() throws {
        let folder = try TemporaryFolder(["css/a.css": "a { top: 1px }", "b.css": "b { top: 1px }"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link"), withDestinationPath: folder.file("css"))
        let sheet = TTDefaultCSSStyleSheet(pathPrefix: folder.file("link"))
        #expect(sheet.addStyleSheetFromDisk(folder.file("css//a.css")))
        #expect(sheet.cache.cachedStylesheet(withPath: "a.css") != nil)
        for path in ["a.css", "./a.css", folder.file("link/a.css"), folder.file("css/../css/a.css")] {
            #expect(!sheet.addStyleSheetFromDisk(path), "\(path)")
        }
        #expect(sheet.addStyleSheetFromDisk(folder.file("b.css")))
        #expect(!sheet.addStyleSheetFromDisk(folder.file("css/../b.css")))
    }

    @Test("A file that is read again is there once", arguments: ["css", "other"])
    func repeatedFile(_ prefix: String) throws {
        let folder = try TemporaryFolder(["css/a.css": "a { top: 1em }"])
        let sheet = TTDefaultCSSStyleSheet(pathPrefix: folder.file(prefix))
        for _ in 1...3 { #expect(sheet.addStyleSheetFromDisk(folder.file("css/a.css"), ignoreCache: true)) }
        #expect(sheet.styleSheet.diagnostics.count == 1)
        try folder.write("a { top: 2px }", to: "css/a.css")
        #expect(sheet.addStyleSheetFromDisk(folder.file("css/a.css"), ignoreCache: true))
        #expect(sheet.css("a")?.top == 2 && sheet.styleSheet.diagnostics.isEmpty)
    }

    @Test("A subclass discards its values when memory is low")
    func memoryWarning() async throws {
        final class Appearance: TTDefaultCSSStyleSheet {
            var count = 0
            override func freeMemory() {
                super.freeMemory()
                count += 1
            }
        }
        let sheet = Appearance()
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        try await eventually("the call") { sheet.count > 0 }
    }

    @Test("Case 43: an added stylesheet changes the colours that it sets")
    func tint() throws {
        let folder = try TemporaryFolder(["app.css": "navigationBar { background-color: #3366CC }"])
        let sheet = TTDefaultCSSStyleSheet()
        sheet.addStyleSheetFromDisk(folder.file("app.css"))
        #expect(sheet.navigationBarTintColor?.rgba == RGBA(51, 102, 204))
        #expect(sheet.toolbarTintColor?.rgba == RGBA(109, 132, 162))
    }

    @Test("Case 44: the default stylesheet alone has the values of Three20")
    func defaults() {
        let sheet = TTDefaultCSSStyleSheet()
        #expect(sheet.styleSheet.cssStyles.count == 17 && sheet.styleSheet.diagnostics.isEmpty)
        let colors: [(UIColor?, RGBA?)] = [
            (sheet.textColor, RGBA(0, 0, 0)), (sheet.highlightedTextColor, RGBA(255, 255, 255)),
            (sheet.backgroundColor, RGBA(255, 255, 255)), (sheet.navigationBarTintColor, RGBA(119, 140, 168)),
            (sheet.toolbarTintColor, RGBA(109, 132, 162)), (sheet.searchBarTintColor, RGBA(200, 200, 200)),
            (sheet.tablePlainBackgroundColor, nil), (sheet.tableGroupedBackgroundColor, RGBA(242, 242, 247)),
            (sheet.searchTableBackgroundColor, RGBA(235, 235, 235)),
            (sheet.searchTableSeparatorColor, RGBA(217, 217, 217)), (sheet.linkTextColor, RGBA(87, 107, 149)),
            (sheet.timestampTextColor, RGBA(36, 112, 216)), (sheet.moreLinkTextColor, RGBA(36, 112, 216)),
            (sheet.tableHeaderTextColor, RGBA(87, 107, 149)), (sheet.tableHeaderTintColor, nil),
            (sheet.photoCaptionTextColor, RGBA(255, 255, 255)),
            (sheet.photoCaptionTextShadowColor, RGBA(0, 0, 0, 0.9)),
            (sheet.tableRefreshHeaderBackgroundColor, RGBA(226, 231, 237)),
            (sheet.tableRefreshHeaderTextColor, RGBA(87, 108, 137)),
            (sheet.tableRefreshHeaderTextShadowColor, RGBA(230, 230, 230)),
        ]
        for (index, (color, expected)) in colors.enumerated() { #expect(color?.rgba == expected, "colour \(index)") }
        #expect(sheet.tableHeaderShadowColor?.rgba.alpha == 0)
        let offset = CGSize(width: 0, height: 1)
        #expect(sheet.tableHeaderShadowOffset == offset && sheet.photoCaptionTextShadowOffset == offset)
        #expect(sheet.tableRefreshHeaderTextShadowOffset == offset)
        #expect(sheet.font == .systemFont(ofSize: 14))
        #expect(sheet.tableRefreshHeaderLastUpdatedFont == .systemFont(ofSize: 12))
        #expect(sheet.tableRefreshHeaderStatusFont == .systemFont(ofSize: 13, weight: .bold))
    }

    @Test("Without stylesheets, the colours are the colours that Three20 has in code")
    func baseColors() {
        let sheet = TTDefaultStyleSheet()
        let colors: [(name: String, color: UIColor?, expected: RGBA?)] = [
            ("textColor", sheet.textColor, RGBA(0, 0, 0)),
            ("highlightedTextColor", sheet.highlightedTextColor, RGBA(255, 255, 255)),
            ("backgroundColor", sheet.backgroundColor, RGBA(255, 255, 255)),
            ("navigationBarTintColor", sheet.navigationBarTintColor, RGBA(119, 140, 168)),
            ("toolbarTintColor", sheet.toolbarTintColor, RGBA(109, 132, 162)),
            ("searchBarTintColor", sheet.searchBarTintColor, RGBA(200, 200, 200)),
            ("tablePlainBackgroundColor", sheet.tablePlainBackgroundColor, nil),
            ("tablePlainCellSeparatorColor", sheet.tablePlainCellSeparatorColor, nil),
            ("tableGroupedCellSeparatorColor", sheet.tableGroupedCellSeparatorColor, nil),
            ("tableGroupedBackgroundColor", sheet.tableGroupedBackgroundColor, RGBA(242, 242, 247)),
            ("searchTableBackgroundColor", sheet.searchTableBackgroundColor, RGBA(235, 235, 235)),
            ("searchTableSeparatorColor", sheet.searchTableSeparatorColor, RGBA(217, 217, 217)),
            ("linkTextColor", sheet.linkTextColor, RGBA(87, 107, 149)),
            ("timestampTextColor", sheet.timestampTextColor, RGBA(36, 112, 216)),
            ("moreLinkTextColor", sheet.moreLinkTextColor, RGBA(36, 112, 216)),
            ("tableHeaderTextColor", sheet.tableHeaderTextColor, nil),
            ("tableHeaderShadowColor", sheet.tableHeaderShadowColor, nil),
            ("tableHeaderTintColor", sheet.tableHeaderTintColor, nil),
            ("photoCaptionTextColor", sheet.photoCaptionTextColor, RGBA(255, 255, 255)),
            ("photoCaptionTextShadowColor", sheet.photoCaptionTextShadowColor, RGBA(0, 0, 0, 0.9)),
            ("tableRefreshHeaderBackgroundColor", sheet.tableRefreshHeaderBackgroundColor, RGBA(226, 231, 237)),
            ("tableRefreshHeaderTextColor", sheet.tableRefreshHeaderTextColor, RGBA(109, 128, 153)),
            ("tableRefreshHeaderTextShadowColor", sheet.tableRefreshHeaderTextShadowColor, RGBA(255, 255, 255, 0.9)),
            ("backgroundTextColor", sheet.backgroundTextColor, RGBA(0, 0, 0, 0)),
            ("screenBackgroundColor", sheet.screenBackgroundColor, RGBA(0, 0, 0, 0.8)),
            ("tableActivityTextColor", sheet.tableActivityTextColor, RGBA(99, 109, 125)),
            ("tableTitleTextColor", sheet.tableTitleTextColor, RGBA(99, 109, 125)),
            ("tableErrorTextColor", sheet.tableErrorTextColor, RGBA(96, 103, 111)),
            ("tableSubTextColor", sheet.tableSubTextColor, RGBA(79, 89, 105)),
            ("tabBarTintColor", sheet.tabBarTintColor, RGBA(119, 140, 168)),
            ("tabTintColor", sheet.tabTintColor, RGBA(228, 230, 235)),
            ("messageFieldTextColor", sheet.messageFieldTextColor, RGBA(128, 128, 128)),
            ("messageFieldSeparatorColor", sheet.messageFieldSeparatorColor, RGBA(179, 179, 179)),
            ("thumbnailBackgroundColor", sheet.thumbnailBackgroundColor, RGBA(242, 242, 242)),
            ("postButtonColor", sheet.postButtonColor, RGBA(117, 144, 181)),
        ]
        for (name, color, expected) in colors { #expect(color?.rgba == expected, "\(name)") }
    }

    @Test("Without stylesheets, the other values are the values that Three20 has in code")
    func base() {
        let sheet = TTDefaultStyleSheet()
        let fonts: [(name: String, font: UIFont?, expected: UIFont)] = [
            ("font", sheet.font, .systemFont(ofSize: 14, weight: .regular)),
            (
                "tableRefreshHeaderLastUpdatedFont", sheet.tableRefreshHeaderLastUpdatedFont,
                .systemFont(ofSize: 12, weight: .regular)
            ),
            (
                "tableRefreshHeaderStatusFont", sheet.tableRefreshHeaderStatusFont,
                .systemFont(ofSize: 14, weight: .bold)
            ),
            ("buttonFont", sheet.buttonFont, .systemFont(ofSize: 12, weight: .bold)),
            ("tableFont", sheet.tableFont, .systemFont(ofSize: 17, weight: .bold)),
            ("tableSmallFont", sheet.tableSmallFont, .systemFont(ofSize: 15, weight: .bold)),
            ("tableTitleFont", sheet.tableTitleFont, .systemFont(ofSize: 13, weight: .bold)),
            ("tableTimestampFont", sheet.tableTimestampFont, .systemFont(ofSize: 13, weight: .regular)),
            ("tableButtonFont", sheet.tableButtonFont, .systemFont(ofSize: 13, weight: .bold)),
            ("tableSummaryFont", sheet.tableSummaryFont, .systemFont(ofSize: 17, weight: .regular)),
            ("tableHeaderPlainFont", sheet.tableHeaderPlainFont, .systemFont(ofSize: 16, weight: .bold)),
            ("tableHeaderGroupedFont", sheet.tableHeaderGroupedFont, .systemFont(ofSize: 18, weight: .bold)),
            ("photoCaptionFont", sheet.photoCaptionFont, .systemFont(ofSize: 12, weight: .bold)),
            ("messageFont", sheet.messageFont, .systemFont(ofSize: 15, weight: .regular)),
            ("errorTitleFont", sheet.errorTitleFont, .systemFont(ofSize: 18, weight: .bold)),
            ("errorSubtitleFont", sheet.errorSubtitleFont, .systemFont(ofSize: 12, weight: .bold)),
            ("activityLabelFont", sheet.activityLabelFont, .systemFont(ofSize: 17, weight: .regular)),
            ("activityBannerFont", sheet.activityBannerFont, .systemFont(ofSize: 11, weight: .bold)),
        ]
        for (name, font, expected) in fonts { #expect(font == expected, "\(name)") }
        let offset = CGSize(width: 0, height: 1)
        #expect(sheet.tableHeaderShadowOffset == offset && sheet.photoCaptionTextShadowOffset == offset)
        #expect(sheet.tableRefreshHeaderTextShadowOffset == offset && sheet.tableBannerViewHeight == 22)
        #expect(sheet.tableSelectionStyle == .blue)
    }

    @Test("A colour behind headers is only there if a stylesheet sets it")
    func headerTint() throws {
        let folder = try TemporaryFolder(["a.css": ".tableHeader { background-color: red }"])
        let sheet = TTDefaultCSSStyleSheet()
        sheet.addStyleSheetFromDisk(folder.file("a.css"))
        #expect(sheet.tableHeaderTintColor?.rgba == RGBA(255, 0, 0))
    }

    @Test("Live reload reports the problems of all rules, whatever the environment")
    func inactiveRules() throws {
        let folder = try TemporaryFolder(["a.css": "@media (prefers-color-scheme: dark) { a { top: 1em } }"])
        let sheet = TTDefaultCSSStyleSheet(pathPrefix: folder.path)
        sheet.addStyleSheetFromDisk("a.css")
        #expect(sheet.cache.cachedStylesheet(withPath: "a.css")?.loaded.diagnostics.count == 1)
    }
}
