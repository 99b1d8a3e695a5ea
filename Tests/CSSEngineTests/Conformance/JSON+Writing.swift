import Foundation

@testable import nimbus

extension JSON {
    /// What a program reads from an output of the command line.
    init(reading output: some JSONWritable) throws {
        var text = ""
        try JSONWriter.write(output) { text += $0 }
        self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }
}
