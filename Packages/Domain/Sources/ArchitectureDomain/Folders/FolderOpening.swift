/// The changes that break all cycles between the folders of a target: files to move, and references to remove.
///
/// A move opens the references that run against the order of the folders before it and not after it. A file moves if this
/// opens at least one reference for each file that has to move, turns none against the order, and brings the files to a folder
/// with which they have as much to do as with theirs; or inwards, if it opens at least two for each. At most three files or an
/// eighth of the folder move at once, and no folder loses its last file. Generated files and mocks stay, and no other file
/// moves into their folders. Neither is the smallest number guaranteed, because
/// finding it takes time that is exponential in the number of files. In targets with so many references against the order that
/// the search would take minutes, only the most worthwhile moves are found, and the other references are to be removed.
struct FolderOpening {
    /// Files that belong in another folder.
    struct Move {
        let use: FolderGraph.Use
        /// The indices of the file that moves and of those that have to move with it.
        let files: [Int]
        let folder: Int
        /// The number of references that the move opens.
        let opened: Int
    }

    private(set) var moves: [Move] = []
    /// The references that no move opens.
    private(set) var cuts: [FolderGraph.Use] = []
    /// The references against the order of the folders.
    let backward: [FolderGraph.Use]
    /// The position of each folder in the order.
    let ranks: [Int]
    /// The files that never move.
    let fixed: FixedFiles
    private let graph: FolderGraph
    /// The folder of each file after the moves so far.
    private(set) var folderOf: [Int]
    private var sizes: [Int]
    /// The files that each file uses, and those that use it.
    private var usedBy: [[Int]]
    private var users: [[Int]]
    /// The number of references that the search for moves may still look at.
    private var effort: Int

    /// Finds the changes, with at most `effort` references to look at in the search for moves.
    ///
    /// - Complexity: O(b² · k · g) in the references against the order, folders, and references of the files that have
    ///   to move with one; but at most O(effort).
    init(_ graph: FolderGraph, effort: Int = 50_000_000) {
        self.graph = graph
        fixed = FixedFiles(graph)
        let ranks = graph.ranks()
        self.ranks = ranks
        self.effort = effort
        folderOf = graph.folderOf
        sizes = Array(repeating: 0, count: graph.folders.count)
        for folder in folderOf { sizes[folder] += 1 }
        usedBy = Array(repeating: [], count: graph.files.count)
        users = usedBy
        backward = graph.uses.filter { ranks[graph.folderOf[$0.from]] < ranks[graph.folderOf[$0.to]] }
        guard !backward.isEmpty else { return }
        for use in graph.uses {
            usedBy[use.from].append(use.to)
            users[use.to].append(use.from)
        }
        while let (file, files, folder, opened) = bestMove() {
            // The move is shown for a file that uses against the order or, without one, for a file that is used.
            let left = backward.filter { isMovable($0.from, $0.to) }
            let use = left.first { $0.from == file } ?? left.first { $0.to == file }
            for file in files {
                sizes[folderOf[file]] -= 1
                folderOf[file] = folder
                sizes[folder] += 1
            }
            let moved = [file] + files.filter { $0 != file }
            if let use { moves.append(Move(use: use, files: moved, folder: folder, opened: opened)) }
        }
        cuts = backward.filter(isBackward)
    }

    private func isBackward(_ use: FolderGraph.Use) -> Bool { isBackward(use.from, use.to) }

    private func isBackward(_ from: Int, _ to: Int) -> Bool { ranks[folderOf[from]] < ranks[folderOf[to]] }

    /// Returns a Boolean value that indicates whether a reference is against the order, and the move of either file may
    /// open it: a generated file would otherwise pull all files that it lists into its folder.
    private func isMovable(_ from: Int, _ to: Int) -> Bool {
        isBackward(from, to) && !fixed.contains(from) && !fixed.contains(to)
    }

