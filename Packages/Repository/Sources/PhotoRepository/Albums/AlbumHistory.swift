import DomainKit
import Foundation
import PhotoDomain
import RepositoryKit

/// The changes of albums, in the order in which they can be undone.
///
/// Each has a number, a record in the hidden folder `.trash` and, where it leaves something behind, a folder there. A change
/// and its record are one transaction.
struct AlbumHistory {
    static let folder = ".trash"
    /// The number of times that a change is tried while other processes change the same files.
    private static let attemptLimit = 16

    let store: any FolderStore
    let clock: any WallClock

    /// A step of a change that is to be performed.
    enum Step {
        case makeFolder(String)
        case move(String, to: String)
        /// Moves a file, which stays there when the change is undone.
        case handOver(String, to: String)
        case create(String, [UInt8], modificationTime: Int? = nil)
        case replace(String, old: [UInt8], new: [UInt8])
        /// Writes a file in the place of another one, which is moved into a folder of the trash.
        case overwrite(String, [UInt8], trash: String)

        var changes: [FolderChange] {
            switch self {
            case .makeFolder(let path): [.makeFolder(path: path)]
            case .move(let path, let target), .handOver(let path, let target): [.move(path: path, to: target)]
            case .create(let path, let bytes, let time): [.create(path: path, bytes, modificationTime: time)]
            case .replace(let path, let old, let new): [.replace(path: path, new, of: old)]
            case .overwrite(let path, let bytes, let trash):
                [
                    .create(path: Self.new(path, trash), bytes),
                    .substitute(path: path, by: Self.new(path, trash), keeping: Self.old(path, trash)),
                ]
            }
        }

        private static func old(_ path: String, _ trash: String) -> String {
            "\(trash)/\(path.split(separator: "/").last ?? "")"
        }

        private static func new(_ path: String, _ trash: String) -> String {
            "\(trash)/new-\(path.split(separator: "/").last ?? "")"
        }

        var recorded: AlbumRecord.Step? {
            switch self {
            case .makeFolder, .handOver: nil
            case .move(let path, let target): .move(path, to: target)
            case .create(let path, _, _): .create(path)
            case .replace(let path, let old, let new):
                .replace(path, old: String(decoding: old, as: UTF8.self), new: String(decoding: new, as: UTF8.self))
            case .overwrite(let path, _, let trash):
                .substitute(path, by: Self.new(path, trash), keeping: Self.old(path, trash))
            }
        }
    }

    struct Plan {
        var photos: [PhotoFileName] = []
        var steps: [Step] = []
    }

    /// Performs a change with its record.
    ///
    /// The change is a part of the import `run`, and continues the record of the last change if that is of the same
    /// one. The plan is made for the folder that the change may use in the trash, and again if another process has
    /// changed something meanwhile; one without steps is not performed.
    func perform(
        _ kind: AlbumChange.Kind,
        of album: AlbumName,
        run: UUID? = nil,
        plan: (_ trash: String) async throws(ApplicationError) -> Plan
    ) async throws(ApplicationError) {
        for attempt in 1...Self.attemptLimit {
            do throws(ApplicationError) {
                return try await attemptToPerform(kind, album, run, plan)
            } catch {
                guard attempt < Self.attemptLimit, (error.origin as? FolderError)?.isConflict(in: kind) == true else {
                    throw error
                }
            }
        }
    }

    private func attemptToPerform(
        _ kind: AlbumChange.Kind,
        _ album: AlbumName,
        _ run: UUID?,
        _ plan: (_ trash: String) async throws(ApplicationError) -> Plan
    ) async throws(ApplicationError) {
        let numbers = try await numbers()
        if let run, let last = numbers.undoable.last {
            let bytes = try await read(Self.record(last))
            if var record = try? decode(bytes, last), record.run == run {
                let plan = try await plan(Self.trash(last))
                guard !plan.steps.isEmpty else { return }
                record.steps += plan.steps.compactMap(\.recorded)
                record.photos += plan.photos.map(\.text)
                let update = FolderChange.replace(path: Self.record(last), try ReadableJSON.bytes(record), of: bytes)
                return try await commit([update] + plan.steps.flatMap(\.changes))
            }
        }
        let number = numbers.next
        let plan = try await plan(Self.trash(number))
        guard !plan.steps.isEmpty else { return }
        let record = AlbumRecord(
            change: kind,
            album: album.text,
            photos: plan.photos.map(\.text),
            changedAt: clock.now,
            run: run,
            steps: plan.steps.compactMap(\.recorded)
        )
        try await commit(
            [.create(path: Self.record(number), try ReadableJSON.bytes(record))] + plan.steps.flatMap(\.changes)
        )
    }

