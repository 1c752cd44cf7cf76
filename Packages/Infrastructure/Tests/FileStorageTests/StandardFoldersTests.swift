import FileStorage
import Testing

@Suite struct StandardFoldersTests {
    private func made(_ environment: [String: String]) -> StandardFolders {
        StandardFolders(application: "album") { environment[$0] }
    }

    #if !os(macOS)
        @Test func `without variables of its own, everything lies in the home`() {
            let folders = made(["HOME": "/home/ann"])
            #expect(folders.config == "/home/ann/.config/album")
            #expect(folders.data == "/home/ann/.local/share/album")
            #expect(folders.state == "/home/ann/.local/state/album")
            #expect(folders.cache == "/home/ann/.cache/album")
        }
    #endif

    @Test func `each variable moves one folder`() {
        let folders = made([
            "HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d/", "XDG_STATE_HOME": "/s//",
            "XDG_CACHE_HOME": "/k",
        ])
        #expect(folders.config == "/c/album")
        #expect(folders.data == "/d/album")
        #expect(folders.state == "/s/album")
        #expect(folders.cache == "/k/album")
    }

    @Test func `relative and empty variables are ignored, as the specification says`() {
        let plain = made(["HOME": "/h"])
        #expect(made(["HOME": "/h", "XDG_CONFIG_HOME": "c", "XDG_CACHE_HOME": ""]) == plain)
    }

    @Test func `without HOME the home comes from the list of users`() {
        #expect(made([:]).config.hasPrefix("/"))
        #expect(made(["HOME": "relative"]) == made([:]))
    }
}
