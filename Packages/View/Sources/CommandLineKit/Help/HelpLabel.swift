import PresentationKit

/// A heading or a remark in a help text or a manual page.
enum HelpLabel: Hashable, Sendable {
    /// The heading above examples.
    case examples
    /// The heading above the shape of a command line.
    case usage
    /// The heading above the commands of a program or a group.
    case commands
    /// The heading above the arguments of a command.
    case arguments
    /// The heading above the options of a command.
    case options
    /// The heading above the options that every command takes.
    case globalOptions
    /// The heading before the names of the options that every command takes, with the place that explains them.
    case globalOptionNames(program: String)
    /// The heading above the environment variables.
    case environment
    /// The heading above the keys of a full screen.
    case keys
    /// The heading above the files of a program.
    case files
    /// The heading above the exit codes.
    case exitStatus
    /// The heading of a manual page above the name.
    case name
    /// The heading of a manual page above the shape of a command line.
    case synopsis
    /// The heading of a manual page above the explanation.
    case description
    /// The default value.
    case standardValue(String)
    /// The valid words.
    case choices([String])
    /// The bounds of a number.
    case range(ClosedRange<Int>)
    /// A rule that a feature states itself.
    case rule(Phrase)
    /// The environment variable that replaces an option.
    case environmentVariable(String)
    /// The key of the configuration that replaces an option.
    case configurationKey(String)
    /// An option that can be repeated.
    case repeatable
    /// The purpose of an environment variable that replaces an option.
    case standsIn(for: String)
    /// The reference to the help of each command.
    case more(program: String, command: [String])
}

extension HelpLabel {
    var phrase: Phrase {
        switch self {
        case .examples: Phrase(en: "Examples", ja: "例")
        case .usage: Phrase(en: "Usage", ja: "使い方")
        case .commands: Phrase(en: "Commands", ja: "コマンド")
        case .arguments: Phrase(en: "Arguments", ja: "引数")
        case .options: Phrase(en: "Options", ja: "オプション")
        case .globalOptions: Phrase(en: "Options of every command", ja: "すべてのコマンドに共通のオプション")
        case .globalOptionNames(let program):
            Phrase(
                en: "Options of every command (see '\(program) --help')",
                ja: "すべてのコマンドに共通のオプション ('\(program) --help' を参照)"
            )
        case .environment: Phrase(en: "Environment", ja: "環境変数")
        case .keys: Phrase(en: "Keys of the full screen", ja: "全画面のキー操作")
        case .files: Phrase(en: "Files", ja: "ファイル")
        case .exitStatus: Phrase(en: "Exit status", ja: "終了コード")
        case .name: Phrase(en: "Name", ja: "名前")
        case .synopsis: Phrase(en: "Synopsis", ja: "書式")
        case .description: Phrase(en: "Description", ja: "説明")
        case .standardValue(let value): Phrase(en: "default: \(value)", ja: "既定値: \(value)")
        case .choices(let words):
            Phrase(en: words.joined(separator: ", "), ja: words.joined(separator: "、"))
        case .range(let range): range.phrase
        case .rule(let rule): rule
        case .standsIn(let option): Phrase(en: "Value for '\(option)'", ja: "'\(option)' の値")
        case .environmentVariable(let name): Phrase(en: "environment: \(name)", ja: "環境変数: \(name)")
        case .configurationKey(let key): Phrase(en: "configuration: \(key)", ja: "設定: \(key)")
        case .repeatable: Phrase(en: "can be repeated", ja: "複数回指定可")
        case .more(let program, let command):
            Phrase(
                en: "'\(program) help\(command.map { " " + $0 }.joined()) COMMAND' explains a command.",
                ja: "各コマンドの説明は '\(program) help\(command.map { " " + $0 }.joined()) COMMAND' で見られます。"
            )
        }
    }
}

extension ClosedRange<Int> {
    fileprivate var phrase: Phrase {
        switch (lowerBound == Int.min, upperBound == Int.max) {
        case (true, true): Phrase(en: "a whole number", ja: "整数")
        case (false, true): Phrase(en: "\(lowerBound) or more", ja: "\(lowerBound) 以上")
        case (true, false): Phrase(en: "\(upperBound) or less", ja: "\(upperBound) 以下")
        case (false, false): Phrase(en: "\(lowerBound) to \(upperBound)", ja: "\(lowerBound) から \(upperBound)")
        }
    }
}
