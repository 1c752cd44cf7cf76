// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

import DomainKit
import PresentationKit
import PresentationTesting
import Testing
import UseCaseKit


enum StockSignal: Equatable, Sendable {
    case failed(ApplicationError)
}

final class StockButtonModel: ViewModel {
    struct Shown: Equatable, Sendable {
        var isStocked = false
        var isBusy = false
    }

    private let shown = OutputSource(Shown())
    private let told = SignalSource<StockSignal>()
    private let tasks: TaskLifetime
    private let stock: any CommandUseCase<Bool>

    init(tasks: TaskLifetime, stock: any CommandUseCase<Bool>) {
        self.tasks = tasks
        self.stock = stock
    }

    var output: Output<Shown> { shown.output }
    var signals: Signals<StockSignal> { told.signals }

    func tap() {
        guard !shown.value.isBusy else { return }
        let wanted = !shown.value.isStocked
        shown.update { $0.isBusy = true }
        tasks.scope.run { [shown, told, stock] in
            switch await stock.result(wanted) {
            case .success: shown.set(Shown(isStocked: wanted))
            case .failure(let error):
                shown.update { $0.isBusy = false }
                told.send(.failed(error))
            }
        }
    }
}

final class ArticleScreenModel: ViewModel {
    struct Shown: Equatable, Sendable {
        var stockCount: Int
    }

    let button: StockButtonModel
    private let shown: OutputSource<Shown>
    private let told = SignalSource<StockSignal>()
    private var wasStocked = false

    init(
        tasks: TaskLifetime,
        stockCount: Int,
        stock: any CommandUseCase<Bool>
    ) {
        button = StockButtonModel(tasks: tasks.makeChild(), stock: stock)
        shown = OutputSource(Shown(stockCount: stockCount))
        button.output.observe(for: self) { $0.follow($1) }
        button.signals.observe(for: self) { $0.told.send($1) }
    }

    var output: Output<Shown> { shown.output }
    var signals: Signals<StockSignal> { told.signals }

    private func follow(_ button: StockButtonModel.Shown) {
        guard button.isStocked != wasStocked else { return }
        wasStocked = button.isStocked
        shown.update { $0.stockCount += wasStocked ? 1 : -1 }
    }
}


struct StubStock: CommandUseCase {
    var answer: Result<Void, ApplicationError> = .success(())

    func callAsFunction(_ input: Bool) async throws(ApplicationError) {
        try answer.get()
    }
}

@MainActor
@Test func `stocking counts, when it is done`() async {
    let tester = ViewModelTester {
        ArticleScreenModel(tasks: $0, stockCount: 7, stock: StubStock())
    }
    tester.watch("the button") { $0.button }
    tester.send { $0.button.tap() }
    await tester.expect { $0.stockCount = 8 }
    await tester.finish()
}

@MainActor
@Test func `a failure is told once, and the button can be tapped again`()
    async
{
    let failure = ApplicationError(.offline)
    let tester = ViewModelTester {
        StockButtonModel(
            tasks: $0,
            stock: StubStock(answer: .failure(failure))
        )
    }
    for _ in 1...2 {
        tester.send { $0.tap() }
        await tester.expect { $0.isBusy = true }
        await tester.expect { $0.isBusy = false }
        await tester.expect(signal: .failed(failure))
    }
    await tester.finish()
}
