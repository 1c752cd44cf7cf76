import Foundation
import Testing

/// The libraries that a program links show the technologies that it uses.
struct LinkageTests {
    @Test func `Domain and UseCase link no networking`() throws {
        #expect(try libraries("InnerLayersProbe").filter(Self.isNetworking) == [])
    }

    @Test func `a program that links networking is found out`() throws {
        #expect(try libraries("NetworkingProbe").contains(where: Self.isNetworking))
    }

    private static func isNetworking(_ library: String) -> Bool {
        ["FoundationNetworking", "CFNetwork", "curl", "Network.framework"].contains { library.contains($0) }
    }

    #if os(Linux)
        @Test(arguments: ["album", "hoge", "qiita-reader", "strata"])
        func `a program links nothing that needs the 40 MB of ICU's data`(program: String) throws {
            let symbols = try symbolsWithICU(program)
            #expect(symbols == [], "`swift demangle` writes the names as in the source")
        }

        @Test func `a program that needs the data of ICU is found out`() throws {
            #expect(try symbolsWithICU("NetworkingProbe").contains("$s10Foundation12CharacterSetV11whitespacesACvgZ"))
            #expect(try symbolsWithICU("NetworkingProbe").contains("$s20FoundationEssentials8TimeZoneV7currentACvgZ"))
        }

        /// The symbols of a program that Foundation has and FoundationEssentials has not, and those that do less without
        /// ICU: for them, every zone is Greenwich's and every language English.
        private func symbolsWithICU(_ program: String) throws -> [String] {
            let whole = try #require(dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD))
            let essential = try #require(dlopen("libFoundationEssentials.so", RTLD_LAZY | RTLD_NOLOAD))
            let limited: Set = [
                "$s20FoundationEssentials6LocaleV7currentACvgZ", "$s20FoundationEssentials8CalendarV7currentACvgZ",
                "$s20FoundationEssentials8TimeZoneV10identifierACSgSSh_tcfC",
                "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ",
                "$s20FoundationEssentials8TimeZoneV7currentACvgZ",
            ]
            return try words(program).filter { word in
                guard word.hasPrefix("$s"), word.contains("Foundation"), dlsym(whole, word) != nil else { return false }
                return dlsym(essential, word) == nil || limited.contains(word)
            }
        }
    #endif

    /// The texts without a space in a program that was built beside the tests.
    private func words(_ program: String) throws -> [String] {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        return try Data(contentsOf: folder.appending(path: program)).split(separator: 0)
            .filter { $0.count < 200 && $0.allSatisfy { (0x21...0x7E).contains($0) } }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names of shared libraries that stand in a program.
    private func libraries(_ program: String) throws -> [String] {
        #if os(Linux)
            let mark = ".so"
        #else
            let mark = "/"
        #endif
        let libraries = try words(program).filter { $0.contains(mark) }
        // The program links something, or this looks at the wrong file.
        try #require(libraries.contains { $0.contains("Foundation") || $0.contains("swiftCore") })
        return libraries
    }
}
