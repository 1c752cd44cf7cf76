/// The output of a command with `--json`.
enum PrintedRecord: Hashable, Sendable {
    /// Records of a schema in `docs/schema`.
    case of(String)
    /// No record.
    case nothing
    /// A text for people or a shell, which `--json` does not change.
    case document

    private static let id = "00000000000000000003"

    /// The output of each call of the reader's commands, by its description; a call without a row is a failure.
    static let reader: [String: PrintedRecord] = [
        "no command": .of("article"),
        "list": .of("article"),
        "list --all": .of("article"),
        "search Article": .of("article"),
        "search --offline 本": .of("kept"),
        "read \(id)": .of("article"),
        "read \(id) --format html": .of("article"),
        "read \(id) --format md": .of("article"),
        "read \(id) --toc": .of("heading"),
        "read \(id) --links": .of("link"),
        "read /dev/null": .of("manuscript"),
        "read -": .of("manuscript"),
        "read - --format html": .of("manuscript"),
        "comments \(id)": .of("comment"),
        "user koher": .of("user"),
        "tag Swift": .of("tag"),
        "open \(id)": .of("page"),
        "kept": .of("kept"),
        "keep \(id)": .of("keeping"),
        "forget \(id)": .nothing,
        "history": .of("history"),
        "history remove \(id)": .nothing,
        "history clear --yes": .nothing,
        "sync --mine": .of("sync"),
        "sync --saved b": .of("sync"),
        "saved": .of("saved"),
        "saved list": .of("saved"),
        "saved save morning 設計": .of("saved"),
        "saved save a Article --stocks 0": .of("saved"),
        "saved run none": .nothing,
        "saved run b": .of("article"),
        "saved run b --offline": .of("kept"),
        "saved remove none": .nothing,
        "stock \(id)": .of("reaction"),
        "unstock \(id)": .of("reaction"),
        "stocked \(id)": .of("reaction"),
        "like \(id)": .of("reaction"),
        "unlike \(id)": .of("reaction"),
        "liked \(id)": .of("reaction"),
        "login --with-token": .of("account"),
        "logout": .of("account"),
        "whoami": .of("account"),
        "status": .of("status"),
        "config list": .of("setting"),
        "config get host": .of("setting"),
        "config set per-page 5": .of("setting"),
        "config unset per-page": .of("setting"),
        "config edit": .nothing,
        "config path": .of("settings-path"),
        "appearance show": .of("appearance"),
        "appearance toggle": .of("appearance"),
        "help": .document,
        "help list": .document,
        "completions bash": .document,
    ]

    /// The calls of the reader's commands whose output differs from those in the table of all commands.
    static let variants: [CommandCall] = [
        CommandCall(name: "read", arguments: ["-"], input: "# 章\n"),
        CommandCall(name: "read", arguments: ["-", "--format", "html"], input: "# 章\n"),
        CommandCall(name: "history", arguments: []),
        CommandCall(name: "sync", arguments: ["--saved", "b"]),
        CommandCall(name: "saved", arguments: []),
        CommandCall(name: "saved save", arguments: ["a", "Article", "--stocks", "0"]),
        CommandCall(name: "saved run", arguments: ["b"]),
        CommandCall(name: "saved run", arguments: ["b", "--offline"]),
    ]

    /// The output of calls of album, which follow each other: a call that writes is before those that read what it wrote.
    static let album: KeyValuePairs<String, PrintedRecord> = [
        "search cat --source demo": .of("photo"), "show demo:cat-1": .of("photo"),
        "get demo:cat-1 --into Cats": .of("download"), "albums list": .of("album"),
        "albums show Cats": .of("album-photo"), "credits Cats": .of("album-photo"),
        "export Cats FOLDER/out": .of("export"), "import FOLDER/out --into Pets": .of("import"),
        "config set source demo": .of("setting"), "config get source": .of("setting"), "config list": .of("setting"),
        "config unset source": .of("setting"), "config path": .of("settings-path"), "config edit": .nothing,
        "albums create Dogs": .nothing, "albums rename Dogs Puppies": .nothing,
        "albums move Cats Cat-1.png --into Puppies": .nothing, "albums caption Puppies --text Mimi": .nothing,
        "albums cover Puppies Cat-1.png": .nothing, "albums sort Puppies name": .nothing,
        "albums merge Puppies --into Pets": .nothing, "tag Pets --add family": .nothing, "rm Pets Cat-1.png": .nothing,
        "undo": .nothing, "albums remove Pets": .nothing, "empty-trash": .nothing, "help": .document,
        "completions bash": .document,
    ]

    /// The output of each command of hoge.
    static let hoge: [String: PrintedRecord] = [
        "show": .of("appearance"),
        "toggle": .of("appearance"),
        "help": .document,
        "completions bash": .document,
    ]
}
