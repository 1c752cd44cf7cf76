// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let keepingTheRuleJapanese = GuideEdition(title: #"規則を守る: strata check"#, body: #"""
誰も確かめない規則は、願いにすぎません。この家の格子は二つの番人が守り、一方が見落とすものを他方が捕まえます。

## コンパイラ

レイヤーはパッケージなので、依存していないモジュールは import できません。新しいビルドではコンパイラが `no such module` と言います。間違った依存のほとんどは、これで誰かが気づく前に止まります。

すべてではありません。*ほかの*依存が連れてきたモジュールは import できてしまい、コンパイルも通ります。また、マニフェストに宣言してはならないものを宣言することは、何も妨げません。

## 検査

`strata check` は、すべてのマニフェストとすべてのファイルの import を読み、`architecture.toml` と照らし合わせます。

```text
Packages/View/Sources/ViewKit/AppView.swift:1: error: 'ViewKit' of layer 'View' uses 'DomainKit' of layer 'Domain'. [layer-arrow]
    Rule 'layer.View' (architecture.toml:74): Views depend on contracts only: they show display values and send events, and never see an entity.
    Remove the import, or move what both need to a module that both may use.
```

何が、どこで、なぜ、どう直すか。この四つが書かれています。理由は規則ファイルから取られるので、道具の作り話ではなく、規則を書いた人の言葉です。

## 規則

レイヤーは、使ってよいレイヤー、知ってよい外部のモジュール、そしてその理由を述べます。

```toml
[layer.UseCase]
packages = ["Packages/UseCase"]
uses = ["Domain"]
imports = ["UseCaseKit", "DomainKit", "{feature}Domain"]
technologies = ["Foundation", "Synchronization"]
because = "A use case says what the user gets, in the words of Domain."
```

`{feature}` は import する側のフィーチャーを表します。`ArticleUseCase` は `ArticleDomain` を import できますが、`PhotoDomain` はできません。room は、コントラクトのような一種類のターゲットについて規則を狭めます。すべてのキーは `docs/rules-file.md` にあります。

## 依存を加える前に

`strata what-if ViewKit DomainKit` は、その依存が何に反し、どんな循環をつくり、何の再ビルドが増えるかを示します。`strata why hoge DomainKit` は、すでにある経路を各段階のファイルと行とともに表示します。

## 自分のリポジトリで

規則ファイルがなくても、`strata check` はどこでも問題になることを見つけます。偶然コンパイルできている import、誰も使わない依存、循環です。ここでは `make lint` が実行します。自分のリポジトリでは、ワークフローに一行加えるだけです。

```yaml
- run: strata check --format github
```

"""#)
}
