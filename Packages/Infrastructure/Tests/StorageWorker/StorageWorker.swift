import CFaults
import FileStorage
import LocalFileTree
import RepositoryKit
import SecretFile

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A process that uses the stores, which tests kill, disturb by faults, and run beside others.
///
/// `StorageWorker FOLDER FAULT COMMAND ...`, where the fault is `none`, `kill:N`, `fail:N:CODE`, `break:N:CODE` or
/// `short:N:CODE` for the N-th system call, `fail:N:CODE:COUNT` for as many more after it, `edit:N:CODE:COUNT` for another
/// program that writes "other" to `a/x`, or `lockless:FLAG:CODE` for a system without locks (only without those on ranges of
/// files if the flag is 1). It prints `done` or the error, and the number of calls.
///
/// `StorageWorker fork` reads such arguments, a run a line, and forks a process for each. After what that has printed it prints
/// the number of the signal that ended it, or 0.
@main
enum StorageWorker {
    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["fork"] { arguments = forkedArguments() }
        guard arguments.count >= 3, let fault = Fault(arguments[1]) else { exit(2) }
        let words = Array(arguments[3...])
        let folder = arguments[0]
        if let code = fault.lockless {
            guard forbidLocks(code, isCourtesyOnly: fault.number) else { return printLine("locks are still there 0") }
        }
        let outcome: String
        do {
            switch arguments[2] {
            case "commit":
                let store = FileDocumentStore(folder: folder)
                let changes = words.map(change)
                faults_arm(fault.action, fault.number, fault.code, folder)
                try await store.commit(changes)
            case "move", "move-without-exchange":
                let store = PlainFolderStore(root: folder)
                if arguments[2] != "move" { faults_forbid_exchange() }
                faults_edit(folder + "/a/x", "other")
                faults_arm(fault.action, fault.number, fault.code, folder)
                try await store.commit(words.map(folderChange))
            case "change":
                let changes = words.map(fileChange)
                faults_arm(fault.action, fault.number, fault.code, folder)
                try await LocalFileTree().change(changes, under: folder)
            case "get":
                let store = FileDocumentStore(folder: folder)
                faults_arm(fault.action, fault.number, fault.code, folder)
                for word in words {
                    let document = try await store.document(for: DocumentKey(collection: "articles", name: word))
                    printLine("\(word) \(document.map { String(decoding: $0.json, as: UTF8.self) } ?? "-")")
                }
            case "list":
                let names = try await FileDocumentStore(folder: folder).keys(in: "articles").map(\.name)
                printLine(names.sorted().joined(separator: " "))
            case "set":
                let settings = SettingsFile(path: folder + "/config")
                faults_arm(fault.action, fault.number, fault.code, folder)
                try await settings.set(words[1], for: words[0])
            case "keep":
                let secrets = SecretFile(folder: folder)
                faults_arm(fault.action, fault.number, fault.code, folder)
                try await secrets.keep(SecretText(words[1]), for: words[0])
            case "write":
                try await write(to: FileDocumentStore(folder: folder, lockTimeout: .seconds(60)), name: words[0])
            case "read":
                try await read(from: FileDocumentStore(folder: folder, lockTimeout: .seconds(60)))
            default: exit(2)
            }
            outcome = "done"
        } catch DocumentError.file(let error), SettingsError.file(let error), SecretError.file(let error) {
            outcome = "\(error)"
        } catch {
            outcome = "\(error)"
        }
        printLine("\(outcome) \(faults_disarm())")
    }

    /// Forks a process for each line of the standard input, in which it returns its words.
    ///
    /// Until then the process has one thread.
    private static func forkedArguments() -> [String] {
        while let line = readLine() {
            let words = line.split(separator: " ").map { String($0) }
            let child = faults_fork()
            if child == 0 { return words }
            var status: Int32 = 0
            guard child > 0, waitpid(child, &status, 0) == child else { break }
            printLine("signal \(status & 0x7F)")
        }
        exit(0)
    }

    /// `name=text` puts, `name` alone deletes.
    private static func change(_ word: String) -> DocumentChange {
        let parts = word.split(separator: "=", maxSplits: 1)
        let key = DocumentKey(collection: "articles", name: String(parts[0]))
        return parts.count == 1
            ? .delete(key) : .put(Document(version: 1, json: Array("\"\(parts[1])\"".utf8)), for: key)
    }

    /// `path=text` creates a file, `path=old=new` replaces it, `path>other` moves it, `path<other>kept` substitutes it, `path`
    /// alone deletes it.
    private static func folderChange(_ word: String) -> FolderChange {
        let parts = word.split(whereSeparator: "=<>".contains).map { String($0) }
        if parts.count == 1 { return .delete(path: word) }
        if parts.count == 3, word.contains("=") {
            return .replace(path: parts[0], Array(parts[2].utf8), of: Array(parts[1].utf8))
        }
        if parts.count == 3 { return .substitute(path: parts[0], by: parts[1], keeping: parts[2]) }
        return word.contains(">")
            ? .move(path: parts[0], to: parts[1]) : .create(path: parts[0], Array(parts[1].utf8))
    }

    /// `path=text` creates a file, `path=text>other` changes its text, `path=text>` removes it.
    private static func fileChange(_ word: String) -> FileChange {
        let parts = word.split(omittingEmptySubsequences: false, whereSeparator: "=>".contains).map { String($0) }
        return parts.count == 2
            ? FileChange(parts[0], from: nil, to: Array(parts[1].utf8))
            : FileChange(parts[0], from: Array(parts[1].utf8), to: parts[2].isEmpty ? nil : Array(parts[2].utf8))
    }

    /// Disables locks, and checks that by a plain call.
    private static func forbidLocks(_ code: Int32, isCourtesyOnly: Int32) -> Bool {
        #if os(Linux)
            guard faults_forbid_locks(code, isCourtesyOnly) == 0 else { return false }
            let file = open("/", O_RDONLY)
            defer { close(file) }
            let isLocked = flock(file, LOCK_SH | LOCK_NB) == 0
            return isCourtesyOnly == 1 ? isLocked : !isLocked && errno == code
        #else
            return false
        #endif
    }

    static func printLine(_ line: String) {
        print(line)
        fflush(nil)
    }
}

/// A fault, parsed from the command line.
private struct Fault {
    var action = FAULTS_COUNT
    var number: Int32 = 0
    var code: Int32 = 0
    /// The error number that calls for locks return.
    var lockless: Int32?

    init?(_ text: String) {
        let parts = text.split(separator: ":")
        let actions = [
            "none": FAULTS_COUNT, "kill": FAULTS_KILL, "fail": FAULTS_FAIL, "break": FAULTS_BREAK,
            "short": FAULTS_SHORTEN, "edit": FAULTS_EDIT, "lockless": FAULTS_COUNT,
        ]
        guard let action = actions[String(parts[0])] else { return nil }
        self.action = action
        if parts.count > 1 { number = Int32(parts[1]) ?? 0 }
        if parts.count > 2 { code = Int32(parts[2]) ?? 0 }
        if parts.count > 3 { faults_repeat(Int32(parts[3]) ?? 0) }
        if parts[0] == "lockless" { lockless = code }
    }
}
