// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let keepingTheRule = GuideChapter(
        slug: #"keeping-the-rule"#,
        tags: [#"Swift"#, #"Architecture"#, #"SwiftPM"#],
        english: GuideEdition(title: #"Keeping the rule: strata check"#, body: #"""
A rule that nobody checks is a wish. The grid of this house is kept by two guards, and each catches what the other cannot.

## The compiler

A layer is a package, so a module that a target does not depend on cannot be imported: in a fresh build the compiler says `no such module`. That stops most wrong arrows before anybody notices them.

It does not stop all. A module that some *other* dependency brings along can be imported too, and compiles. And nothing keeps a manifest from declaring what it should not.

## The check

`strata check` reads every manifest and the imports of every file, and holds both against `architecture.toml`. Write `import DomainKit` at the top of `AppView.swift`, and ask:

```console
$ strata check 2>/dev/null | grep -A 2 layer-arrow
Packages/View/Sources/ViewKit/AppView.swift:1: error: 'ViewKit' of layer 'View' uses 'DomainKit' of layer 'Domain'. [layer-arrow]
    Rule 'layer.View' (architecture.toml:75): Views depend on contracts only: they show display values and send events, and never see an entity.
    Move what both need to a module that both may use, then remove the import and the dependency.
```

Four things stand there: what, where, why, and what to do. The reason comes from the rules file, so it is the one that the authors gave, not one that a tool made up.

## The rules

A layer says which layers it may use, which modules from outside it may know, and why:

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

`{feature}` stands for the importer's own feature: `ArticleUseCase` may import `ArticleDomain` and not `AppearanceDomain`. A room narrows the rule for targets of one kind, for example for contracts. `docs/rules-file.md` lists every key.

## Before you add an arrow

`strata what-if ViewKit DomainKit` says what the arrow would break, which cycle it would close and what would be rebuilt more often. `strata why hoge DomainKit` prints the path that is there already, with file and line of each step.

## In your own repository

Without a rules file `strata check` finds what is wrong everywhere: imports that compile by accident, dependencies that nobody uses, cycles. `make build` and `make test` run it here before anything else, as `make check` does alone; in yours, one line in the workflow is enough:

```yaml
- run: strata check --format github
```

"""#),
        japanese: .keepingTheRuleJapanese
    )
}
