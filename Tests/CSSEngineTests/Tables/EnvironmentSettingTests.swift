import Testing

@testable import CSSEngine

@Suite struct EnvironmentSettingTests {
    @Test("Each environment setting has a name of its own, which creates the setting in any case")
    func settingsAreCreatedFromTheirNames() {
        let names = EnvironmentSetting.allCases.map(\.rawValue)
        #expect(Set(names).count == names.count)
        #expect(names.contains("type") && names.contains("language") && names.contains("prefers-color-scheme"))
        for setting in EnvironmentSetting.allCases {
            #expect(EnvironmentSetting(name: setting.rawValue.uppercased()) == setting)
        }
        #expect(EnvironmentSetting(name: "dir") == .layoutDirection)
        #expect(EnvironmentSetting(name: "unknown") == nil)
    }
}
