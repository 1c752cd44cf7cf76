public import CommandLineKit
import PresentationKit

/// The invocations of the commands of the list.
public enum __Feature__Invocation: Codable, Hashable, Sendable {
    /// Opens the screen of the list.
    case open
    /// Opens the screen of an item.
    case detail(Int)
    /// Prints the list.
    case show
    /// Adds an item, and prints the new list, as all commands do.
    case add(String)
    /// Gives an item another name.
    case rename(Int, to: String)
    /// Deletes an item after a confirmation.
    case delete(Int)

    /// The commands of the feature; the group alone opens the screen.
    public static let group = Command<__Feature__Invocation>(
        "__command__",
        abstract: Phrase(en: "Show and change the list", ja: "リストを表示、変更する"),
        commands: [
            Command("show", abstract: Phrase(en: "Print the list", ja: "リストを表示する"), make: { .show }),
            Command("add", abstract: Phrase(en: "Add an item", ja: "項目を追加する"), takes: name) { .add($0) },
            Command("rename", abstract: Phrase(en: "Rename an item", ja: "項目の名前を変える"), takes: number, name) {
                .rename($0, to: $1)
            },
            Command("delete", abstract: Phrase(en: "Delete an item", ja: "項目を削除する"), takes: number) {
                .delete($0)
            },
        ],
        alone: Parameter { .open }
    )

    private static let number = Parameter<Int>.argument("NUMBER", .integer(), help: Phrase(en: "The number", ja: "番号"))
    private static let name = Parameter<String>.argument("NAME", .text(), help: Phrase(en: "The name", ja: "名前"))
}
