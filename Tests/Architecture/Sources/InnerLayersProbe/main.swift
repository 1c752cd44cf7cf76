import AppearanceDomain
import AppearanceUseCase
import ArchitectureDomain
import ArchitectureUseCase
import ArticleDomain
import ArticleUseCase
import DomainKit
import DomainTesting
import PhotoDomain
import PhotoUseCase
import UseCaseKit

// One type of each module, so that the linker takes every module in.
let types: [Any.Type] = [
    Appearance.self,
    ToggleAppearance.self,
    Codebase.self,
    CheckArchitecture.self,
    Article.self,
    ReadArticle.self,
    Photo.self,
    SearchPhotos.self,
    ApplicationError.self,
    TestWallClock.self,
    (any QueryUseCase).self,
]
print(types)
