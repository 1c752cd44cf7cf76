// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let oneTripThroughTheHouseJapanese = GuideEdition(title: #"層を一周する: キーを押すと何が起こるか"#, body: #"""
`hoge` は、ラベルと、ライトとダークを切り替えるボタンだけの、最小の完全なアプリです。この章では、ひとつのキー入力が端末からディスクまで行って戻ってくる道のりを追います。コードはすべてソースからの引用です。

## View: キーがイベントになる

行モードのホストでは、画面がメニューを差し出します。ボタンのキーは `t` で、それがすることは呼び出しひとつです。

```swift:AppearanceViewController.swift
public override var menu: LineMenu {
    guard let button else { return LineMenu() }
    return LineMenu([
        LineMenu.Item("t", button) { [eventListener] in eventListener.handle(event: .didTapToggle) }
    ])
}
```

ビューは何も判断しません。起きたことを過去形で報告するだけで、誰に報告しているのかも知りません。`eventListener` が `AppearanceEvent` を受け取る、ということだけがわかっています。

## Presenter: イベントがリクエストになる

```swift:AppearancePresenter.swift
public func handle(event: AppearanceEvent) {
    switch event {
    case .viewDidLoad: requestListener.handle(request: .restore)
    case .didTapToggle: requestListener.handle(request: .toggle)
    case .didAnswer(.retry): retry()
    case .didAnswer(.cancel): giveUp()
    }
}
```

イベントが何を意味するかを決めるのがプレゼンターです。タスクは始めず、データにも触れません。時間のかかることは、すべてインタラクターに依頼します。

## Interactor: リクエストがユースケースになる

```swift:AppearanceInteractor.swift
switch request {
case .restore: .answer { AppearanceResponse(request, await restore.result()) }
case .observe: .observe("appearance", appearance.values, current: appearance.value) { .changed($0) }
case .toggle: .answer { AppearanceResponse(request, await toggle.result()) }
}
```

インタラクターも判断はしません。プレゼンターが持ってはならないもの、つまりタスクを受け持ちます。タスクはシーンのスコープで動き、シーンがなくなればキャンセルされます。

## ユースケース: できること

```swift:ToggleAppearance.swift
public func callAsFunction(_ input: Void) async throws(ApplicationError) {
    let shown = state.value
    let toggled = try await gateway.keep { ($0 ?? shown).toggled }
    state.set(toggled)
}
```

コマンドのユースケースは何かを変え、何も返しません。変わったことは `State` を通して伝わります。`State` には常に値があり、監視できます。行の順序はアプリケーションの規則です。選択を保存してから状態を変えるので、画面に見えているものは次に起動したときにも必ず再現されます。別のプログラムが同時に切り替えるかもしれないので、新しい選択は保存されている選択から一度の操作で作ります。`toggled` はドメインの規則です。

```swift:Appearance.swift
public var toggled: Appearance {
    switch self {
    case .light: .dark
    case .dark: .light
    }
}
```

## ゲートウェイとポート: 保存先

ユースケースが知っているのは、ドメインのプロトコル `AppearanceGateway` です。Repository はそれをひとつのドキュメントで実現します。

```swift:StoredAppearanceGateway.swift
public func keep(_ choice: @Sendable (Appearance?) -> Appearance) async throws(ApplicationError) -> Appearance {
    // What cannot be understood is somebody's edit, and is not overwritten.
    try await documents.update(key) { StoredAppearance(choice($0?.appearance)) }.appearance
}
```

ドキュメントは `DocumentStore` に渡されます。これがポートです。Repository が宣言し、Infrastructure が実装します。`hoge` が使うのは `FileDocumentStore` で、ドキュメントごとに人が読めるファイルをひとつ書きます。どの技術を使うかを知っているのはアプリだけです。

## 帰り道

状態が変わり、シーンはそれを監視しています。インタラクターは `.changed(.dark)` と答え、プレゼンターはそれを表示用の値とコマンドに変えます。

```swift:AppearancePresenter.swift
public func handle(response: AppearanceResponse) {
    switch response {
    case .changed(let appearance):
        commandListener.handle(command: .show(AppearanceDisplay(appearance)))
    case .succeeded(.restore): requestListener.handle(request: .observe)
    case .succeeded: break
    case .failed(let request, let error):
        failedRequest = request
        commandListener.handle(command: .alert(AppearanceFailureAlerts().alert(for: error)))
    }
}
```

ビューはコマンドを実行します。

```swift:AppearanceViewController.swift
public func handle(command: AppearanceCommand) {
    switch command {
    case .show(let display): show(display)
    case .alert(let strategy): alertClient.show(strategy: strategy, animated: true, completion: nil)
    }
}
```

もしディスクがいっぱいだったら、`keep` がエラーを投げていたはずです。失敗は値として同じ道を戻り、プレゼンターがそれを文にして、「再試行」と「キャンセル」を選べるアラートにします。状態はライトのままで、画面もライトのままです。

## この一周からわかること

- メッセージは四種類で、どれも値です。イベント、リクエスト、レスポンス、コマンド。テストはひとつを送り、出てきたものを見ます。
- 各部品は隣の部品をリスナーとしてしか知りません。向こう側に誰がいるかは知りません。
- 内側のエラーは `ApplicationError` というひとつの型にまとまり、人に見せる文はひとつのレイヤーでつくられます。

"""#)
}
