internal import CFlexTokenizer

/// Returns the pointer that a cell publishes. `nil` if nothing was published. Other threads may publish meanwhile.
func publishedPointer(in cell: UnsafePointer<UnsafeMutableRawPointer?>) -> UnsafeMutableRawPointer? {
    nicss_published(cell)
}

/// Publishes a pointer in a cell in which none was published.
/// - Returns: The pointer that was published earlier. `nil` if the new pointer was published.
func publish(
    _ pointer: UnsafeMutableRawPointer, in cell: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> UnsafeMutableRawPointer? {
    nicss_publish(cell, pointer)
}

/// Moves memory, or allocates it. The system can move the pages of large memory without a copy.
/// - Parameters:
///   - memory: A result of this function, which is no longer valid. `nil` for new memory.
///   - size: The number of bytes, above 0.
/// - Returns: Memory aligned to 16 bytes, which starts with the former bytes.
func resizedMemory(_ memory: UnsafeMutableRawPointer?, to size: Int) -> UnsafeMutableRawPointer {
    guard let resized = nicss_resize(memory, size) else { fatalError("no memory for \(size) bytes") }
    return resized
}

/// Frees a result of ``resizedMemory(_:to:)``.
func freeMemory(_ memory: UnsafeMutableRawPointer) { nicss_free(memory) }
