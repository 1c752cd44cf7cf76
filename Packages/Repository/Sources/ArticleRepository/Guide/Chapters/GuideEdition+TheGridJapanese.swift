// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let theGridJapanese = GuideEdition(title: #"格子: レイヤーはパッケージ、機能は列"#, body: #"""
文書にしか書かれていないアーキテクチャは、誰かが一時間を惜しんで書いた import ひとつで崩れます。Strata では、コンパイラが受け付けるものがそのままアーキテクチャです。レイヤーはひとつのパッケージであり、パッケージが依存先に挙げていないものは、そのターゲットからは見えません。

## 行

レイヤーは六つあります。それぞれが `Packages` フォルダーの Swift パッケージです。

| レイヤー | 答える問い |
|---|---|
| `Domain` | 何についてのものか。常に成り立つべきことは何か |
| `UseCase` | それで何ができるか |
| `Repository` | どこから来て、どこに保存されるか |
| `Presentation` | 何を伝え、次に何が起こるか |
| `View` | どう見え、どう操作されるか |
| `Infrastructure` | どの技術で実現するか |

依存の向きはマニフェストに書かれており、これ以外はありません。

```text
UseCase        -> Domain
Repository     -> Domain
Presentation   -> UseCase, Domain
View           -> Presentation
Infrastructure -> Repository
Apps           -> everything, and only to put it together
```

中心は `Domain` で、何にも依存しません。画面や技術は外側にあり、内側はそれらに依存しません。これは『Clean Architecture』の依存性のルールそのものです。ポートとアダプターの考え方も同じで、必要なものを内側が宣言し、外側がそれを満たします。

## 列

機能は、行を貫く列です。列と行が交わるところに、小さなターゲットがひとつあります。これを*セル*と呼び、セルごとにテストを持ちます。いちばん小さな機能は、アプリをライトとダークのどちらで表示するかを扱う Appearance です。

| レイヤー | セル |
|---|---|
| `Domain` | `AppearanceDomain` |
| `UseCase` | `AppearanceUseCase` |
| `Repository` | `AppearanceRepository` |
| `Presentation` | `AppearanceContract`、`AppearancePresentation` |
| `View` | `AppearanceTerminal`、`AppearanceCommandLine` |

セルが import するのは、下のレイヤーにある自分の機能と、それらのレイヤーのキットだけです。ほかの機能は決して import しません。ですから、二つのチームが二つの列で作業していても、うっかり相手を壊すことがありません。

*キット*には、二つの機能が共有するものを置きます。`DomainKit`、`UseCaseKit`、`RepositoryKit`、`PresentationKit` と `FailureKit`、`ViewKit` と `CommandLineKit` です。キットに機能の名前は出てきません。

## 二つに分かれたセル

Presentation では、ひとつの機能がターゲットを二つ持ちます。`AppearanceContract` はビューとプレゼンターが交わすメッセージで、依存できるモジュールはひとつだけです。

```swift:Presentation/Package.swift
.target(
    name: "AppearanceContract",
    dependencies: [
        "PresentationKit"
    ],
    swiftSettings: settings
),
```

`PresentationKit` はほかのレイヤーを import しません。ビューはコントラクトにしか依存しないので、どんな経路をたどってもエンティティには手が届きません。ビューにとって `Appearance` という型は存在せず、値を問い合わせようがないのです。ビューが受け取るのは、文字列と単純な値でできた表示用の値です。

## 禁じられた import を止めるもの

外側に手を伸ばした `AppearanceDomain` のファイルは、コンパイルできません。

```swift:AppearanceDomain/Wrong.swift
import AppearanceUseCase
```

```text
Wrong.swift:1:8: error: no such module 'AppearanceUseCase'
```

エンティティで何かを伝えようとするコントラクトも同じです。

```swift:AppearanceContract/Wrong.swift
public import AppearanceDomain
public import PresentationKit

public enum AppearanceCommand: PresenterCommand {
    case show(Appearance)
}
```

```text
Wrong.swift:1:15: error: no such module 'AppearanceDomain'
```

コンパイラをすり抜ける import が二種類あります。規則に反しているのにマニフェストで宣言されたものと、どこにも宣言されていないのに、別のパッケージのためにビルド済みなので見つかってしまうものです。どちらも `make build` と `make test` が拒みます。最初にソースを `architecture.toml` の規則と照らし合わせ、違反した規則を引用して報告します。詳しくは `keeping-the-rule` の章で説明します。

## 単独で

レイヤーはパッケージなので、単独でビルドもテストもできます。

```sh
make build LAYER=Domain
make test LAYER=Domain
```

これが規則の日々の証明になります。`UseCase` のテストをビルドしても、データベースもネットワークも画面も、そこには含まれません。

"""#)
}
