import PresentationKit
import UseCaseKit

extension SettingSource {
    /// Who said so, in a few words.
    ///
    /// - Parameter option: the option by which it can be said at the call.
    func phrase(option: String) -> Phrase {
        switch self {
        case .call: Phrase(en: "given with '--\(option)'", ja: "'--\(option)' で指定")
        case .environment(let name): Phrase(en: "from the environment variable \(name)", ja: "環境変数 \(name) で指定")
        case .configuration(let key): Phrase(en: "from '\(key)' in the configuration", ja: "設定ファイルの '\(key)' で指定")
        case .builtIn: Phrase(en: "the built-in one", ja: "既定値")
        }
    }

    /// The word for it in records.
    var word: String {
        switch self {
        case .call: "option"
        case .environment: "environment"
        case .configuration: "configuration"
        case .builtIn: "default"
        }
    }
}
