/// The text of an Xcode project: objects by identifier, in the format of a property list.
struct ProjectText {
    private var objects: [String] = []
    private var targets: [String] = []
    private var attributes = ""

    /// Adds an object; the fields are written as they are.
    func object(_ id: String, _ isa: String, _ fields: String) -> ProjectText {
        var copy = self
        copy.objects.append("\(id) = {isa = \(isa); \(fields) };")
        return copy
    }

    /// Adds a target, and a phase that compiles the files with the given identifiers.
    func target(
        _ name: String,
        _ type: String = "application",
        files: [String] = [],
        links: [String] = [],
        _ fields: String = ""
    ) -> ProjectText {
        var copy = self
        copy.targets.append("T\(name)")
        for file in files + links { copy = copy.object("B\(name)\(file)", "PBXBuildFile", "fileRef = \(file);") }
        let entries = { (ids: [String]) in "files = (\(ids.map { "B\(name)\($0)" }.joined(separator: ", ")));" }
        return copy.object("S\(name)", "PBXSourcesBuildPhase", entries(files))
            .object("F\(name)", "PBXFrameworksBuildPhase", entries(links))
            .object(
                "T\(name)",
                "PBXNativeTarget",
                """
                name = "\(name)"; productType = "com.apple.product-type.\(type)"; productReference = P\(name);
                buildPhases = (S\(name), F\(name)); \(fields)
                """
            )
    }

    /// Adds the only configuration of a target whose `buildConfigurationList` is the identifier behind an `L`.
    func configuration(_ id: String, _ settings: String, _ fields: String = "") -> ProjectText {
        object("L\(id)", "XCConfigurationList", "buildConfigurations = (C\(id));")
            .object("C\(id)", "XCBuildConfiguration", "\(fields) buildSettings = {\(settings)};")
    }

    /// Adds a group.
    func group(_ id: String, _ children: [String], path: String? = nil, tree: String = "<group>") -> ProjectText {
        let own = path.map { "path = \"\($0)\";" } ?? ""
        return object(
            id,
            "PBXGroup",
            "children = (\(children.joined(separator: ", "))); \(own) sourceTree = \"\(tree)\";"
        )
    }

    /// Adds a reference to a file.
    func file(_ id: String, _ path: String, tree: String = "<group>") -> ProjectText {
        object(id, "PBXFileReference", "path = \"\(path)\"; sourceTree = \"\(tree)\";")
    }

    /// Sets fields of the project itself.
    func project(_ fields: String) -> ProjectText {
        var copy = self
        copy.attributes = fields
        return copy
    }

    /// The text, in which the group `MAIN` is the outermost.
    var text: String {
        """
        // !$*UTF8*$!
        { objects = {
        PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (\(targets.joined(separator: ", "))); \(attributes) };
        \(objects.joined(separator: "\n"))
        }; rootObject = PROJECT; }
        """
    }
}
