public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The books that somebody has borrowed, written the usual way: one class that loads, decides, words and shows.
@MainActor
public final class LoanListViewController {
    private struct Loan: Decodable {
        let id: String
        let title: String
        let due: Date
    }

    private let base: URL
    private let write: (String) -> Void
    private let ask: (String) async -> String?
    private var token: String?
    private var loans: [Loan] = []

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - base: where the library is.
    ///   - write: shows a line.
    ///   - ask: reads a line behind a prompt.
    public init(
        base: URL,
        write: @escaping (String) -> Void,
        ask: @escaping (String) async -> String?
    ) {
        self.base = base
        self.write = write
        self.ask = ask
    }

    /// Shows the list.
    public func viewDidLoad() async {
        await load()
    }

    private func load() async {
        write("Loading…")
        var request = URLRequest(url: base.appending(path: "loans"))
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        do {
            let (data, response) = try await URLSession.shared.data(for: request)
            switch (response as? HTTPURLResponse)?.statusCode {
            case 200:
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                loans = try decoder.decode([Loan].self, from: data).sorted { $0.due < $1.due }
                show()
            case 401:
                await showSignIn()
            case let status:
                await showFailure("The library failed with status \(status ?? 0).")
            }
        } catch is DecodingError {
            await showFailure("The library's answer could not be understood.")
        } catch {
            await showFailure(error.localizedDescription)
        }
    }

    private func show() {
        for loan in loans {
            write("\(loan.title), due \(loan.due.formatted(.iso8601.year().month().day()))")
        }
    }

    private func showFailure(_ message: String) async {
        write("The loans could not be loaded. \(message)")
        write("  1  Try again")
        write("  2  Cancel")
        switch await ask("> ") {
        case "1": await load()
        default: break
        }
    }

    private func showSignIn() async {
        write("The library wants to know who you are.")
        write("  1  Sign in")
        write("  2  Cancel")
        switch await ask("> ") {
        case "1":
            token = await ask("Token: ")
            await load()
        default: break
        }
    }
}
