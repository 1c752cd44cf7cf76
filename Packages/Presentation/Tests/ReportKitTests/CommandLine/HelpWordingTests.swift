import PresentationKit
import ReportKit
import Testing

/// Pins every heading, remark and standard text of help and manual pages.
struct HelpWordingTests {
    @Test(arguments: labels)
    func `words headings and remarks`(label: HelpLabel, english: String, japanese: String) {
        #expect(Wording(.english)(label) == english)
        #expect(Wording(.japanese)(label) == japanese)
    }

    @Test(arguments: outcomes)
    func `words what an exit code means`(outcome: ExitOutcome, english: String, japanese: String) {
        #expect(Wording(.english)(outcome) == english)
        #expect(Wording(.japanese)(outcome) == japanese)
    }

    @Test func `every exit code is pinned`() {
        #expect(Self.outcomes.map(\.0) == ExitOutcome.allCases)
    }

    @Test(arguments: texts)
    func `words the commands and options of every program`(text: StandardText, english: String, japanese: String) {
        #expect(text.original == Phrase(en: english, ja: japanese))
    }

    @Test func `every standard text is pinned`() {
        #expect(Self.texts.map(\.0) == StandardText.allCases)
    }

    static let labels: [(HelpLabel, String, String)] = [
        (.examples, "Examples", "例"),
        (.usage, "Usage", "使い方"),
        (.commands, "Commands", "コマンド"),
        (.arguments, "Arguments", "引数"),
        (.options, "Options", "オプション"),
        (.globalOptions, "Options of every command", "すべてのコマンドに共通のオプション"),
        (
            .globalOptionNames(program: "shelf"), "Options of every command (see 'shelf --help')",
            "すべてのコマンドに共通のオプション ('shelf --help' を参照)"
        ),
        (.environment, "Environment", "環境変数"),
        (.keys, "Keys of the full screen", "全画面のキー操作"),
        (.files, "Files", "ファイル"),
        (.exitStatus, "Exit status", "終了コード"),
        (.name, "Name", "名前"),
        (.synopsis, "Synopsis", "書式"),
        (.description, "Description", "説明"),
        (.standardValue("20"), "default: 20", "既定値: 20"),
        (.choices(["text", "md"]), "text, md", "text、md"),
        (.range(1...100), "1 to 100", "1 から 100"),
        (.range(1...Int.max), "1 or more", "1 以上"),
        (.range(Int.min...0), "0 or less", "0 以下"),
        (.range(Int.min...Int.max), "a whole number", "整数"),
        (.rule(Phrase(en: "a date", ja: "日付")), "a date", "日付"),
        (.environmentVariable("SHELF_HOST"), "environment: SHELF_HOST", "環境変数: SHELF_HOST"),
        (.configurationKey("host"), "configuration: host", "設定: host"),
        (.repeatable, "can be repeated", "複数回指定可"),
        (.standsIn(for: "--host"), "Value for '--host'", "'--host' の値"),
        (
            .more(program: "shelf", command: []), "'shelf help COMMAND' explains a command.",
            "各コマンドの説明は 'shelf help COMMAND' で見られます。"
        ),
        (
            .more(program: "shelf", command: ["saved"]), "'shelf help saved COMMAND' explains a command.",
            "各コマンドの説明は 'shelf help saved COMMAND' で見られます。"
        ),
    ]

    static let outcomes: [(ExitOutcome, String, String)] = [
        (.done, "Done", "完了した"),
        (.failed, "Failed", "失敗した"),
        (.wrongUsage, "Wrong usage", "使い方が正しくない"),
        (.notFound, "Not found", "見つからない"),
        (.signInNeeded, "Sign-in needed", "サインインが必要"),
        (
            .rateLimited, "Too many requests; the message says until when",
            "リクエストが多すぎる (再開できる時刻を表示する)"
        ),
        (.offline, "Offline or timed out", "オフラインまたは時間切れ"),
        (
            .storage, "Data on this machine is damaged or not writable",
            "この端末のデータが壊れているか書き込めない"
        ),
        (.hungUp, "The terminal was closed", "端末が閉じられた"),
        (.interrupted, "Interrupted", "中断された"),
        (.terminated, "Terminated by another program", "ほかのプログラムから終了された"),
    ]

