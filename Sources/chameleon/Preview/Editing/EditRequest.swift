import ChameleonServer
import Foundation
import StylesheetEditing

/// The body of `POST /preview/edit`.
struct EditRequest: Decodable {
    /// The key of the link that the terminal shows.
    let key: String
    let edits: [TrialEdit]
}
