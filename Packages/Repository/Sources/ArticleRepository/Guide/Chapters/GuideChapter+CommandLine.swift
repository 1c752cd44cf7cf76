// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideChapter {
    static let commandLine = GuideChapter(
        slug: #"command-line"#,
        tags: [#"Swift"#, #"CLI"#, #"Completion"#],
        english: GuideEdition(title: #"One description of a command line"#, body: #"""
A command line is a view. People type into it, and what they type has to become a value that the rest of the house understands. `CommandLineKit` makes that value, and from the same description it makes the help, the manual page, the completions of three shells and the sentence that says what was wrong.

All code below belongs to `shelf`, the small program that the kit's own tests describe and start.

## A command is a value

A feature describes its commands next to its other views, in its `CommandLine` target. What a command yields is a type of the feature's own:

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

The command lists what it takes, and its closure receives exactly those values, in that order and with those types:

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

There are no property wrappers and no reflection. A parameter that was not declared cannot be asked for, and one that was declared cannot be forgotten: both are errors of the compiler.

## What can be declared

| factory | on the command line | yields |
|---|---|---|
| `.flag` | `--exact`, `-x` | `Bool` |
| `.flag(as:)` | `--mine` | the value that it stands for, or nil |
| `.toggle` | `--color`, `--no-color` | `Bool?` |
| `.option` | `--limit 3`, `--limit=3`, `-n 3`, `-n3` | the value or nil; never nil with `default:` |
| `.options` | `-l a -l b` | an array |
| `.argument`, `.optionalArgument`, `.arguments` | `FILE`, `[FILE]`, `[FILE...]` | a value, an optional, an array |
| `.oneOf` | one of several of the above | what was chosen |

Options that exclude each other are one value, so that the rest of the program cannot see both:

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

A `ValueKind` says what a value looks like. There are texts, whole numbers in a range, choices and lists of them, and a feature adds kinds of its own:

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

Environment variables and configuration keys are only named here, for the help. Which of them wins is a rule of the application and lives in a use case.

## An app joins the commands

A feature does not know which program its commands end up in. The app turns each feature's value into its own with `map`, and declares once what every command takes:

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

`StandardOptions` are `--json`, `--plain`, `--no-input`, `--yes`, `--lang`, `--verbose` and `--trace`. `help`, `completions`, `--help` and `--version` come with every program. The program's own help explains them; that of a command names them in a line:

```text
$ shelf help read
Read an article

Examples:
  Read what a pipe brings
    cat a.md | shelf read - --format md

Usage:
  shelf read [OPTIONS] FILE

Arguments:
  FILE  Which one

Options:
  -f, --format FORMAT  The format (text, md, html; default: text)
      --into DIR       Copy it into a folder

Options of every command (see 'shelf --help'): --json --plain --no-input --yes
--lang --verbose --trace --host
```

An example is written from the command's own name on. `program.faults` reads every example back through the parser and looks for names that clash, so one expectation in an app's tests keeps its help honest:

```swift:DescriptionFaultTests.swift
#expect(Shelf.program.faults == [])
```

## Yes, said in advance

A command that destroys something asks first, and it asks with an alert, as a screen does. In the reader, `history clear` does:

```swift:HistoryAlerts.swift
public var clearing: AlertStrategy<HistoryAction> {
    AlertStrategy(
        title: Phrase(en: "Clear the history", ja: "履歴の消去"),
        // …
        actions: [.clear, .cancel]
    )
}
```

`.clear` has the style `destructive`. `--yes` reaches the host of the lines as `assumesYes`, and the host answers by itself only where the alert leaves no doubt: besides leaving there is one thing to do, and that destroys something. Whether to try again, or which of two ways to go, is not for `--yes` to say. Without it, and with nobody at a terminal or with `--no-input`, the alert is answered by its cancel action, and the program ends as the alert says.

`history clear` stands in a group that can stand alone: `history` by itself lists. What stands alone takes options only, so that no word can be meant for a command and be taken for an argument:

```swift:HistoryInvocation.swift
commands: [removal.withoutFields, clearing.withoutFields],
alone: Parameter<HistoryInvocation>(
    .option("page", .integer(1...1_000_000), default: 1, help: Phrase(en: "The page number", ja: "ページ番号")),
    .option("per-page", .integer(1...100), default: 20, help: Phrase(en: "Articles per page", ja: "1 ページの件数"))
) { .list(page: $0, size: $1) }.selectingFields(HistoryField.allCases)
```

## Facts here, sentences in Presentation

The parser throws a `UsageError`: a closed enumeration of facts. `Wording` makes the sentence, in the language that the user reads, and says what to do next:

```text
$ shelf fnid swift
There is no command 'fnid'. Did you mean 'find'?
$ shelf find swift --limit 500
'--limit' takes a whole number from 1 to 100, not '500'.
$ shelf find --since soon swift
'--since' takes a month such as 2026-11, not 'soon'.
$ shelf list --mine --label swift
'--label' and '--mine' cannot be used together. Use one of them.
$ shelf saved
'shelf saved' needs a command. 'shelf help saved' lists them.
```

One table test pins each sentence in both languages, and a new kind of error does not compile until it is in the table.

## Completions and the manual page

`shelf completions bash` (or `zsh`, or `fish`) prints a short script that knows nothing but the program's name. When the user presses the tabulator, it hands the words to the program's hidden command, which reads them with the same parser:

```text
$ shelf __complete -- read --format ''
words
text	For reading
md
html
$ shelf __complete -- saved rem
words
remove	Remove searches
```

Words that are known only at run time come from a `CandidateSource`. The feature names it, and the app answers a `CompletionQuery` from a use case. The user waits between two keys and has asked for nothing yet, so the answer comes from this machine alone: nothing is fetched, written or reported, and where nothing can be found out, nothing is offered. `qiita-reader` completes tags, the names of saved searches, and the identifiers of kept articles with their titles, all from the index or from the names of files.

A tag is text of somebody else, and what a shell inserts is run with the next key. So the scripts quote every word, also within quotes that the user has opened, and what a terminal cannot show as it is was left out before.

`shelf help --man` prints the manual page in roff, with the exit codes, environment and files of the description; an installation writes it to where `man` looks.

## Testing it

Parsing is a function from words to a value, so a test is a line in a table:

```swift:CommandLineKitTests/ParsingTests.swift
(["find", "a", "-xn5"], .find(query: ["a"], limit: 5, isExact: true, labels: [], since: nil)),
```

Beyond the tables, random invocations are written in every spelling that is allowed and read back; the completions are typed into real shells on a pseudo-terminal; and `mandoc` and `groff` read the manual page. The code and the transcripts of this chapter are compared with the tests and with the program's real answers.

"""#),
        japanese: .commandLineJapanese
    )
}
