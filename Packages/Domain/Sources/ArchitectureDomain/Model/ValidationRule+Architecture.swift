public import DomainKit

/// The rules of this feature for values.
extension ValidationError.Rule {
    /// A revision, in a folder under version control; the folder that the field names is not.
    public static let versioned = Self.custom("versioned")
    /// A repository that git reads; the folder that the field names is in that of another user.
    ///
    /// The value is the command with which the user trusts it.
    public static let trusted = Self.custom("trusted")
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
    /// A name of a capital letter, then letters and digits.
    public static let capitalized = Self.custom("capitalized")
    /// A name of letters, digits and underscores.
    public static let identifier = Self.custom("identifier")
    /// A text that a string literal can contain as it is.
    public static let label = Self.custom("label")
    /// A name that is not one of a layer, of Swift, of the kits or of the templates.
    public static let reserved = Self.custom("reserved")
    /// A name that nothing in the project has.
    public static let unused = Self.custom("unused")
    /// A folder, or files of a target, that exist; the value is the path.
    public static let existing = Self.custom("existing")
    /// A folder with a project; the value is the path of a file that it lacks.
    public static let project = Self.custom("project")
    /// A folder with the kits; the value is the path.
    public static let kits = Self.custom("kits")
    /// The address of a repository; the value is a path.
    public static let address = Self.custom("address")
    /// A folder with the index of a compiler; the value is the path of the folder that it lacks.
    public static let indexed = Self.custom("indexed")
}
