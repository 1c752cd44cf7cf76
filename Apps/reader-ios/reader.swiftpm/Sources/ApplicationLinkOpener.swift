import Foundation
import RepositoryKit
import UIKit

/// Opens URLs in the app that the user has chosen for them.
struct ApplicationLinkOpener: LinkOpener {
    @concurrent
    func open(_ url: URL) async throws(LinkOpenerError) {
        guard await Self.opens(url) else { throw .noBrowser }
    }

    @MainActor
    private static func opens(_ url: URL) async -> Bool { await UIApplication.shared.open(url) }
}
