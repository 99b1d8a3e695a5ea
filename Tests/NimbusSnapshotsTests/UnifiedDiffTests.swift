import Testing

@testable import NimbusSnapshots

/// Diffs of texts, as other tools write them.
@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String? {
        // A letter is a line.
        func lines(_ letters: String) -> String { letters.map { "\($0)\n" }.joined() }
        return UnifiedDiff(from: lines(old), to: lines(new)).text?.split(separator: "\n").joined(separator: "|")
    }

    @Test func equalTextsHaveNone() {
        #expect(diff("", "") == nil)
        #expect(diff("abc", "abc") == nil)
    }

    @Test func changesHaveThreeLinesAround() {
        #expect(diff("abcdefghi", "abcdXfghi") == "@@ -2,7 +2,7 @@| b| c| d|-e|+X| f| g| h")
    }

    @Test func changesThatAreNearShareAHunk() {
        #expect(diff("abcdefgh", "Xbcdefgh") == "@@ -1,4 +1,4 @@|-a|+X| b| c| d")
        #expect(diff("abcdefghi", "Xbcdefghi")?.contains(" e") == false)
        #expect(diff("abcdefg", "XbcdefY") == "@@ -1,7 +1,7 @@|-a|+X| b| c| d| e| f|-g|+Y")
        #expect(diff("abcdefghijklmn", "XbcdefghijkYmn")?.split(separator: "@@ -").count == 2)
    }

    @Test func linesAreInsertedAndRemoved() {
        #expect(diff("abc", "abXc") == "@@ -1,3 +1,4 @@| a| b|+X| c")
        #expect(diff("abc", "ac") == "@@ -1,3 +1,2 @@| a|-b| c")
        #expect(diff("", "a") == "@@ -0,0 +1,1 @@|+a")
        #expect(diff("a", "") == "@@ -1,1 +0,0 @@|-a")
    }

    @Test func lettersThatLookAlikeDiffer() {
        #expect(diff("\u{E9}", "e\u{301}") == "@@ -1,1 +1,1 @@|-\u{E9}|+e\u{301}")
    }

    @Test func longDiffsAreCut() throws {
        let old = (0..<20_000).map { "\($0)\n" }.joined()
        let new = (0..<20_000).map { "x\($0)\n" }.joined()
        let lines = try #require(UnifiedDiff(from: old, to: new).text).split(separator: "\n")
        #expect(lines.count == 201)
        #expect(lines.last == "… and 39801 more lines")
    }
}
