internal import RepositoryKit

extension LockedStore {
    /// Puts and removes documents as one.
    ///
    /// A single change needs no journal, because one call makes it. With several, the journal says how to go back until
    /// the last of them is durable; its removal is what commits them. So a process that ends on the way, or a call that
    /// fails, leaves every document as it was.
    ///
    /// - Parameter changes: the file for each place, or nil to remove what is there; each place once.
    borrowing func change(_ changes: [(place: StoreLayout.Place, bytes: [UInt8]?)]) throws(DocumentError) {
        var steps: [Journal.Step] = []
        var files: [[UInt8]?] = []
        for (place, bytes) in changes {
            let isThere = try examine(place)
            guard isThere || bytes != nil else { continue }
            let action: Journal.Action = bytes == nil ? .delete : isThere ? .replace : .create
            steps.append(Journal.Step(action: action, place: place))
            files.append(bytes)
        }
        guard !steps.isEmpty else { return }
        var applied = 0
        do {
            try makeFolders(for: steps)
            if steps.count == 1 {
                try stage(files, .each)
                try keepOld(steps)
            } else {
                let work = try writing(layout.work) { () throws(SystemError) in try Descriptor(folder: layout.work) }
                let durability = BatchDurability(count: steps.count, beside: work)
                try stage(files, durability)
                try keepOld(steps)
                try writeJournal(steps, durability, in: work)
            }
            try apply(steps, applied: &applied)
            if steps.count > 1 { try removeJournal() }
        } catch {
            takeBack(steps[..<applied])
            throw error
        }
        for (number, step) in steps.enumerated() where step.action != .create {
            try? FileSystem.remove(layout.backup(number))
        }
        if steps.count > 1 { try? FileSystem.remove(layout.unfinishedJournal) }
    }

    private borrowing func makeFolders(for steps: [Journal.Step]) throws(DocumentError) {
        try writing(layout.work) { () throws(SystemError) in _ = try FileSystem.makeFolder(layout.work) }
        for folder in Set(steps.lazy.filter { $0.action == .create }.map(\.place.folder)) {
            let path = layout.path(ofCollection: folder)
            try writing(path) { () throws(SystemError) in _ = try FileSystem.makeFolder(path) }
        }
    }

    private borrowing func stage(_ files: [[UInt8]?], _ durability: BatchDurability) throws(DocumentError) {
        for (number, bytes) in files.enumerated() {
            guard let bytes else { continue }
            let path = layout.staged(number)
            try writing(path) { () throws(SystemError) in
                try WholeFile.write(bytes, to: path, durably: files.count == 1)
            }
        }
        guard files.count > 1 else { return }
        // The disk writes all of them while the first is waited for.
        for (number, bytes) in files.enumerated() where bytes != nil {
            let path = layout.staged(number)
            try writing(path) { () throws(SystemError) in try Descriptor(path, 0).waitForContents(durability) }
        }
    }

    /// Gives what is replaced or removed a second path, from which it can be put back.
    private borrowing func keepOld(_ steps: [Journal.Step]) throws(DocumentError) {
        for (number, step) in steps.enumerated() where step.action != .create {
            let path = layout.path(step.place)
            let backup = layout.backup(number)
            try writing(backup) { () throws(SystemError) in _ = try WholeFile.keep(path, as: backup) }
        }
    }

    /// Writes the journal; when it takes its place, its contents are durable, and so are those of the new files.
    private borrowing func writeJournal(
        _ steps: [Journal.Step],
        _ durability: BatchDurability,
        in work: borrowing Descriptor
    ) throws(DocumentError) {
        try writing(layout.journal) { () throws(SystemError) in
            let bytes = Journal(steps: steps).bytes
            try WholeFile.write(bytes, to: layout.unfinishedJournal, durably: durability == .each)
            if durability == .whole { try work.synchronizeAll() }
            try FileSystem.rename(layout.unfinishedJournal, to: layout.journal)
            try work.synchronize()
        }
    }

    private borrowing func apply(_ steps: [Journal.Step], applied: inout Int) throws(DocumentError) {
        for (number, step) in steps.enumerated() {
            let path = layout.path(step.place)
            applied = number + 1
            try writing(path) { () throws(SystemError) in
                if step.action == .delete {
                    try FileSystem.remove(path)
                } else {
                    try FileSystem.rename(layout.staged(number), to: path)
                }
            }
        }
        for folder in Set(steps.map(\.place.folder)) {
            let path = layout.path(ofCollection: folder)
            try writing(path) { () throws(SystemError) in try Descriptor(folder: path).synchronize() }
        }
    }

    private borrowing func removeJournal() throws(DocumentError) {
        try writing(layout.journal) { () throws(SystemError) in
            try FileSystem.rename(layout.journal, to: layout.unfinishedJournal)
            do throws(SystemError) {
                try Descriptor(folder: layout.work).synchronize()
            } catch {
                try FileSystem.rename(layout.unfinishedJournal, to: layout.journal)
                throw error
            }
        }
    }

    /// Goes back after a failure; what cannot be undone now is undone by the journal, which stays then.
    private borrowing func takeBack(_ steps: ArraySlice<Journal.Step>) {
        do throws(SystemError) {
            try undo(steps)
            try FileSystem.remove(layout.journal)
            try Descriptor(folder: layout.work).synchronize()
            clear()
        } catch {
            return
        }
    }
}
