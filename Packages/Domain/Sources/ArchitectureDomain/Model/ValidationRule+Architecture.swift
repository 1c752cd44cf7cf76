public import DomainKit

/// The rules of this feature for values.
extension ValidationError.Rule {
    /// A revision, in a folder under version control; the folder that the field names is not.
    public static let versioned = Self.custom("versioned")
    /// A revision that names one commit of the repository that the field names.
    public static let revision = Self.custom("revision")
    /// A revision that was fetched; the folder that the field names is a shallow clone.
    public static let fetched = Self.custom("fetched")
    /// A revision of which the clone has every file; it is a partial clone.
    public static let complete = Self.custom("complete")
    /// A revision, in a repository with commits; the folder that the field names has none.
    public static let committed = Self.custom("committed")
    /// A path without a cycle; the value shows the cycle.
    public static let acyclic = Self.custom("acyclic")
    /// A target with folders; all files of the one that the value names lie in one folder.
    public static let divided = Self.custom("divided")
    /// The declarations that templates use; the value lists those that a feature lacks.
    public static let fitting = Self.custom("fitting")
}
