public import PresentationKit

/// The help texts of the commands and options that every program of the house has.
///
/// ```swift
/// print(Wording(.english)(StandardText.helpOption.phrase))
/// ```
public enum StandardText: CaseIterable, Hashable, Sendable {
    /// What `help` does.
    case helpCommand
    /// What `help` takes.
    case helpArgument
    /// What `help --man` does.
    case manual
    /// What `completions` does.
    case completionsCommand
    /// How to put completions to use.
    case completionsDiscussion
    /// What `completions` takes.
    case shellArgument
    /// What the hidden command behind the completions does.
    case candidatesCommand
    /// What the hidden command behind the completions takes.
    case candidatesArgument
    /// What `--help` does.
    case helpOption
    /// What `--version` does.
    case versionOption
    /// What `--json` does.
    case jsonOption
    /// What `--plain` does.
    case plainOption
    /// What `--no-input` does.
    case noInputOption
    /// What `--yes` does.
    case yesOption
    /// What `--lang` does.
    case languageOption
    /// What `--verbose` does.
    case verboseOption
    /// What `--trace` does.
    case traceOption
    /// What `--fields` does.
    case fieldsOption

    /// The text in every language.
    public var phrase: Phrase {
        switch self {
        case .helpCommand: Phrase(en: "Explain a command", ja: "コマンドの説明を表示する")
        case .helpArgument: Phrase(en: "The command to explain", ja: "説明するコマンド")
        case .manual: Phrase(en: "Print the manual page in roff", ja: "マニュアルページを roff で出力する")
        case .completionsCommand:
            Phrase(en: "Print the completion script for a shell", ja: "シェルの補完スクリプトを出力する")
        case .completionsDiscussion:
            Phrase(
                en: "Write the script to where the shell looks for completions, then start a new shell.",
                ja: "シェルが補完を読み込む場所に書き出し、新しいシェルを起動してください。"
            )
        case .shellArgument: Phrase(en: "The shell that reads the script", ja: "スクリプトを読み込むシェル")
        case .candidatesCommand:
            Phrase(en: "List what can complete a command line", ja: "コマンドラインの補完候補を出力する")
        case .candidatesArgument:
            Phrase(
                en: "The words so far, the last one unfinished",
                ja: "入力済みの語。最後の語は入力の途中"
            )
        case .helpOption: Phrase(en: "Show this help", ja: "この説明を表示する")
        case .versionOption: Phrase(en: "Show the version", ja: "バージョンを表示する")
        case .jsonOption: Phrase(en: "Print JSON, for programs", ja: "プログラム向けに JSON で出力する")
        case .plainOption: Phrase(en: "Print plain lines, for pipes", ja: "パイプ向けに飾りのない行で出力する")
        case .noInputOption: Phrase(en: "Never ask for input", ja: "何も尋ねない")
        case .yesOption: Phrase(en: "Answer yes to confirmations", ja: "確認に「はい」と答える")
        case .languageOption: Phrase(en: "The language of messages", ja: "メッセージの言語")
        case .verboseOption: Phrase(en: "Print more details to standard error", ja: "標準エラー出力に詳しい情報を出す")
        case .traceOption:
            Phrase(en: "Record what happens on the screens, as JSON", ja: "画面での出来事を JSON で記録する")
        case .fieldsOption: Phrase(en: "Print only these fields, as columns or JSON", ja: "この項目だけを列か JSON で出力する")
        }
    }
}
