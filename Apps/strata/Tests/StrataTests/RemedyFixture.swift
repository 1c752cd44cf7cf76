import Testing

/// The text of a repository that breaks many rules on purpose, unsafe constructs included, before and after its remedies.
struct RemedyFixture {
    /// A file before and after; nil where there is none.
    struct File {
        let path: String
        let before: String?
        let after: String?

        init(_ path: String, _ before: String?, _ after: String?) {
            (self.path, self.before, self.after) = (path, before, after)
        }

        /// Creates a file that stays as it is.
        init(_ path: String, _ text: String) {
            self.init(path, text, text)
        }
    }

    let name: String
    let files: [File]
    /// The folder of the package whose build compiles all others, too.
    let package: String
    /// The number of different remedies of each check that finds something.
    let remedies: [String: Int]

    /// Creates the repository before its remedies.
    func repository() throws -> ShopRepository {
        let texts = files.compactMap { file in file.before.map { (file.path, $0) } }
        return try ShopRepository(Dictionary(uniqueKeysWithValues: texts))
    }

    /// Applies the remedies.
    func applyRemedy(_ repository: ShopRepository) throws {
        for file in files {
            if let text = file.after {
                try repository.write([file.path: text])
            } else {
                try repository.remove(file.path)
            }
        }
    }
}

extension RemedyFixture: CustomTestStringConvertible {
    var testDescription: String { name }
}
