/// The top folders of a target, and the references between its files.
///
/// A folder stands for all files in it and below it. The files in none of them, if there are any, form one more, which has the
/// name of the target.
struct FolderGraph {
    /// A use of a declaration by a file, both in the target.
    struct Use {
        let from: Int
        /// The index of the file that declares it.
        let to: Int
        /// The first reference of the file to the declaration.
        let reference: SourceReference
    }

    /// The names of the folders within the folder of the target, sorted; that of the other files is the last.
    let folders: [String]
    let files: [String]
    let folderOf: [Int]
    /// For each folder those that it may use by the rules, directly or through others; empty if there are no rules.
    private let inner: [Set<Int>]
    /// The references between different files, by file and line.
    var uses: [Use]

    /// Divides the files of a target, or of one of its folders, with a function that returns the references of a file.
    init(_ target: TargetFolders, references: (String) -> [SourceReference]) {
        let files = target.files.filter { $0.hasPrefix(target.root) }.sorted()
        let tops = files.map { $0.folder(below: target.root) }
        let named = Set(tops.compactMap(\.self)).sorted()
        let index = Dictionary(uniqueKeysWithValues: named.enumerated().map { ($1, $0) })
        let folderOf = tops.map { $0.flatMap { index[$0] } ?? named.count }
        self.init(files, in: named + (tops.contains(nil) ? [target.name] : []), folderOf, references: references)
    }

    /// Divides files in another way.
    ///
    /// - Parameters:
    ///   - files: the paths of the files, sorted.
    ///   - folderOf: the group of each file.
    ///   - inner: for each group those that it may use by the rules, directly or not; empty without rules.
    init(
        _ files: [String],
        in folders: [String],
        _ folderOf: [Int],
        inner: [Set<Int>] = [],
        references: (String) -> [SourceReference]
    ) {
        (self.files, self.folders, self.folderOf, self.inner) = (files, folders, folderOf, inner)
        let numbers = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
        uses = files.indices.flatMap { from -> [Use] in
            var seen: Set<Place> = []
            return references(files[from]).compactMap { reference in
                guard let to = numbers[reference.declaration.file], to != from,
                    seen.insert(reference.declaration).inserted
                else { return nil }
                return Use(from: from, to: to, reference: reference)
            }
        }
    }

    var dependencies: DirectedGraph {
        var neighbours = Array(repeating: [Int](), count: folders.count)
        for use in uses where folderOf[use.from] != folderOf[use.to] {
            neighbours[folderOf[use.from]].append(folderOf[use.to])
        }
        return DirectedGraph(neighbours)
    }

    /// Returns the position of each folder in an order that few pairs of files oppose; folders that others use come
    /// first, and those that a folder may use by the rules before it.
    func ranks() -> [Int] {
        var weights = Array(repeating: Array(repeating: 0, count: folders.count), count: folders.count)
        var seen: Set<[Int]> = []
        for use in uses where folderOf[use.from] != folderOf[use.to] && seen.insert([use.from, use.to]).inserted {
            weights[folderOf[use.from]][folderOf[use.to]] += 1
        }
        // Outweighs all references, so that rules win over uses.
        for (from, used) in inner.enumerated() { for to in used { weights[from][to] += 1 << 32 } }
        var ranks = Array(repeating: 0, count: folders.count)
        for (rank, folder) in DirectedGraph.order(weights).enumerated() { ranks[folder] = rank }
        return ranks
    }
}

extension [String] {
    /// Returns the innermost folder of files, with a slash at the end: the one in which they lie in several folders.
    ///
    /// - Parameter share: the share of the files that have to lie in it, in tenths.
    func commonFolder(of share: Int) -> String {
        var root = ""
        while true {
            let tops = filter { $0.hasPrefix(root) }.compactMap { $0.folder(below: root) }
            let counts = Dictionary(tops.map { ($0, 1) }, uniquingKeysWith: +)
            guard let main = counts.first(where: { 10 * $0.value > share * count || $0.value == count }) else {
                return root
            }
            root += main.key + "/"
        }
    }
}
