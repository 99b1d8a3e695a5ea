import NimbusChameleon
import Testing

@testable import ChameleonServer
@testable import chameleon

/// Which devices the page shows.
struct PreviewAudienceTests {
    private static func report(_ name: String) -> ClientReport {
        ClientReport(name: name, cursor: ChangeCursor(boot: BootIdentifier(), revision: 1), results: [])
    }

    @Test("Devices are shown while they watch; whoever only reports is not kept")
    func strangersAreNotKept() {
        var audience = PreviewAudience()
        let phone = ServerClient(name: "iPhone", address: "192.168.1.5")
        audience.take(.connected(phone))
        audience.take(.reported(Self.report("iPhone"), by: phone))
        for number in 0..<100 {
            let stranger = ServerClient(name: "\(number)", address: "192.168.1.6")
            audience.take(.reported(Self.report("\(number)"), by: stranger))
        }
        #expect(audience.clients.map(\.name) == ["iPhone"])
        audience.take(.gone(phone))
        #expect(audience.clients.isEmpty)
    }
}
