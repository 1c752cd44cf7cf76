// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let commandLineJapanese = GuideEdition(title: #"コマンドラインの記述はひとつ"#, body: #"""
コマンドラインもビューです。人がそこに文字を打ち、打たれたものは、家のほかの部屋が理解できる値にならなければなりません。`CommandLineKit` はその値をつくり、同じ記述から、ヘルプ、マニュアルページ、3 種類のシェルの補完、そして何が間違っていたかを伝える文もつくります。

以下のコードはすべて `shelf` のものです。キットのテスト自身が記述し、起動する小さなプログラムです。

## コマンドは値

機能は、自分のコマンドを、ほかのビューの隣にある `CommandLine` ターゲットに記述します。コマンドがもたらすのは、その機能自身の型です。

```swift:Shelf.swift
enum Invocation: Hashable {
    case open(mode: Mode?)
    case find(query: [String], limit: Int, isExact: Bool, labels: [String], since: Month?)
    case list(Source, fields: [Field], color: Bool?)
    case read(file: String, format: Format, into: String?)
    case move(by: Int)
    case save(name: String, query: String?)
    case remove(names: [String])
}
```

コマンドは受け取るものを列挙し、クロージャはちょうどその値を、その順序と型で受け取ります。

```swift:Shelf.swift
static let read = Command(
    "read",
    abstract: Phrase(en: "Read an article", ja: "記事を読む"),
    examples: [
        Example("- --format md", Phrase(en: "Read what a pipe brings", ja: "パイプから読む"), before: "cat a.md |")
    ],
    takes: .argument("FILE", .text(completion: .files), help: Phrase(en: "Which one", ja: "記事")),
    // …
) { file, format, folder in
    Invocation.read(file: file, format: format, into: folder)
}
```

プロパティラッパーもリフレクションもありません。宣言していない引数を尋ねることはできず、宣言した引数を忘れることもできません。どちらもコンパイラのエラーになります。

## 宣言できるもの

| ファクトリー | コマンドライン | 値 |
|---|---|---|
| `.flag` | `--exact`、`-x` | `Bool` |
| `.flag(as:)` | `--mine` | それが表す値、または nil |
| `.toggle` | `--color`、`--no-color` | `Bool?` |
| `.option` | `--limit 3`、`--limit=3`、`-n 3`、`-n3` | 値または nil。`default:` があれば nil にならない |
| `.options` | `-l a -l b` | 配列 |
| `.argument`、`.optionalArgument`、`.arguments` | `FILE`、`[FILE]`、`[FILE...]` | 値、オプショナル、配列 |
| `.oneOf` | 上のいくつかのうちひとつ | 選ばれたもの |

同時に使えないオプションは、ひとつの値になります。そのため、プログラムのほかの部分が両方を目にすることはありません。

```swift:Shelf.swift
takes: .oneOf(
    .option(
        "label",
        .text("LABEL", completion: .source(labels)),
        as: Source.label,
        help: Phrase(en: "With a label", ja: "このラベルの記事")
    ),
    .flag("mine", as: Source.mine, help: Phrase(en: "Written by you", ja: "自分の記事")),
    otherwise: .newest
),
```

値の形は `ValueKind` が表します。文字列、範囲のある整数、選択肢、それらの並びがあり、機能は自分の種類を加えられます。

```swift:Shelf.swift
static let month = ValueKind<Month>(
    "MONTH",
    rule: Phrase(en: "a month such as 2026-11", ja: "2026-11 のような月")
) { word in
    let parts = word.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2, (1...12).contains(parts[1]) else { return nil }
    return Month(year: parts[0], month: parts[1])
} print: {
    "\($0.year)-\($0.month)"
}
```

環境変数と設定のキーは、ヘルプのために名前を挙げるだけです。どれが優先されるかはアプリケーションの規則であり、ユースケースにあります。

## アプリがコマンドをまとめる

機能は、自分のコマンドがどのプログラムに入るかを知りません。アプリは `map` で各機能の値を自分の値に変え、すべてのコマンドが受け取るものを一度だけ宣言します。

```swift:Shelf.swift
globals: Parameter(
    StandardOptions.parameter,
    .option(
        "host",
        .text("HOST"),
        help: Phrase(en: "Where the articles are", ja: "記事のあるホスト"),
        environment: "SHELF_HOST",
        configuration: "host",
        fallback: "shelf.example"
    )
) { standard, host in
    Options(standard: standard, host: host)
},
```

`StandardOptions` は `--json`、`--plain`、`--no-input`、`--yes`、`--lang`、`--verbose`、`--trace` です。`help`、`completions`、`--help`、`--version` は、どのプログラムにも付いてきます。これらを説明するのはプログラム自身のヘルプで、コマンドのヘルプでは一行に名前だけが並びます。

