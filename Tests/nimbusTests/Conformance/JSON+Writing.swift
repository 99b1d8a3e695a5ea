import Foundation
import TestSupport

@testable import nimbus

extension JSON {
    /// Returns the JSON value that the command line prints for `value`.
    init(reading output: some JSONWritable) throws {
        var text = ""
        try JSONWriter.write(output) { text += $0 }
        self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }
}
