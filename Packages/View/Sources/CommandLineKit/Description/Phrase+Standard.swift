import PresentationKit

/// The help texts of the commands, options, variables and files that every program has.
extension Phrase {
    static let helpCommand = Phrase(en: "Explain a command", ja: "コマンドの説明を表示する")
    static let helpArgument = Phrase(en: "The command to explain", ja: "説明するコマンド")
    static let manual = Phrase(en: "Print the manual page in roff", ja: "マニュアルページを roff で出力する")
    static let completionsCommand = Phrase(en: "Print the completion script for a shell", ja: "シェルの補完スクリプトを出力する")
    static let completionsDiscussion = Phrase(
        en: "Write the script to where the shell looks for completions, then start a new shell.",
        ja: "シェルが補完を読み込む場所に書き出し、新しいシェルを起動してください。"
    )
    static let shellArgument = Phrase(en: "The shell that reads the script", ja: "スクリプトを読み込むシェル")
    static let candidatesCommand = Phrase(en: "List completions for a command line", ja: "コマンドラインの補完候補を出力する")
    static let candidatesArgument = Phrase(
        en: "The words so far, the last one unfinished",
        ja: "入力済みの語。最後の語は入力の途中"
    )
    static let helpOption = Phrase(en: "Show this help", ja: "この説明を表示する")
    static let versionOption = Phrase(en: "Show the version", ja: "バージョンを表示する")
    static let jsonOption = Phrase(en: "Print JSON, for programs", ja: "プログラム向けに JSON で出力する")
    static let plainOption = Phrase(en: "Print plain lines, for pipes", ja: "パイプ向けに飾りのない行で出力する")
    static let nullOption = Phrase(
        en: "Like '--plain', with a NUL after each record",
        ja: "'--plain' と同じ。各レコードの終わりは NUL"
    )
    static let noInputOption = Phrase(en: "Never ask for input", ja: "何も尋ねない")
    static let yesOption = Phrase(en: "Answer yes to confirmations", ja: "確認に「はい」と答える")
    static let languageOption = Phrase(en: "The language of messages", ja: "メッセージの言語")
    static let verboseOption = Phrase(en: "Print more details to standard error", ja: "標準エラー出力に詳しい情報を出す")
    static let traceOption = Phrase(en: "Record the messages of the screens as JSON", ja: "画面の動作を JSON で記録する")
    static let fieldsOption = Phrase(en: "Print only these fields, as columns or JSON", ja: "この項目だけを列か JSON で出力する")
    static let accessibleVariable = Phrase(
        en: "If not empty, use lines in place of a full screen, for screen readers",
        ja: "空でなければ、スクリーンリーダー向けに全画面でなく行で表示する"
    )
    static let noColorVariable = Phrase(en: "If not empty, use no colours", ja: "空でなければ色を使わない")
    static let colorVariable = Phrase(en: "If 0, use no colours", ja: "0 なら色を使わない")
    static let forcedColorVariable = Phrase(
        en: "If neither empty nor 0, use colours without a terminal too; takes precedence over the others",
        ja: "空でも 0 でもなければ端末でなくても色を使う。ほかの変数より優先"
    )
    static let terminalVariable = Phrase(
        en: "The type of the terminal; 'dumb' means no colours",
        ja: "端末の種類。dumb なら色を使わない"
    )
    static let columnsVariable = Phrase(
        en: "The width to use in place of that of the terminal",
        ja: "端末の幅（実際の幅の代わりに使う）"
    )
    static let localeVariables = Phrase(
        en: "The language, from the first that is not empty; '--lang' takes precedence",
        ja: "言語。最初の空でない変数に従う。--lang が優先"
    )
    static let proxyVariable = Phrase(
        en: "The proxy; https_proxy takes precedence, ALL_PROXY and all_proxy come after",
        ja: "プロキシ。https_proxy が優先。なければ ALL_PROXY、all_proxy"
    )
    static let noProxyVariable = Phrase(
        en: "Hosts to reach without the proxy; no_proxy too",
        ja: "プロキシを使わないホスト。no_proxy も可"
    )
    static let certificateVariable = Phrase(
        en: "Certificates to trust in place of the system's; CURL_CA_BUNDLE takes precedence",
        ja: "システムの代わりに信頼する証明書。CURL_CA_BUNDLE が優先"
    )
    static let certificateFolderVariable = Phrase(en: "A folder with such certificates", ja: "同じく、証明書のフォルダー")
    static let folderVariables = Phrase(
        en: "Used in place of ~/.config, ~/.local/share, ~/.local/state and ~/.cache (macOS: ~/Library)",
        ja: "~/.config、~/.local/share、~/.local/state、~/.cache の代わり（macOS では ~/Library）"
    )
    static let storedFiles = Phrase(en: "What the program stores", ja: "プログラムが保存するデータ")
}