```text
$ shelf help read
記事を読む

例:
  パイプから読む
    cat a.md | shelf read - --format md

使い方:
  shelf read [OPTIONS] FILE

引数:
  FILE  記事

オプション:
  -f, --format FORMAT  形式 (text、md、html; 既定値: text)
      --into DIR       フォルダーにコピーする

すべてのコマンドに共通のオプション ('shelf --help' を参照): --json --plain
--no-input --yes --lang --verbose --trace --host
```

例は、コマンド自身の名前の後から書きます。`program.faults` は、すべての例をパーサーで読み返し、衝突する名前を探します。アプリのテストに期待をひとつ書くだけで、ヘルプは正しいままです。

```swift:DescriptionFaultTests.swift
#expect(Shelf.program.faults == [])
```

## 先に言っておく「はい」

何かを失わせるコマンドは、先に確認します。画面と同じく、アラートで尋ねます。リーダーでは `history clear` がそうです。

```swift:HistoryAlerts.swift
public var clearing: AlertStrategy<HistoryAction> {
    AlertStrategy(
        title: Phrase(en: "Clear the history", ja: "履歴の消去"),
        // …
        actions: [.clear, .cancel]
    )
}
```

`.clear` のスタイルは `destructive` です。`--yes` は行のホストに `assumesYes` として届きます。ホストが自分で答えるのは、迷いようのないアラートだけです。つまり、やめる以外の選択肢が一つだけで、それが何かを失わせるときです。再試行するか、二つのうちどちらにするかは、`--yes` では決まりません。`--yes` がなく、端末の前に誰もいないか `--no-input` のときは、キャンセルの操作が答えになり、プログラムはそのアラートが示すとおりに終わります。

`history clear` は、単独でも使えるグループの中にあります。`history` だけなら一覧です。単独で使うときに取れるのはオプションだけなので、コマンドのつもりの語が引数と取り違えられることはありません。

```swift:HistoryInvocation.swift
commands: [removal.withoutFields, clearing.withoutFields],
alone: Parameter<HistoryInvocation>(
    .option("page", .integer(1...1_000_000), default: 1, help: Phrase(en: "The page number", ja: "ページ番号")),
    .option("per-page", .integer(1...100), default: 20, help: Phrase(en: "Articles per page", ja: "1 ページの件数"))
) { .list(page: $0, size: $1) }.selectingFields(HistoryField.allCases)
```

## ここでは事実、文は Presentation で

パーサーが投げるのは `UsageError`、事実の閉じた列挙型です。文は `Wording` が使う人の言語でつくり、次に何をすればよいかも伝えます。

```text
$ shelf fnid swift
'fnid' というコマンドはありません。'find' ではありませんか。
$ shelf find swift --limit 500
'--limit' に '500' は指定できません。1 から 100 までの整数を指定してください。
$ shelf find --since soon swift
'--since' に 'soon' は指定できません。2026-11 のような月を指定してください。
$ shelf list --mine --label swift
'--label' と '--mine' は同時に使えません。どちらか一方を使ってください。
$ shelf saved
'shelf saved' にはコマンドが必要です。一覧は 'shelf help saved' で見られます。
```

ひとつの表のテストが、すべての文を両方の言語で固定します。新しい種類のエラーは、その表に入るまでコンパイルできません。

## 補完とマニュアルページ

`shelf completions bash`（または `zsh`、`fish`）は、プログラムの名前しか知らない短いスクリプトを出力します。タブキーが押されると、スクリプトは入力済みの語をプログラムの隠しコマンドに渡し、プログラムは同じパーサーでそれを読みます。

```text
$ shelf __complete -- read --format ''
words
text	読むための形式
md
html
$ shelf __complete -- saved rem
words
remove	検索を削除する
```

実行するまでわからない語は `CandidateSource` から来ます。機能がその名前を決め、アプリが `CompletionQuery` にユースケースで答えます。利用者はキーを打つ間に待っているだけで、まだ何も頼んでいません。そこで答えはこのマシンにあるものだけから作り、何も取得せず、書き込まず、報告もせず、わからないときは何も提示しません。`qiita-reader` は、タグ、保存した検索の名前、保存した記事の ID（題名付き）を、索引とファイル名から補完します。

タグは他人の書いたテキストで、シェルに挿入されたものは次のキーで実行されます。そのためスクリプトは、利用者が引用符を開いている場合も含めてすべての語を引用し、端末でそのまま表示できない語は先に除きます。

`shelf help --man` は、記述にある終了コード、環境変数、ファイルとともに、マニュアルページを roff で出力します。インストールのときに、`man` が探す場所に書き出します。

## テスト

構文解析は語から値への関数なので、テストは表の 1 行です。

```swift:CommandLineKitTests/ParsingTests.swift
(["find", "a", "-xn5"], .find(query: ["a"], limit: 5, isExact: true, labels: [], since: nil)),
```

表のほかに、無作為につくった呼び出しを、許されるあらゆる書き方で書いて読み返します。補完は擬似端末で本物のシェルに打ち込み、マニュアルページは `mandoc` と `groff` に読ませます。この章のコードと実行例は、テストとプログラムの実際の答えと比べられます。

"""#)
}
