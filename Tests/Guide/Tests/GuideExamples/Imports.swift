// The examples of docs/guide are compiled here, as GuideExamplesPlugin generates them. They may import these modules; the
// dependencies of the target are checked against this list, because the examples are in the scratch folder.
import AppearanceContract
import AppearanceDomain
import AppearancePresentation
import AppearanceRepository
import AppearanceTerminal
import AppearanceUseCase
import AttemptKit
import Determinism
import DomainKit
import PresentationKit
import PresentationTesting
import PresenterKit
import ReportKit
import RepositoryKit
import RepositoryTesting
import UseCaseKit
import ViewKit
import ViewTesting
