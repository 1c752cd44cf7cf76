import ArchitectureContract
import CommandLineKit
import PresentationKit

extension ArchitectureInvocation {
    static let remove = Command<ArchitectureInvocation>(
        "remove",
        abstract: Phrase(en: "Remove a feature from a project", ja: "プロジェクトから機能を削除する"),
        commands: [removeFeature]
    )

    static let rename = Command<ArchitectureInvocation>(
        "rename",
        abstract: Phrase(en: "Rename a feature of a project", ja: "プロジェクトの機能の名前を変える"),
        commands: [renameFeature]
    )

    private static let removeFeature = Command<ArchitectureInvocation>(
        "feature",
        abstract: Phrase(en: "Remove a feature from a project", ja: "プロジェクトから機能を削除する"),
        discussion: Phrase(
            en: """
                Removes its modules and tests, and what was added for it to the manifests, the rules and the apps. Other lines \
                with its name, links to what is removed, and types that lose their last case are listed with file and line. If \
                there are such lines, or files that are not as they were created, nothing is removed without '--force'.
                """,
            ja: """
                モジュールとテスト、マニフェストと規則とアプリに加えたものを削除します。ほかにその名前のある行、\
                削除するものへのリンク、最後の case を失う型は、ファイルと行番号で示します。\
                そのような行や、作成時と異なるファイルがあるときは、'--force' がない限り削除しません。
                """
        ),
        examples: [
            Example("ReadingList --dry-run", Phrase(en: "Show what depends on it", ja: "依存しているものを表示する")),
            Example("ReadingList", Phrase(en: "Remove the feature ReadingList", ja: "機能 ReadingList を削除する")),
        ],
        takes: .argument("NAME", .text(), help: Phrase(en: "The name of the feature", ja: "機能の名前")),
        .flag(
            "force",
            help: Phrase(en: "Remove edited files as well, and leave other lines", ja: "変更したファイルも削除し、ほかの行は残す")
        ),
        dryRun,
        root
    ) { name, force, plansOnly, root in
        ArchitectureInvocation(.removeFeature(name: name, force: force, plansOnly: plansOnly), root: root)
    }

    private static let renameFeature = Command<ArchitectureInvocation>(
        "feature",
        abstract: Phrase(en: "Rename a feature of a project", ja: "プロジェクトの機能の名前を変える"),
        discussion: Phrase(
            en: """
                Renames its files, modules, types and commands, and changes sources, manifests and rules accordingly. Names of \
                stored documents stay, so that an app finds its data. Other lines with the old name are listed.
                """,
            ja: """
                ファイル、モジュール、型、コマンドの名前を変え、ソース、マニフェスト、規則を合わせて書き換えます。アプリがデータを見つけられるように、\
                保存した文書の名前は変えません。古い名前の残る行を表示します。
                """
        ),
        examples: [
            Example(
                "ReadingList Library --dry-run",
                Phrase(en: "Show the files that would be changed", ja: "変更されるファイルを表示する")
            ),
            Example(
                "ReadingList Library",
                Phrase(en: "Rename ReadingList to Library", ja: "ReadingList を Library に変える")
            ),
        ],
        takes: .argument("OLD", .text(), help: Phrase(en: "The name of the feature", ja: "機能の名前")),
        .argument(
            "NEW",
            .text(),
            help: Phrase(en: "The new name: a capital letter, then letters and digits", ja: "新しい名前。大文字で始まる英数字")
        ),
        dryRun,
        root
    ) { old, new, plansOnly, root in
        ArchitectureInvocation(.renameFeature(old: old, new: new, plansOnly: plansOnly), root: root)
    }
}
