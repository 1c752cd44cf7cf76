import CommandLineKit
import PhotoCommandLine
import PhotoDomain
import PhotoUseCase

extension AlbumApp {
    /// Returns the candidates that a shell offers for a word.
    func candidates(for query: CompletionQuery<StandardOptions>) async -> [Candidate] {
        guard query.source == .albums, let albums = try? storage().albums else { return [] }
        let names = try? await ListAlbumNames(gateway: albums)(())
        return (names ?? []).map { Candidate($0.text) }
    }
}
