public import AppearanceDomain
public import PresentationKit
public import UseCaseKit

extension UseCaseInteractor<AppearanceRequest, AppearanceResponse> {
    /// Creates the interactor of the appearance: each request is one use case.
    ///
    /// - Parameters:
    ///   - responseListener: gets the responses.
    ///   - tasks: runs the use cases.
    ///   - appearance: what is observed.
    ///   - restore: brings back what was chosen last.
    ///   - toggle: changes the appearance.
    public convenience init(
        responseListener: AnyResponseListener<AppearanceResponse>,
        tasks: TaskScope,
        appearance: ReadOnlyState<Appearance>,
        restore: any CommandUseCase<Void>,
        toggle: any CommandUseCase<Void>
    ) {
        self.init(responseListener: responseListener, tasks: tasks) { request in
            switch request {
            case .restore: .answer { AppearanceResponse(request, await restore.result(())) }
            case .observe: .observe("appearance", appearance.values, current: appearance.value) { .changed($0) }
            case .toggle: .answer { AppearanceResponse(request, await toggle.result(())) }
            }
        }
    }
}