    static let texts: [(StandardText, String, String)] = [
        (.helpCommand, "Explain a command", "コマンドの説明を表示する"),
        (.helpArgument, "The command to explain", "説明するコマンド"),
        (.manual, "Print the manual page in roff", "マニュアルページを roff で出力する"),
        (.completionsCommand, "Print the completion script for a shell", "シェルの補完スクリプトを出力する"),
        (
            .completionsDiscussion,
            "Write the script to where the shell looks for completions, then start a new shell.",
            "シェルが補完を読み込む場所に書き出し、新しいシェルを起動してください。"
        ),
        (.shellArgument, "The shell that reads the script", "スクリプトを読み込むシェル"),
        (.candidatesCommand, "List what can complete a command line", "コマンドラインの補完候補を出力する"),
        (
            .candidatesArgument, "The words so far, the last one unfinished",
            "入力済みの語。最後の語は入力の途中"
        ),
        (.helpOption, "Show this help", "この説明を表示する"),
        (.versionOption, "Show the version", "バージョンを表示する"),
        (.jsonOption, "Print JSON, for programs", "プログラム向けに JSON で出力する"),
        (.plainOption, "Print plain lines, for pipes", "パイプ向けに飾りのない行で出力する"),
        (
            .nullOption, "As '--plain', with a NUL after each record", "'--plain' と同じ。各レコードの終わりは NUL"
        ),
        (.noInputOption, "Never ask for input", "何も尋ねない"),
        (.yesOption, "Answer yes to confirmations", "確認に「はい」と答える"),
        (.languageOption, "The language of messages", "メッセージの言語"),
        (.verboseOption, "Print more details to standard error", "標準エラー出力に詳しい情報を出す"),
        (.traceOption, "Record what happens on the screens, as JSON", "画面での出来事を JSON で記録する"),
        (.fieldsOption, "Print only these fields, as columns or JSON", "この項目だけを列か JSON で出力する"),
        (
            .accessibleVariable, "lines instead of a full screen, for screen readers, unless it is empty",
            "空でなければ全画面でなく行で表示する"
        ),
        (.noColorVariable, "no colours, unless it is empty", "空でなければ色を使わない"),
        (.colorVariable, "no colours, if it is 0", "0 なら色を使わない"),
        (
            .forcedColorVariable, "colours without a terminal too, unless it is empty or 0; goes before the others",
            "空でも 0 でもなければ端末でなくても色を使う。ほかの変数より優先"
        ),
        (.terminalVariable, "the kind of terminal; 'dumb' has no colours", "端末の種類。dumb なら色を使わない"),
        (.columnsVariable, "the width of a terminal, in place of its own", "端末の実際の幅の代わりに使う幅"),
        (
            .localeVariables, "the language, by the first that is not empty; '--lang' goes before",
            "言語。最初の空でない変数に従う。--lang が優先"
        ),
        (
            .proxyVariable, "The proxy; https_proxy takes precedence, ALL_PROXY and all_proxy come after",
            "プロキシ。https_proxy が優先。なければ ALL_PROXY、all_proxy"
        ),
        (
            .noProxyVariable, "Hosts to reach without the proxy; no_proxy too",
            "プロキシを使わないホスト。no_proxy も可"
        ),
        (
            .certificateVariable,
            "Certificates to trust in place of the system's; CURL_CA_BUNDLE takes precedence",
            "システムの代わりに信頼する証明書。CURL_CA_BUNDLE が優先"
        ), (.certificateFolderVariable, "A folder with such certificates", "同じく、証明書のフォルダー"),
        (
            .folderVariables,
            "Used in place of ~/.config, ~/.local/share, ~/.local/state and ~/.cache (macOS: ~/Library)",
            "~/.config、~/.local/share、~/.local/state、~/.cache の代わり（macOS では ~/Library）"
        ),
    ]
}
