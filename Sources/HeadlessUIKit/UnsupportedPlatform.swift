#if os(iOS) || os(tvOS) || os(visionOS)
#error("HeadlessUIKit replaces UIKit on Linux and macOS only. For a device or a simulator, build the scheme Apps.")
#endif
