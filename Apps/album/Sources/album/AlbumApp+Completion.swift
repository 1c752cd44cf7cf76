import CommandLineKit
import PhotoCommandLine
import PhotoDomain
import PhotoUseCase
import UseCaseKit

extension AlbumApp {
    /// Returns the candidates that a shell offers for a word.
    func candidates(for query: CompletionQuery<StandardOptions>) async -> [Candidate] {
        guard query.source == .albums, let albums = try? storage().albums else { return [] }
        let names = await ListAlbumNames(gateway: albums).result()
        return ((try? names.get()) ?? []).map { Candidate($0.text) }
    }
}
