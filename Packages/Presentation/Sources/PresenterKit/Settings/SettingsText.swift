public import PresentationKit

/// The texts about the settings of a program: reports, notices and alerts.
public enum SettingsText: Hashable, Sendable {
    /// The source of the value of a setting, in a few words.
    public enum Source: Hashable, Sendable {
        /// An option of the command line.
        case option(String)
        /// An environment variable.
        case environment(String)
        /// The configuration, under a key, with the path of its file if that is to be named.
        case configuration(key: String, path: String?)
        /// The default value.
        case builtIn

        /// The words.
        public var phrase: Phrase {
            switch self {
            case .option(let option): Phrase(en: "given with '\(option)'", ja: "'\(option)' で指定")
            case .environment(let name): Phrase(en: "from the environment variable \(name)", ja: "環境変数 \(name) で指定")
            case .configuration(let key, let path):
                Phrase(
                    en: "from '\(key)' in \(path.map { "'\($0)'" } ?? "the configuration")",
                    ja: "\(path.map { "'\($0)' " } ?? "設定ファイル")の '\(key)' で指定"
                )
            case .builtIn: Phrase(en: "the default", ja: "既定値")
            }
        }
    }

    /// A setting with its value.
    case line(key: String, value: String, Source)
    /// The message that a value was written, which holds now.
    case written(key: String, value: String)
    /// The message that a value was written, before which another one comes.
    case overridden(key: String, value: String, by: String, Source)
    /// The message that a setting was removed from the configuration.
    case removed(key: String)
    /// The notice that the configuration has a setting that the program does not know, with the name that was probably meant.
    case unknown(key: String, path: String, line: Int, nearest: String?)

    /// The words.
    public var phrase: Phrase {
        switch self {
        case .line(let key, let value, let source):
            Phrase(
                en: "\(key) = \(value)  (\(source.phrase.english))",
                ja: "\(key) = \(value)  (\(source.phrase.japanese))"
            )
        case .written(let key, let value): Phrase(en: "'\(key)' is '\(value)' now.", ja: "'\(key)' を '\(value)' にしました。")
        case .overridden(let key, let value, let other, let source):
            Phrase(
                en: """
                    '\(key)' is now '\(value)' in the configuration; '\(other)', \(source.phrase.english), takes precedence.
                    """,
                ja: "設定ファイルの '\(key)' を '\(value)' にしました。'\(other)'（\(source.phrase.japanese)）が優先されます。"
            )
        case .removed(let key):
            Phrase(en: "'\(key)' was removed from the configuration.", ja: "設定ファイルの '\(key)' を削除しました。")
        case .unknown(let key, let path, let line, let nearest):
            Phrase(
                en:
                    "There is no setting '\(key)' (line \(line) of '\(path)').\(nearest.map { " Did you mean '\($0)'?" } ?? "")",
                ja: "'\(key)' という設定はありません（'\(path)' の \(line) 行目）。\(nearest.map { "'\($0)' ではありませんか。" } ?? "")"
            )
        }
    }
}
