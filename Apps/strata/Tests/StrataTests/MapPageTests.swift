import Foundation
import InfrastructureTesting
import Testing

/// The map of a repository in Chromium, without a window.
struct MapPageTests {
    private let repository: ShopRepository

    init() throws {
        repository = try ShopRepository([
            "Package.swift": ShopRepository.manifest,
            "architecture.toml": ShopRepository.rules.replacing(
                "A cart knows no store.",
                with: "</script><script>document.title = 'run'</script><img src=x onerror=alert(1)>"
            ),
            "Sources/Cart/A.swift": "\nimport Store\n", "Sources/Store/B.swift": "import Cart\n",
        ])
    }

    /// Opens the map in a frame of a page, and returns what a script of that page logs.
    ///
    /// - Parameters:
    ///   - fragment: the fragment of the map's address.
    ///   - steps: the script, with the map's document as `page` and its window as `view`.
    private func log(at fragment: String = "", _ steps: String) async throws -> [String] {
        let map = try await repository.run("graph", "--format", "html", exits: 0).output
        try repository.write([
            "map.html": map,
            "test.html": """
            <!DOCTYPE html><iframe width="1200" height="800" src="map.html\(fragment)"></iframe><pre></pre><script>
            const frame = document.querySelector('iframe');
            frame.onload = () => {
              const page = frame.contentDocument, view = frame.contentWindow;
              const log = (text) => document.querySelector('pre').append(text + '\\n');
              const box = (name) => [...page.querySelectorAll('[data-module]')]
                .find((box) => box.querySelector('title').textContent === name);
              const send = (node, event) => node.dispatchEvent(event);
              const press = (key, node = page.body) => send(node, new view.KeyboardEvent('keydown', { key, bubbles: true }));
              try { \(steps) } catch (error) { log(error); }
            };
            </script>
            """,
        ])
        let run = try await BuiltProgram(at: "/usr/bin/env").run(
            [
                "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                "--enable-logging=stderr", "--user-data-dir=\(repository.root)/.profile", "--virtual-time-budget=5000",
                "--dump-dom", "file://\(repository.root)/test.html",
            ],
            environment: ["HOME": repository.root]
        )
        #expect(run.status == 0)
        // Messages of a page, as opposed to those of the browser about its surroundings.
        #expect(!run.messages.contains("CONSOLE"), "\(run.messages)")
        let start = try #require(run.output.firstRange(of: "<pre>"))
        let text = run.output[start.upperBound...].prefix { $0 != "<" }
        return text.split(separator: "\n").map(String.init)
    }

    @Test func `pointing at a module lights what it uses and what uses it, and a click says where`() async throws {
        let lines = try await log(
            """
            log([...page.querySelectorAll('.forbidden')].length > 0);
            send(box('Store'), new view.PointerEvent('pointerover', { bubbles: true }));
            log(box('Cart').getAttribute('class'));
            send(box('Store'), new view.MouseEvent('click', { bubbles: true }));
            const panel = page.querySelector('#panel');
            log(panel.querySelector('h2').textContent);
            log(panel.textContent.includes('Sources/Store/B.swift'));
            log([...panel.querySelectorAll('.bad')].some((item) => item.textContent.includes('layer.Inner')));
            press('Escape');
            log(panel.hidden);
            """
        )
        #expect(lines == ["true", "user used", "Store", "true", "true", "true"])
    }

    @Test func `a page is searched, read and walked with the keyboard`() async throws {
        let lines = try await log(
            """
            const search = page.querySelector('#search');
            press('/');
            log(page.activeElement === search);
            search.value = 'sto';
            send(search, new view.InputEvent('input'));
            log(page.querySelectorAll('[data-module].hit').length);
            press('Enter', search);
            log(page.querySelector('#panel h2').textContent);
            press('Escape');
            box('Store').focus();
            press('ArrowDown', box('Store'));
            log(page.activeElement === box('Cart'));
            press('Enter', box('Cart'));
            log(page.querySelector('#panel h2').textContent);
            page.querySelector('#language').click();
            log(page.documentElement.lang);
            page.querySelector('#table').open = true;
            """
        )
        #expect(lines == ["true", "1", "Store", "true", "Cart", "ja"])
    }

    @Test func `a link names a module, and no text of the repository runs`() async throws {
        let lines = try await log(
            at: "#Cart",
            """
            log(page.querySelector('#panel h2').textContent);
            log(page.title);
            log(page.querySelectorAll('img').length);
            log(page.querySelector('#panel blockquote').textContent.startsWith('<\\/script>'));
            """
        )
        #expect(lines == ["Cart", "Architecture", "0", "true"])
    }
}