    /// Returns the move that opens most references for each file that it takes, or nil if none opens as many as it takes.
    private mutating func bestMove() -> (file: Int, files: [Int], folder: Int, opened: Int)? {
        var best: (file: Int, files: [Int], folder: Int, opened: Int)?
        var highest = Worth(opened: 0, files: 1, isUser: false, affinity: 0)
        let left = backward.filter { isMovable($0.from, $0.to) }
        let leftUsers = Set(left.map(\.from))
        for file in Set(left.flatMap { [$0.from, $0.to] }).sorted() {
            for folder in graph.folders.indices where folder != folderOf[file] && !fixed.isClosed(folder) {
                guard effort > 0 else { return best }
                // More files could not be worth more, whatever they open.
                let limit = min(left.count * highest.files / max(highest.opened, 1), max(3, sizes[folderOf[file]] / 8))
                guard let files = group(of: file, movingTo: folder, limit: limit) else { continue }
                let isNear = { [folderOf] (other: Int) in folderOf[other] == folder }
                let worth = Worth(
                    opened: opened(by: files, movingTo: folder),
                    files: files.count,
                    isUser: leftUsers.contains(file),
                    affinity: usedBy[file].count(where: isNear) + users[file].count(where: isNear)
                )
                guard worth.opened >= files.count, highest < worth else { continue }
                let isPulled = ranks[folder] < ranks[folderOf[file]] && worth.opened >= 2 * files.count
                guard isPulled || belong(files, in: folder) else { continue }
                (best, highest) = ((file, files, folder, worth.opened), worth)
            }
        }
        return best
    }

    /// The value of a move, by which moves are compared: references opened for each file that moves, then fewer files.
    ///
    /// Among equals, a file whose own references run against the order comes first, then the one with most references to and from
    /// the folder to which it moves (`affinity`).
    private struct Worth: Comparable {
        let opened: Int
        let files: Int
        let isUser: Bool
        let affinity: Int

        static func < (one: Worth, other: Worth) -> Bool {
            let (first, second) = (one.opened * other.files, other.opened * one.files)
            if first != second { return first < second }
            if one.files != other.files { return one.files > other.files }
            return one.isUser == other.isUser ? one.affinity < other.affinity : other.isUser
        }
    }

    /// Returns a file and those that have to move with it, so that no other reference turns against the order; nil if
    /// one of them is fixed, if there are too many, or if a folder would lose all of its files.
    private mutating func group(of file: Int, movingTo folder: Int, limit: Int) -> [Int]? {
        var files = [file]
        var (isMember, index) = (Set(files), 0)
        while index < files.count {
            let next = files[index]
            guard !fixed.contains(next) else { return nil }
            index += 1
            effort -= users[next].count + usedBy[next].count
            for user in users[next] where ranks[folderOf[user]] < ranks[folder] && !isBackward(user, next) {
                if isMember.insert(user).inserted { files.append(user) }
            }
            for used in usedBy[next] where ranks[folder] < ranks[folderOf[used]] && !isBackward(next, used) {
                if isMember.insert(used).inserted { files.append(used) }
            }
            guard files.count <= limit else { return nil }
        }
        let leaving = Dictionary(files.map { (folderOf[$0], 1) }, uniquingKeysWith: +)
        return leaving.contains { $0.key != folder && $0.value == sizes[$0.key] } ? nil : files
    }

    /// Returns a Boolean value that indicates whether files use, and are used by, at least as many files of a folder as of theirs.
    private func belong(_ files: [Int], in folder: Int) -> Bool {
        let moved = Set(files)
        return files.reduce(0) { balance, file in
            let others = Set(usedBy[file] + users[file]).subtracting(moved)
            return balance + others.count { folderOf[$0] == folder } - others.count { folderOf[$0] == folderOf[file] }
        } >= 0
    }

    /// Returns the number of references that a move opens; those of other files stay as they are.
    private func opened(by files: [Int], movingTo folder: Int) -> Int {
        let moved = Set(files)
        func isOpened(_ from: Int, _ to: Int) -> Bool {
            guard isMovable(from, to) else { return false }
            let start = moved.contains(from) ? folder : folderOf[from]
            return ranks[start] >= ranks[moved.contains(to) ? folder : folderOf[to]]
        }
        return files.reduce(0) { sum, file in
            sum + usedBy[file].count { isOpened(file, $0) }
                + users[file].count { !moved.contains($0) && isOpened($0, file) }
        }
    }
}
