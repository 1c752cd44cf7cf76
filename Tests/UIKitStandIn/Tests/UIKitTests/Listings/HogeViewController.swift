import PresentationKit
import UIKit
import UIKitHost

/// The view controller of the article's root view; `docs/listings.md` quotes it.
class HogeViewController: ViewController<HogeRootView> {
    private lazy var alertClient = AlertClient<FetchPhotoErrorAction>(screen: alerts)
    private lazy var saveClient = AlertClient<SaveDataAction>(screen: alerts)
    private var data = ""
    /// The data that was saved, in order.
    private(set) var saved: [String] = []
    private var lightMode = true
    private(set) var answers: [FetchPhotoErrorAction] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        bindButton()
        bindAlerts()
        rootView.setColorMode(lightMode: lightMode)
    }
}

// MARK: - Input

extension HogeViewController {
    private func bindButton() {
        let press = UIAction { [weak self] _ in self?.changeColor() }
        rootView.hogeViewColorChangeButton.addAction(press, for: .touchUpInside)
    }

    private func changeColor() {
        lightMode.toggle()
        rootView.setColorMode(lightMode: lightMode)
    }

    private func bindAlerts() {
        alertClient.register(for: self) { viewController, answer in
            switch answer.action {
            case .retry: viewController.answers.append(.retry)
            case .cancel: viewController.answers.append(.cancel)
            case .setting: viewController.answers.append(.setting)
            case .signIn: viewController.answers.append(.signIn)
            case .confirm: return
            }
        }
        saveClient.register(for: self) { viewController, answer in
            switch answer.action {
            case .save: viewController.saved.append(viewController.data)
            case .cancel: return
            }
        }
    }
}

// MARK: - Output

extension HogeViewController {
    func confirmSaving(_ data: String) {
        self.data = data
        saveClient.show(strategy: .saveConfirmation)
    }

    func show(_ result: Result<Photo, AlertStrategy<FetchPhotoErrorAction>>) {
        switch result {
        case .success: break
        case .failure(let strategy): alertClient.show(strategy: strategy)
        }
    }
}
