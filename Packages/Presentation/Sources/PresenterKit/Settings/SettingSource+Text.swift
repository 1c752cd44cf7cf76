public import UseCaseKit

extension SettingSource {
    /// Returns the source of the value of a setting in a few words.
    ///
    /// - Parameters:
    ///   - setting: the setting.
    ///   - path: the path of the configuration file, if it is to be named.
    public func text(of setting: some ProgramSetting, in path: String? = nil) -> SettingsText.Source {
        switch self {
        case .call: .option(setting.option)
        case .environment(let name): .environment(name)
        case .configuration(let key): .configuration(key: key, path: path)
        case .builtIn: .builtIn
        }
    }

    /// Returns the option, the environment variable or the file of the value; nil for the default.
    func name(of setting: some ProgramSetting, in path: String) -> String? {
        switch self {
        case .call: setting.option
        case .environment(let name): name
        case .configuration: path
        case .builtIn: nil
        }
    }

    /// The word for the source in records.
    public var word: String {
        switch self {
        case .call: "option"
        case .environment: "environment"
        case .configuration: "configuration"
        case .builtIn: "default"
        }
    }
}