    /// Undoes the last change.
    ///
    /// - Returns: The change, or nil if there is none.
    func undo() async throws(ApplicationError) -> AlbumChange? {
        var last = try await numbers().undoable.last
        while let number = last {
            do throws(ApplicationError) {
                return try await undo(number)
            } catch {
                // Another process may have undone the change meanwhile, have made one, or have continued this one.
                let isContinued = error.origin as? FolderError == .changed(path: Self.record(number))
                last = try await numbers().undoable.last
                guard last != number || isContinued else { throw error }
            }
        }
        return nil
    }

    private func undo(_ number: Int) async throws(ApplicationError) -> AlbumChange {
        let path = Self.record(number)
        let bytes = try await read(path)
        let record = try decode(bytes, number)
        guard let change = record.albumChange, record.isConfined else {
            throw ApplicationError(.storage(.malformed(document: path)))
        }
        let trash = Self.trash(number)
        // An import that goes on may have added photos to the record since it was read.
        var changes = [FolderChange.replace(path: path, bytes, of: bytes)]
        var leavesFiles = false
        for step in record.steps.reversed() {
            switch step {
            case .move(let old, let new): changes.append(.move(path: new, to: old))
            case .replace(let file, let old, let new):
                changes.append(.replace(path: file, Array(old.utf8), of: Array(new.utf8)))
            case .substitute(let file, let new, let kept):
                leavesFiles = true
                changes.append(.substitute(path: file, by: kept, keeping: new))
            case .create(let file):
                leavesFiles = true
                changes.append(.move(path: file, to: "\(trash)/\(file.split(separator: "/").last ?? "")"))
            }
        }
        // The number of a folder that is in use is not given away again.
        changes.append(leavesFiles ? .move(path: path, to: Self.undoneRecord(number)) : .delete(path: path))
        try await commit(changes)
        return change
    }

    // MARK: - Records

    private static func record(_ number: Int) -> String { "\(folder)/\(number).json" }
    private static func undoneRecord(_ number: Int) -> String { "\(folder)/undone-\(number).json" }
    private static func trash(_ number: Int) -> String { "\(folder)/\(number)" }

    private func numbers() async throws(ApplicationError) -> (undoable: [Int], next: Int) {
        var (undoable, last) = ([Int](), 0)
        for file in try await store.filesIfPresent(in: Self.folder) {
            let stem = file.name.prefix { $0 != "." }
            if let number = Int(stem) { undoable.append(number) }
            last = max(last, Int(stem.split(separator: "-").last ?? "") ?? 0)
        }
        return (undoable.sorted(), last + 1)
    }

    private func decode(_ bytes: [UInt8], _ number: Int) throws(ApplicationError) -> AlbumRecord {
        let path = Self.record(number)
        if let removal: AlbumRemovalRecord = try? ReadableJSON.value(bytes, at: path, version: 1) {
            return removal.record(Self.trash(number))
        }
        return try ReadableJSON.value(bytes, at: path, version: AlbumRecord.version)
    }

    private func read(_ path: String) async throws(ApplicationError) -> [UInt8] {
        try await mapping { () throws(FolderError) in try await store.read(path, limit: AlbumRecord.sizeLimit) }
    }

    private func commit(_ changes: [FolderChange]) async throws(ApplicationError) {
        try await mapping { () throws(FolderError) in try await store.commit(changes) }
    }
}

extension FolderError {
    /// Returns a Boolean value that indicates whether another process was faster, so that the change has to be planned
    /// again.
    fileprivate func isConflict(in kind: AlbumChange.Kind) -> Bool {
        switch self {
        case .changed: true
        case .exists(let path), .notFound(let path):
            // The names of these changes were free, and their files there, when they were planned.
            [.import, .merge, .overwriting].contains(kind) || path.hasPrefix(AlbumHistory.folder + "/")
        default: false
        }
    }
}
