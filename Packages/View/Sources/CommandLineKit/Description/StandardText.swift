import PresentationKit

/// The help texts of the commands, options and environment variables that every program has.
enum StandardText: CaseIterable, Sendable {
    /// The help of the command `help`.
    case helpCommand
    /// The help of the argument of `help`.
    case helpArgument
    /// The help of `help --man`.
    case manual
    /// The help of the command `completions`.
    case completionsCommand
    /// The instructions for the installation of completions.
    case completionsDiscussion
    /// The help of the argument of `completions`.
    case shellArgument
    /// The help of the hidden command behind completions.
    case candidatesCommand
    /// The help of the arguments of that command.
    case candidatesArgument
    /// The help of the option `--help`.
    case helpOption
    /// The help of the option `--version`.
    case versionOption
    /// The help of the option `--json`.
    case jsonOption
    /// The help of the option `--plain`.
    case plainOption
    /// The help of the option `--print0`.
    case nullOption
    /// The help of the option `--no-input`.
    case noInputOption
    /// The help of the option `--yes`.
    case yesOption
    /// The help of the option `--lang`.
    case languageOption
    /// The help of the option `--verbose`.
    case verboseOption
    /// The help of the option `--trace`.
    case traceOption
    /// The help of the option `--fields`.
    case fieldsOption
    /// The help of the variable `ACCESSIBLE`.
    case accessibleVariable
    /// The help of the variable `NO_COLOR`.
    case noColorVariable
    /// The help of the variable `CLICOLOR`.
    case colorVariable
    /// The help of the variable `CLICOLOR_FORCE`.
    case forcedColorVariable
    /// The help of the variable `TERM`.
    case terminalVariable
    /// The help of the variable `COLUMNS`.
    case columnsVariable
    /// The help of the variables `LC_ALL`, `LC_MESSAGES` and `LANG`.
    case localeVariables
    /// The help of the variable `HTTPS_PROXY`.
    case proxyVariable
    /// The help of the variable `NO_PROXY`.
    case noProxyVariable
    /// The help of the variable `SSL_CERT_FILE`.
    case certificateVariable
    /// The help of the variable `SSL_CERT_DIR`.
    case certificateFolderVariable
    /// The help of the variables of the XDG Base Directory Specification.
    case folderVariables
    /// The folder of what a program stores.
    case storedFiles

    var phrase: Phrase {
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
            Phrase(en: "List completions for a command line", ja: "コマンドラインの補完候補を出力する")
        case .candidatesArgument:
            Phrase(
                en: "The words so far, the last one unfinished",
                ja: "入力済みの語。最後の語は入力の途中"
            )
        case .helpOption: Phrase(en: "Show this help", ja: "この説明を表示する")
        case .versionOption: Phrase(en: "Show the version", ja: "バージョンを表示する")
        case .jsonOption: Phrase(en: "Print JSON, for programs", ja: "プログラム向けに JSON で出力する")
        case .plainOption: Phrase(en: "Print plain lines, for pipes", ja: "パイプ向けに飾りのない行で出力する")
        case .nullOption:
            Phrase(en: "Like '--plain', with a NUL after each record", ja: "'--plain' と同じ。各レコードの終わりは NUL")
        case .noInputOption: Phrase(en: "Never ask for input", ja: "何も尋ねない")
        case .yesOption: Phrase(en: "Answer yes to confirmations", ja: "確認に「はい」と答える")
        case .languageOption: Phrase(en: "The language of messages", ja: "メッセージの言語")
        case .verboseOption: Phrase(en: "Print more details to standard error", ja: "標準エラー出力に詳しい情報を出す")
        case .traceOption:
            Phrase(en: "Record the messages of the screens as JSON", ja: "画面の動作を JSON で記録する")
        case .fieldsOption: Phrase(en: "Print only these fields, as columns or JSON", ja: "この項目だけを列か JSON で出力する")
        case .accessibleVariable:
            Phrase(
                en: "If not empty, use lines in place of a full screen, for screen readers",
                ja: "空でなければ、スクリーンリーダー向けに全画面でなく行で表示する"
            )
        case .noColorVariable: Phrase(en: "If not empty, use no colours", ja: "空でなければ色を使わない")
        case .colorVariable: Phrase(en: "If 0, use no colours", ja: "0 なら色を使わない")
        case .forcedColorVariable:
            Phrase(
                en: "If neither empty nor 0, use colours without a terminal too; takes precedence over the others",
                ja: "空でも 0 でもなければ端末でなくても色を使う。ほかの変数より優先"
            )
        case .terminalVariable:
            Phrase(en: "The type of the terminal; 'dumb' means no colours", ja: "端末の種類。dumb なら色を使わない")
        case .columnsVariable:
            Phrase(en: "The width to use in place of that of the terminal", ja: "端末の幅（実際の幅の代わりに使う）")
        case .localeVariables:
            Phrase(
                en: "The language, from the first that is not empty; '--lang' takes precedence",
                ja: "言語。最初の空でない変数に従う。--lang が優先"
            )
        case .proxyVariable:
            Phrase(
                en: "The proxy; https_proxy takes precedence, ALL_PROXY and all_proxy come after",
                ja: "プロキシ。https_proxy が優先。なければ ALL_PROXY、all_proxy"
            )
        case .noProxyVariable:
            Phrase(en: "Hosts to reach without the proxy; no_proxy too", ja: "プロキシを使わないホスト。no_proxy も可")
        case .certificateVariable:
            Phrase(
                en: "Certificates to trust in place of the system's; CURL_CA_BUNDLE takes precedence",
                ja: "システムの代わりに信頼する証明書。CURL_CA_BUNDLE が優先"
            )
        case .certificateFolderVariable: Phrase(en: "A folder with such certificates", ja: "同じく、証明書のフォルダー")
        case .storedFiles: Phrase(en: "What the program stores", ja: "プログラムが保存するデータ")
        case .folderVariables:
            Phrase(
                en: "Used in place of ~/.config, ~/.local/share, ~/.local/state and ~/.cache (macOS: ~/Library)",
                ja: "~/.config、~/.local/share、~/.local/state、~/.cache の代わり（macOS では ~/Library）"
            )
        }
    }
}
