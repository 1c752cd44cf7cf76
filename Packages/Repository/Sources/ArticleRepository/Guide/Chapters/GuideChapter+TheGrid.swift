// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let theGrid = GuideChapter(
        slug: #"the-grid"#,
        tags: [#"Swift"#, #"Architecture"#, #"SwiftPM"#],
        english: GuideEdition(title: #"The grid: layers are packages, features are columns"#, body: #"""
An architecture that stands in a document only is broken by the first import that saves somebody an hour. In Strata the architecture is what the compiler accepts: a layer is a package, and what a package does not name, its targets cannot see.

## Rows

There are six layers. Each is a Swift package in the folder `Packages`.

| layer | answers |
|---|---|
| `Domain` | What is it about, and what must always be true of it? |
| `UseCase` | What can be done with it? |
| `Repository` | Where does it come from, and where is it kept? |
| `Presentation` | What is said, and what happens next? |
| `View` | What is seen, and how is it touched? |
| `Infrastructure` | With which technology? |

The arrows between them stand in their manifests, and there are no others:

```text
UseCase        -> Domain
Repository     -> Domain
Presentation   -> UseCase, Domain
View           -> Presentation
Infrastructure -> Repository
Apps           -> everything, and only to put it together
```

`Domain` is at the centre: it depends on nothing. Views and technologies are at the edge, and nothing inside depends on them. That is the dependency rule of *Clean Architecture*, and the idea of ports and adapters is the same: the inside declares what it needs, the outside fulfils it.

## Columns

A feature is a column through the rows. Where it crosses a row there is one small target, a *cell*, with its own tests. The smallest feature of the house is Appearance, whether an app shows itself light or dark:

| layer | cell |
|---|---|
| `Domain` | `AppearanceDomain` |
| `UseCase` | `AppearanceUseCase` |
| `Repository` | `AppearanceRepository` |
| `Presentation` | `AppearanceContract`, `AppearancePresentation` |
| `View` | `AppearanceTerminal`, `AppearanceCommandLine` |

A cell imports its own feature in the layers below, and the kits of those layers. It never imports another feature. So two teams can work on two columns, and neither can break the other by accident.

A *kit* holds what two features share: `DomainKit`, `UseCaseKit`, `RepositoryKit`, `PresentationKit` with `FailureKit`, `ViewKit` with `CommandLineKit`. A kit never mentions a feature.

## The cell that is two

In Presentation a feature has two targets. `AppearanceContract` is what a view and its presenter say to each other, and it may see one module only:

```swift:Presentation/Package.swift
.target(
    name: "AppearanceContract",
    dependencies: [
        "PresentationKit"
    ],
    swiftSettings: settings
),
```

`PresentationKit` imports no other layer. Views depend on contracts, so an entity is out of their reach, by any way: a view cannot ask `Appearance` a question, because for the view there is no `Appearance`. What it gets is a display value made of text and plain values.

## What stops a forbidden import

A file in `AppearanceDomain` that reaches outwards does not compile:

```swift:AppearanceDomain/Wrong.swift
import AppearanceUseCase
```

```text
Wrong.swift:1:8: error: no such module 'AppearanceUseCase'
```

Nor does a contract that wants to say something with an entity:

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

Two imports get past the compiler: one that somebody declared in the manifest although the rule forbids it, and one that is declared nowhere but whose module was built before, for another package. Both are refused by `make build` and `make test`, which first hold the sources against the rules in `architecture.toml` and quote the one that is broken. The chapter `keeping-the-rule` tells how.

## Alone

Since a layer is a package, it builds and tests alone:

```sh
make build LAYER=Domain
make test LAYER=Domain
```

That is the daily proof of the rule: the tests of `UseCase` run without a database, a network, or a screen anywhere in the build.

"""#),
        japanese: .theGridJapanese
    )
}
