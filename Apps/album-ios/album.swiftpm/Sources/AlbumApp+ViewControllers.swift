import DomainKit
import PhotoContract
import PhotoDomain
import PhotoPresentation
import PhotoUIKit
import PhotoUseCase
import PresentationKit
import PresenterKit
import UIKit
import UIKitHost
import UseCaseKit

/// The screens, each with the view model that the app for terminals has, too.
extension AlbumApp {
    func makeScreen(for scene: AppScene, on host: SceneHost, router: Router<AppScene>) -> UIViewController {
        do throws(ApplicationError) {
            return switch scene {
            case .photos(let route): try makeScreen(for: route, on: host, router: router)
            case .settings: makeSettings(on: host, router: router)
            }
        } catch {
            return FailureViewController(RetryAlerts().alert(for: error), host: host, retry: restart) {
                router.go(.push(.settings))
            }
        }
    }

    private func makeScreen(
        for route: PhotoRoute,
        on host: SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> UIViewController {
        let (tasks, photos, size) = (TaskLifetime(), router.scoped(AppScene.photos), try configuration.pageSize(nil))
        return switch route {
        case .albums: try makeAlbumList(on: host, router: router)
        case .photos(let query):
            PhotoGridViewController(
                model: try photoGridModel(
                    of: query,
                    first: ApplicationError.validating(try PageRequest(number: 1, size: size)),
                    tasks: tasks,
                    router: photos
                ),
                host: host
            )
        case .photo(let name):
            PhotoViewController(
                model: try photoModel(of: ApplicationError.validating(try PhotoID(name)), tasks: tasks),
                host: host
            )
        case .albumPhoto(let file, let album):
            PhotoViewController(model: try photoModel(of: id(ofFile: file, in: album), tasks: tasks), host: host)
        case .album(let name):
            AlbumViewController(model: try albumModel(of: name, tasks: tasks, router: photos), host: host)
        case .downloads(let download):
            DownloadViewController(model: try downloadModel(of: download, tasks: tasks, router: photos), host: host)
        }
    }

    private func makeAlbumList(
        on host: SceneHost,
        router: Router<AppScene>
    ) throws(ApplicationError) -> UIViewController {
        let model = try albumListModel(tasks: TaskLifetime(), router: router.scoped(AppScene.photos))
        let screen = AlbumListViewController(model: model, host: host)
        let title = host.wording.title(SettingsViewController.word)
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: title) { _ in router.go(.push(.settings)) }
        )
        return screen
    }

    private func makeSettings(on host: SceneHost, router: Router<AppScene>) -> UIViewController {
        Scene<SettingsViewController>.build(
            view: { SettingsViewController(eventListener: $0, host: host) },
            presenter: {
                SettingsPresenter(
                    names: [PhotoSetting.source, .perPage, .contact],
                    words: configuration.words,
                    describe: \.description,
                    commandListener: $0,
                    requestListener: $1,
                    goBack: { router.go(.back) }
                )
            },
            interactor: SettingsInteractor.using(
                manage: manageSettings(hasTerminal: false),
                settings: configuration.settings.state.readOnly
            )
        )
    }
}
