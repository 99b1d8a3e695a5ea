/// The body of `POST /preview/screen`: saves the screen that an app shows as view data.
struct SaveScreenRequest: Decodable {
    /// The key of the link that the terminal shows.
    let key: String
    /// The name of a connected app.
    let name: String
    /// The address of the app.
    let address: String
}
