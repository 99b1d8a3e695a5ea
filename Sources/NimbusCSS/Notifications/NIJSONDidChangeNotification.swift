import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Posted when a JSON file has come, such as a view tree that an app builds its views of.
///
/// There is no object; the user info has the file's path under ``NIJSONDidChangeFilePathKey``, and what it is called
/// where it comes from under ``NIJSONDidChangeNameKey``.
public let NIJSONDidChangeNotification = Notification.Name("NIJSONDidChangeNotification")

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where ``NIJSONDidChangeNotification`` has the path of the file, a `String`.
public let NIJSONDidChangeFilePathKey = "NIJSONPathKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where ``NIJSONDidChangeNotification`` has the name of the file at its origin, a `String`.
public let NIJSONDidChangeNameKey = "NIJSONNameKey"
