/// A post in the feed.
public struct FeedItem: Sendable {
    /// The person who has written the post.
    public var name: String
    /// The text of the post.
    public var text: String
    /// When the post was written.
    public var time: String

    /// Creates a post.
    public init(name: String, text: String, time: String) {
        self.name = name
        self.text = text
        self.time = time
    }
}
