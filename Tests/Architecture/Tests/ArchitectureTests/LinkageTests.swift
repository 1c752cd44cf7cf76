import Foundation
import Testing

/// The libraries that a program links show the technologies that it uses.
struct LinkageTests {
    @Test func `Domain and UseCase link no networking`() async throws {
        #expect(try await libraries("InnerLayersProbe").filter(Self.isNetworking) == [])
    }

    @Test func `a program that links networking is found out`() async throws {
        #expect(try await libraries("NetworkingProbe").contains(where: Self.isNetworking))
    }

    private static func isNetworking(_ library: String) -> Bool {
        ["FoundationNetworking", "CFNetwork", "curl", "Network.framework"].contains { library.contains($0) }
    }

    #if os(Linux)
        @Test(arguments: ["album", "hoge", "qiita-reader", "strata"])
        func `a program links nothing that needs the 40 MB of ICU's data`(program: String) async throws {
            let symbols = try await symbolsWithICU(program)
            #expect(symbols == [], "`swift demangle` writes the names as in the source")
        }

        @Test func `a program that needs the data of ICU is found out`() async throws {
            let symbols = try await symbolsWithICU("NetworkingProbe")
            #expect(symbols.contains("$s10Foundation12CharacterSetV11whitespacesACvgZ"))
            #expect(symbols.contains("$s20FoundationEssentials8TimeZoneV7currentACvgZ"))
        }

        /// The symbols of a program that Foundation has and FoundationEssentials has not, and those that do less without
        /// ICU: for them, every zone is Greenwich's and every language English.
        private func symbolsWithICU(_ program: String) async throws -> [String] {
            let whole = try #require(dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD))
            let essential = try #require(dlopen("libFoundationEssentials.so", RTLD_LAZY | RTLD_NOLOAD))
            let limited: Set = [
                "$s20FoundationEssentials6LocaleV7currentACvgZ", "$s20FoundationEssentials8CalendarV7currentACvgZ",
                "$s20FoundationEssentials8TimeZoneV10identifierACSgSSh_tcfC",
                "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ",
                "$s20FoundationEssentials8TimeZoneV7currentACvgZ",
            ]
            return try await words(program, with: "Foundation").filter { word in
                guard word.hasPrefix("$s"), dlsym(whole, word) != nil else { return false }
                return dlsym(essential, word) == nil || limited.contains(word)
            }
        }
    #endif

    /// The texts in a program that was built beside the tests that have no space and have the given part.
    private func words(_ program: String, with part: String) async throws -> [String] {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let search = #"strings -a "$0" | grep -F -e "$1" | grep -v " ""#
        let run = try await Run("sh", ["-c", search, folder.appending(path: program).path, part])
        return run.lines
    }

    /// The names of shared libraries that stand in a program.
    private func libraries(_ program: String) async throws -> [String] {
        #if os(Linux)
            let mark = ".so"
        #else
            let mark = "/"
        #endif
        let libraries = try await words(program, with: mark)
        // The program links something, or this looks at the wrong file.
        try #require(libraries.contains { $0.contains("Foundation") || $0.contains("swiftCore") })
        return libraries
    }
}
