/// The body of `POST /preview/screen`: saves the screen that an app shows as view data.
struct ScreenOrder: Decodable {
    /// The key of the link that the terminal shows.
    let key: String
    /// The name and the address of a connected app.
    let name: String
    let address: String
}
