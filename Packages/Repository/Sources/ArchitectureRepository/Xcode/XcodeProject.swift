import ArchitectureDomain

/// The objects of an Xcode project, by their identifiers; one that is missing, or has another type than expected, is
/// passed over, as Xcode does.
struct XcodeProject {
    /// The path of the folder `*.xcodeproj` relative to the root of the repository.
    let path: String
    /// The folder to which the paths of the project are relative.
    let folder: String
    /// The targets that have sources, in the order of the project.
    let targets: [Target]
    /// The paths of files and folders, relative to the root of the repository, by their identifiers.
    let paths: [String: String]
    /// The folders that targets have as a whole, by identifier.
    let synchronizedGroups: [(id: String, group: PropertyList)]
    let objects: [String: PropertyList]
    let project: PropertyList
    /// The build settings in files, by their paths.
    var configurations: [String: [String: String]] = [:]

    struct Target {
        let id: String
        let name: String
        let object: PropertyList
        let kind: TargetManifest.Kind
    }

    /// Reads the contents of `project.pbxproj`; the path of `*.xcodeproj` is relative to the root, which is absolute;
    /// throws for anything but a property list with a project.
    init(_ bytes: [UInt8], at path: String, under root: String) throws(PropertyList.SyntaxError) {
        let list = try PropertyList(parsing: bytes)
        guard case .dictionary(let objects)? = list["objects"]?.content,
            let project = list["rootObject"]?.text.flatMap({ objects[$0] }), project["isa"]?.text == "PBXProject"
        else { throw PropertyList.SyntaxError(line: 1) }
        self.path = path
        self.objects = objects
        self.project = project
        folder = (project["projectDirPath"]?.text ?? "").resolved(in: path.folder)
        // A merge may have left a target twice.
        var names: Set<String> = []
        targets = (project["targets"]?.texts ?? []).compactMap { id in
            guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text,
                names.insert(name).inserted
            else { return nil }
            return Target(id: id, name: name, object: object, kind: .init(product: object["productType"]?.text ?? ""))
        }
        let paths = Self.paths(of: project, objects, in: folder, under: root)
        self.paths = paths
        synchronizedGroups = paths.keys.sorted().compactMap { id in
            guard let group = objects[id], group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" else {
                return nil
            }
            return (id, group)
        }
    }

    /// The name by which texts refer to the project, for example `App.xcodeproj`.
    var name: String { path.fileName }

    /// Returns the object that another one refers to by a key.
    func object(_ key: String, of object: PropertyList?) -> PropertyList? { object?[key]?.text.flatMap { objects[$0] } }

    /// Returns the objects that another one lists, with their identifiers.
    func objects(_ key: String, of object: PropertyList?) -> [(id: String, object: PropertyList)] {
        (object?[key]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
    }

    var packages: [PropertyList] { objects("packageReferences", of: project).map(\.object) }

    /// Returns the paths of all elements of the groups, without those that lie outside the repository; a group that
    /// contains itself, and an element of two groups, count where they are found first.
    private static func paths(
        of project: PropertyList,
        _ objects: [String: PropertyList],
        in folder: String,
        under root: String
    ) -> [String: String] {
        var paths: [String: String] = [:]
        var seen: Set<String> = []
        var pending = [project["mainGroup"]?.text ?? ""].map { (id: $0, parent: folder as String?) }
        while let (id, parent) = pending.popLast() {
            guard let object = objects[id], seen.insert(id).inserted else { continue }
            let own = object["path"]?.text ?? ""
            let path: String? =
                switch object["sourceTree"]?.text {
                case "<group>": parent.map { own.resolved(in: $0) }
                case "SOURCE_ROOT": own.resolved(in: folder)
                case "<absolute>" where own.hasPrefix(root + "/"):
                    String(own.dropFirst(root.count + 1)).resolved(in: "")
                default: nil
                }
            // What lies outside is not read.
            paths[id] = path.flatMap { $0.isOutside ? nil : $0 }
            // No file system has longer paths, and nested groups could have them for each of their elements.
            guard (path?.utf8.count ?? 0) <= 4_096 else { continue }
            // The way out of the repository may lead back.
            pending += (object["children"]?.texts ?? []).reversed().map { ($0, path) }
        }
        return paths
    }
}

extension TargetManifest.Kind {
    /// Creates the kind of a target by its type of product; apps and their extensions are programs.
    init(product type: String) {
        let name = type.hasPrefix("com.apple.product-type.") ? type.dropFirst("com.apple.product-type.".count) : ""
        self =
            switch name {
            case "framework", "framework.static", "library.static", "library.dynamic": .library
            case "bundle.unit-test", "bundle.ui-testing", "bundle.multi-device-ui-testing": .test
            case "", "bundle": .other
            default: .executable
            }
    }
}
