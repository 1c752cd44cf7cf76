// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let readingHogeJapanese = GuideEdition(title: #"hoge を読む: 最小の完全なアプリ"#, body: ##"""
`hoge` は、ラベルと、ライトとダークを切り替えるボタンを表示し、選んだほうを次の起動まで覚えています。このリポジトリのあらゆる部品の例になっていて、数分で読めます。C ライブラリもネットワークも要りません。

## できること

```console
$ hoge show
light
$ hoge toggle
dark
$ hoge show --json
{"appearance":"dark"}
```

コマンドを付けずに起動すると画面を表示します。端末では次に何をするかを尋ね、パイプの先では画面を一度だけ出力します。選択は、ユーザーの設定フォルダーに置かれる、人が読めるひとつのファイルです。

## どこから読むか: アプリ

アプリはコンポジションルートです。オブジェクトグラフを組み立てて動かすだけで、規則も、エラーの `switch` も、人に見せる文もありません。`hoge` のグラフは、状態がひとつ、ゲートウェイがひとつ、そして起動のしかたごとのシーンでできています。

```swift:HogeApp.swift
private let appearance = State(Appearance.light)
private let gateway: StoredAppearanceGateway
```

```swift:HogeApp.swift
Scene<AppearanceViewController>.build(
    tasks: host.makeTasks(),
    view: { AppearanceViewController(eventListener: $0, host: host) },
    presenter: AppearancePresenter.init,
    interactor: makeInteractor
)
```

外観の `State` はひとつです。それを変えるユースケースは `State` そのものを受け取り、ほかは書き込めない `readOnly` を受け取ります。

```swift:HogeApp.swift
UseCaseInteractor(
    responseListener: responses,
    tasks: tasks,
    appearance: appearance.readOnly,
    restore: RestoreAppearance(state: appearance, gateway: gateway),
    toggle: ToggleAppearance(state: appearance, gateway: gateway)
)
```

使っている技術が `FileDocumentStore` であることを知っているのも、ここだけです。

## コマンドライン

コマンドは、機能の列の中で一度だけ記述します。パーサー、ヘルプ、マニュアルページ、補完は、すべてこの記述からつくられます。

```swift:AppearanceInvocation.swift
Command(
    "toggle",
    abstract: Phrase(en: "Switch between light and dark", ja: "ライトとダークを切り替える"),
```

呼び出しは値です。`AppScene` がそれをシーンにします。スクリプトには画面ではなくレポートで答えます。文、タブ区切り、JSON のうち、求められた形になります。そのための画面は、どのアプリでも `ReportScreen` ひとつです。何を尋ねるかは `AppearanceInquiry` に、答えをどう伝えるかは同じ列の `Report` にあります。

## 列をたどる

次の順に読んでください。どのファイルも短いものです。

1. `Appearance.swift`: エンティティと、そのただひとつの規則。
2. `AppearanceGateway.swift`: ドメインが保存してほしいもの。
3. `ToggleAppearance.swift`、`RestoreAppearance.swift`: できること。
4. `StoredAppearanceGateway.swift`: 保存のしかたとドキュメントの形。この形はこのファイルから外に出ません。
5. `AppearanceContract.swift`: ビューとプレゼンターが交わすもの。
6. `AppearancePresenter.swift`: 判断。
7. `AppearanceInteractor.swift`: どのリクエストがどのユースケースか。
8. `AppearanceViewController.swift`、`AppearanceRootView.swift`: 入力と出力。

## うまくいかないとき

ドキュメントはテキストファイルなので、誰かが編集するかもしれません。意味をなさない編集はエラーになり、文と終了コードで知らされます。ファイルには手を付けません。

```swift:StoredAppearanceGatewayTests.swift
@Test
func `an edit that means nothing is named and left as it is`() async {
    let store = SpyStore(#"{"mode":"purple"}"#)
    await #expect(throws: ApplicationError(.storage(.malformed(document: "settings/appearance")))) {
        try await StoredAppearanceGateway(store: store).appearance()
    }
    await #expect(throws: ApplicationError(.storage(.malformed(document: "settings/appearance")))) {
        try await StoredAppearanceGateway(store: store).keep { _ in .dark }
    }
    #expect(await store.kept.map { String(decoding: $0.json, as: UTF8.self) } == #"{"mode":"purple"}"#)
}
```

画面では、この失敗は「再試行」と「キャンセル」のあるアラートになります。スクリプトではキャンセルと答えたものとして扱い、プログラムは終了コード 7 で終わります。この端末に保存されているものが壊れているか、書き込めない、という意味です。

## 自分のアプリへ

列はそのままにして、アプリだけを変えてみてください。機能はコピーするのではなく、組み合わせるものです。あるいはエンティティから自分の列を始めて、外へ進みます。規則、ゲートウェイ、ユースケース、コントラクト、プレゼンター、ビュー。どの段階でも、そのレイヤーのテストだけを実行できます。

"""##)
}
