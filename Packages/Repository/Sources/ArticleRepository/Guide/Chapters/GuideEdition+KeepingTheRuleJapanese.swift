// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let keepingTheRuleJapanese = GuideEdition(title: #"規則を守る: strata check"#, body: #"""
誰も確かめない規則は、ただの願望です。Strata の格子には見張りが二ついて、一方が見落としたものをもう一方が捕まえます。

## コンパイラ

レイヤーはパッケージなので、依存していないモジュールは import できません。まっさらな状態からビルドすれば、コンパイラが `no such module` と言って止めます。間違った依存のほとんどは、誰かが気づく前にここで止まります。

ただし、すべてではありません。*ほかの*依存が連れてきたモジュールは import できてしまい、コンパイルも通ります。また、してはならない依存をマニフェストに宣言されても、コンパイラには止められません。

## 検査

`strata check` は、すべてのマニフェストとすべてのファイルの import を読み、`architecture.toml` と照らし合わせます。`AppView.swift` の先頭に `import DomainKit` と書いて実行してみましょう。

```console
$ strata check 2>/dev/null | grep -A 2 layer-arrow
Packages/View/Sources/ViewKit/AppView.swift:1: エラー: レイヤー 'View' の 'ViewKit' がレイヤー 'Domain' の 'DomainKit' を使っています。 [layer-arrow]
    規則 'layer.View' (architecture.toml:75): Views depend on contracts only: they show display values and send events, and never see an entity.
    両方が使えるモジュールに共通部分を移してから、import と依存の宣言を削除してください。
```

何が、どこで、なぜ問題で、どう直せばよいか。この四つがそろっています。理由は規則ファイルから取られます。ツールがひねり出した文ではなく、規則を書いた人自身の言葉です。

## 規則

レイヤーごとに、使ってよいレイヤー、知ってよい外部のモジュール、そしてその理由を書きます。

```toml:architecture.toml
[layer.UseCase]
packages = ["Packages/UseCase"]
uses = ["Domain", "PoolWatch"]
imports = ["UseCaseKit", "DomainKit", "{feature}Domain"]
technologies = ["Foundation", "Synchronization"]
exposes = ["UseCaseKit", "DomainKit", "{feature}Domain", "Foundation"]
allows-unsafe = false
because = "A use case says what the user gets, in the words of Domain. Who shows it and who fetches it is not its business."
```

`{feature}` は import する側の機能を表します。`ArticleUseCase` は `ArticleDomain` を import できますが、`AppearanceDomain` は import できません。コントラクトのように特定の種類のターゲットだけ規則を狭めたいときは、room を使います。すべてのキーは `docs/rules-file.md` にあります。

## 依存を加える前に

`strata what-if ViewKit DomainKit` は、その依存がどの規則に反し、どんな循環をつくり、何の再ビルドを増やすかを教えてくれます。`strata why hoge DomainKit` は、すでにある経路を、各段階のファイルと行とともに表示します。

## 自分のリポジトリで

規則ファイルがなくても、`strata check` はどのリポジトリでも問題になるものを見つけます。たまたまコンパイルできている import、誰も使っていない依存、循環です。このリポジトリでは `make build` と `make test` が最初に実行します（単独では `make check`）。自分のリポジトリなら、ワークフローに一行加えるだけです。

```yaml
- run: strata check --format github
```

"""#)
}
