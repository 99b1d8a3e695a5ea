/// Cases in which the engine means something else on purpose, as `group: name`, with the reason.
let browserDeviations: [String: String] = [:]
