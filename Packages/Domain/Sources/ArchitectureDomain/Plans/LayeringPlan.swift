/// A plan by which a target becomes several modules: files to move, and the order in which groups of its files can leave it.
///
/// It counts what references between files of the target tell. References in previews and in code that is compiled only for
/// debugging are counted apart, because they can be removed or replaced without another design.
public struct LayeringPlan: Hashable, Sendable {
    /// The ways in which the files of a target are grouped.
    public enum Grouping: String, Hashable, Sendable {
        /// By the layers that the rules give to folders.
        case layers
        /// By the folders of the target.
        case folders
        /// By what the files have to do with each other, because neither layers nor folders divide them.
        case proposal
    }

    /// Files that belong in another group.
    public struct Move: Hashable, Sendable {
        /// The paths of the files: one, and those that have to move with it.
        public let files: [String]
        /// The name of the group in which they belong.
        public let group: String
        /// The path of the folder of this group; that of the root of the repository is empty.
        public let folder: String
        /// A reference that the move turns into the direction of the order.
        public let reference: SourceReference
        /// The number of references that the move turns.
        public let opened: Int
    }

    /// The ways to remove a reference that leads outwards.
    public enum WayOut: String, Hashable, Sendable {
        /// The file of the declaration moves inwards.
        case moveFile = "move-file"
        /// The extension moves to the type that it extends.
        case moveExtension = "move-extension"
        /// The declaration moves inwards, into a file of its own.
        case moveDeclaration = "move-declaration"
        /// The declaration moves inwards with what it uses.
        case moveTogether = "move-together"
        /// A protocol that is declared inside takes the place of the declaration, which conforms to it outside.
        case invert
        /// Those outside pass in the value, or a closure in place of a function.
        case passValue = "pass-value"
    }

    /// A declaration outside of a group that stands in its way, because files of the group use it.
    public struct Obstacle: Hashable, Sendable {
        /// The name of the declaration after those of the types that contain it.
        public let name: String
        /// The keyword of the declaration, such as `class`, or nil if it is not known.
        public let keyword: String?
        /// The name of the group that has the declaration.
        public let group: String
        /// The place of the declaration.
        public let declaration: Place
        /// The references that have to go, by place.
        public let references: [SourceReference]
        /// The ways out that fit, the best first; empty if none is known.
        public let waysOut: [WayOut]
        /// The number of files that can leave in addition if these references alone go.
        public let freed: Int
    }

    /// A group that uses another.
    public struct User: Hashable, Sendable {
        /// The name of the group.
        public let group: String
        /// The number of its files that use the other group.
        public let files: Int
    }

    /// A group of files, which can leave the target after those before it.
    public struct Step: Hashable, Sendable {
        /// The name of the group.
        public let group: String
        /// The paths of its files after the moves, sorted.
        public let files: [String]
        /// The paths of those that can leave: they use nothing that has to stay, directly or through others.
        public let leaving: [String]
        /// The groups that those use, in the order of the plan.
        public let inner: [String]
        /// The groups that some of its files wait for, because they use files of these that cannot leave either.
        public let awaited: [String]
        /// The groups that use it, in the order of the plan.
        public let users: [User]
        /// The number of its declarations that files of other groups use.
        public let exposed: Int
        /// The declarations that stand in its way, those first without which most files can leave.
        public let obstacles: [Obstacle]
        /// The number of references to groups further outside in previews and in code for debugging.
        public let developmentReferences: Int

        /// A Boolean value that indicates whether all of its files can leave.
        public var isFree: Bool { leaving.count == files.count }
    }

    /// The target.
    public let target: Codebase.TargetKey
    /// The name of the target or of the folder.
    public let name: String
    /// The way in which its files are grouped.
    public let grouping: Grouping
    /// The evidence for the references between its files.
    public let evidence: Codebase.Evidence
    /// The moves, each on top of those before it.
    public let moves: [Move]
    /// The groups that use each other after the moves: each set in the order of the plan.
    public let circles: [[String]]
    /// The groups from inside outwards.
    public let steps: [Step]
    /// The references between its files, without those in previews and in code for debugging.
    public let references: [SourceReference]
}
