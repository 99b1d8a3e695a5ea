import Foundation

// libFuzzer's own `main` cannot be linked, because SwiftPM renames the program's.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Fuzzes the target that the environment variable `NIMBUS_FUZZ_TARGET` names. The arguments are those of libFuzzer.
@_cdecl("fuzz_bytes_main")
public func fuzzBytes(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    guard FuzzTarget.chosen != nil else {
        let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
        FileHandle.standardError.write(Data("fuzz-bytes: NIMBUS_FUZZ_TARGET is one of \(names)\n".utf8))
        return 2
    }
    var (count, arguments) = (count, arguments)
    return runFuzzer(&count, &arguments) { bytes, count in
        FuzzTarget.chosen?.run(UnsafeBufferPointer(start: bytes, count: count))
        // Callbacks for the next turn of the main thread retain the views of the input.
        RunLoop.main.run(until: Date())
        return 0
    }
}
