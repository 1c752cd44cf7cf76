import Foundation
import Synchronization
import Testing

/// Chromium without a window, with one page, driven by the DevTools Protocol over pipes.
///
/// Tests share one, which is ended with the tests; each has a page of its own, without what the pages before it have stored.
@MainActor
final class Browser {
    /// The error of a browser that refuses a command or has ended.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let chunks: AsyncStream<Data>
    private var buffer = Data()
    private var number = 0
    private var session: String?
    private var context: String?
    /// The exceptions of the page, its messages to the console, and the scripts that the browser refused.
    private(set) var complaints: [String] = []
    private var hasLoaded = false

    /// The process, which the tests end when they do.
    private nonisolated static let id = Mutex<pid_t>(0)
    private nonisolated static let profile = FileManager.default.temporaryDirectory.path + "/browser-of-\(getpid())"
    private static let shared = Result { try Browser() }

    /// Returns the browser with a new page.
    static func withNewPage() async throws -> Browser {
        let browser = try shared.get()
        try await browser.openPage()
        return browser
    }

    private init() throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
        chunks = stream
        answers.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty {
                handle.readabilityHandler = nil
                continuation.finish()
            } else {
                continuation.yield(data)
            }
        }
        process.executableURL = URL(filePath: "/bin/sh")
        // The browser reads commands from descriptor 3 and answers on 4.
        let command = "exec chromium --headless --no-sandbox --disable-gpu --remote-debugging-pipe"
        process.arguments = [
            "-c", "\(command) --user-data-dir=\"$0\" about:blank 3<&0 4>&1 </dev/null >/dev/null", Self.profile,
        ]
        process.environment = [
            "HOME": Self.profile, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LANG": "C",
        ]
        process.standardInput = commands
        process.standardOutput = answers
        process.standardError = FileHandle.nullDevice
        try process.run()
        let id = process.processIdentifier
        Self.id.withLock { $0 = id }
        Self.endAtExit()
    }

    /// Ends the browser when the tests end, on whatever thread that is.
    private nonisolated static func endAtExit() {
        atexit {
            Browser.id.withLock { id in
                // One that ended in its own time would write to its profile while that is removed.
                kill(id, SIGKILL)
                waitpid(id, nil, 0)
            }
            try? FileManager.default.removeItem(atPath: Browser.profile)
        }
    }

    private func openPage() async throws {
        session = nil
        if let context { try await send("Target.disposeBrowserContext", ["browserContextId": context]) }
        context = try await send("Target.createBrowserContext")["browserContextId"] as? String
        let place = ["url": "about:blank", "browserContextId": try #require(context)]
        let page = try #require(try await send("Target.createTarget", place)["targetId"])
        session = try await send("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log", "Accessibility"] { try await send(domain + ".enable") }
        let size: [String: Any] = ["width": 1_200, "height": 800, "deviceScaleFactor": 1, "mobile": false]
        try await send("Emulation.setDeviceMetricsOverride", size)
        complaints = []
    }

    /// Sends a command and waits for its answer.
    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
        number += 1
        let own = number
        var message: [String: Any] = ["id": own, "method": method, "params": parameters]
        message["sessionId"] = session
        try commands.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try await receive()
            guard answer["id"] as? Int == own else { continue }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Waits for the next message, and notes what the page reports.
    private func receive() async throws -> [String: Any] {
        while !buffer.contains(0) {
            var iterator = chunks.makeAsyncIterator()
            guard let chunk = await iterator.next(isolation: #isolation) else {
                throw Failure(description: "The browser has ended.")
            }
            buffer += chunk
        }
        let data = buffer.prefix { $0 != 0 }
        buffer = Data(buffer.dropFirst(data.count + 1))
        let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "Page.loadEventFired": hasLoaded = true
        case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded": complaints.append("\(parameters)")
        default: break
        }
        return message
    }

    /// Opens a page and waits until it has loaded.
    func open(_ address: String) async throws {
        hasLoaded = false
        try await send("Page.navigate", ["url": address])
        while !hasLoaded { _ = try await receive() }
    }

    /// Returns the value of an expression of JavaScript.
    func value(_ expression: String, sourceLocation: SourceLocation = #_sourceLocation) async throws -> Any? {
        let parameters: [String: Any] = ["expression": expression, "returnByValue": true, "awaitPromise": true]
        let answer = try await send("Runtime.evaluate", parameters)
        #expect(answer["exceptionDetails"] == nil, "\(expression): \(answer)", sourceLocation: sourceLocation)
        return (answer["result"] as? [String: Any])?["value"]
    }

    func text(_ expression: String) async throws -> String? { try await value(expression) as? String }
    func number(_ expression: String) async throws -> Int? { try await value(expression) as? Int }
    func holds(_ expression: String) async throws -> Bool { try await value(expression) as? Bool == true }

    /// Moves the pointer to the middle of the element that an expression returns.
    func point(at element: String) async throws {
        let box = try await value(
            "(({ left, top, width, height }) => [left + width / 2, top + height / 2])(\(element).getBoundingClientRect())"
        )
        let middle = try #require((box as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue })
        position = ["x": middle[0], "y": middle[1]]
        try await mouse("mouseMoved")
    }

    private var position: [String: Any] = [:]

    private func mouse(_ type: String) async throws {
        let button: [String: Any] = ["type": type, "button": type == "mouseMoved" ? "none" : "left", "clickCount": 1]
        try await send("Input.dispatchMouseEvent", position.merging(button) { $1 })
    }

    /// Clicks on the middle of the element that an expression returns.
    func click(_ element: String) async throws {
        try await point(at: element)
        try await mouse("mousePressed")
        try await mouse("mouseReleased")
        // The page forgets a drag after the click that ends it.
        _ = try await value("new Promise((done) => setTimeout(done))")
    }

    /// Presses a key, or types a letter.
    func press(_ key: String) async throws {
        let codes = [
            "Enter": 13, "Escape": 27, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
        ]
        var parameters: [String: Any] = ["type": "keyDown", "key": key]
        parameters["windowsVirtualKeyCode"] = codes[key] ?? Int(key.uppercased().utf8.first ?? 0)
        parameters["text"] = key == "Enter" ? "\r" : key.count == 1 ? key : nil
        try await send("Input.dispatchKeyEvent", parameters)
        parameters["type"] = "keyUp"
        parameters["text"] = nil
        try await send("Input.dispatchKeyEvent", parameters)
    }

    func type(_ text: String) async throws {
        for letter in text { try await press(String(letter)) }
    }

    /// The role and the name of each element that assistive technologies see.
    func accessibleElements() async throws -> [(role: String, name: String)] {
        let nodes = try await send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        return nodes.filter { $0["ignored"] as? Bool != true }.compactMap { node in
            func text(_ key: String) -> String { ((node[key] as? [String: Any])?["value"] as? String) ?? "" }
            return (text("role"), text("name"))
        }
    }
}
