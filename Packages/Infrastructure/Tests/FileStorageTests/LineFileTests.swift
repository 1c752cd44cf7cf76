import FileStorage
import Foundation
import Testing

struct LineFileTests {
    @Test func `each line is in the file at once, and other users may not read it`() throws {
        let folder = try TemporaryFolder()
        let append = try #require(LineFile.appender(at: folder.path + "/trace"))
        #expect(append("one"))
        #expect(try folder.bytes("trace") == Array("one\n".utf8))
        #expect(append("二"))
        #expect(try folder.bytes("trace") == Array("one\n二\n".utf8))
        #expect(try mode(of: folder.path + "/trace") == 0o600)
    }

    @Test func `a file that is there is emptied, and closed to everybody else`() throws {
        let folder = try TemporaryFolder()
        try folder.write("what was there", to: "trace")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.path + "/trace")
        let append = try #require(LineFile.appender(at: folder.path + "/trace"))
        #expect(append("new"))
        #expect(try folder.bytes("trace") == Array("new\n".utf8))
        #expect(try mode(of: folder.path + "/trace") == 0o600)
    }

    @Test(arguments: ["", "/", "/no/such/folder/trace"])
    func `a path that cannot be written is refused`(path: String) {
        #expect(LineFile.appender(at: path) == nil)
    }

    #if os(Linux)
        @Test func `a line that does not arrive is reported, and a device keeps its permissions`() throws {
            let before = try mode(of: "/dev/full")
            let append = try #require(LineFile.appender(at: "/dev/full"))
            #expect(!append("lost"))
            #expect(try mode(of: "/dev/full") == before)
        }
    #endif

    private func mode(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? Int)
    }
}
