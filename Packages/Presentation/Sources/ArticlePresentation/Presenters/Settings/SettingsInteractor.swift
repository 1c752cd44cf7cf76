public import ArticleUseCase
import DomainKit
public import PresentationKit
public import UseCaseKit

/// The interactor of the settings.
public typealias SettingsInteractor = UseCaseInteractor<SettingsRequest, SettingsResponse>

extension SettingsInteractor {
    /// Creates the interactor.
    ///
    /// - Parameters:
    ///   - responseListener: receives the responses.
    ///   - tasks: runs the use case.
    ///   - manage: changes the configuration.
    ///   - settings: the settings that a change results in.
    public convenience init(
        responseListener: AnyResponseListener<SettingsResponse>,
        tasks: TaskScope,
        manage: any CommandUseCase<ManageSettings<ReaderSetting>.Input>,
        settings: ReadOnlyState<ReaderSettings>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .manage(let input): .answer { .didManage(input, await manage.result(input).map { settings.value }) }
            }
        }
    }
}
