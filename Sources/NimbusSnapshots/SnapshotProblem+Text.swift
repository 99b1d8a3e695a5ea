import NimbusUIKit

/// The messages of all problems with snapshots.
extension SnapshotProblem {
    var text: String {
        ([sentence] + details + artifacts.map { "  see     \($0.path)" }).joined(separator: "\n")
    }

    private var sentence: String {
        let name = file.lastPathComponent
        return switch cause {
        case .recorded: "\(name) was recorded. Check it, then run the test again without recording."
        case .missing: "\(name) did not exist and was recorded. Check it, then run the test again."
        case .unreadable(let reason): "\(name) cannot be read: \(reason)"
        case .unwritable(let reason): "\(name) cannot be written: \(reason)"
        case .noSources:
            "\(name) is not on this system, and its folder is not either. Record it in a simulator, add it to the bundle of "
                + "the tests, and set `folder` in the options."
        case .textDiffers: "\(name) has different text. If the current text is right, record it with RECORD=1."
        case .pictureDiffers(let difference):
            "\(name) looks different: \(difference.sentence). If the current image is right, record it with RECORD=1."
        case .sizeDiffers(let stored, let actual):
            "\(name) has a different size: stored \(stored.pixels), current \(actual.pixels) pixels."
        case .nothingRegistered: "\(name) would be empty: no view in it is registered with the DOM."
        case .nothingToDraw: "\(name) would be empty: the view has no size that can be drawn."
        }
    }

    private var details: [String] {
        switch cause {
        case .textDiffers(let diff): ["--- \(file.path)", "+++ now", diff]
        case .recorded, .missing, .unreadable, .unwritable, .noSources, .pictureDiffers, .sizeDiffers,
            .nothingRegistered,
            .nothingToDraw:
            ["  stored  \(file.path)"]
        }
    }
}

extension PictureDifference {
    fileprivate var sentence: String {
        "\(count) of \(total) pixels are further away than tolerated, by up to \((most * 1000).rounded() / 1000), "
            + "at \(Int(area.minX)) \(Int(area.minY)) in \(area.size.pixels) pixels"
    }
}

extension CGSize {
    fileprivate var pixels: String { "\(Int(width))×\(Int(height))" }
}
