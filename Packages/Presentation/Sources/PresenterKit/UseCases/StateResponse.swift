public import DomainKit
public import PresentationKit
public import UseCaseKit

/// The responses of an interactor whose requests are commands on one state.
///
/// A feature declares its requests alone, and the interactor is the list of their use cases:
///
/// ```swift
/// enum LampRequest: InteractorRequest, Equatable {
///     case observe
///     case toggle
/// }
///
/// @MainActor
/// func makeLamp(
///     toggle: any CommandUseCase<Void>,
///     isOn: ReadOnlyState<Bool>
/// ) -> UseCaseInteractor<LampRequest, StateResponse<LampRequest, Bool>>.Factory {
///     UseCaseInteractor.performing { request in
///         switch request {
///         case .observe: .observe(isOn)
///         case .toggle: .call(toggle, for: request)
///         }
///     }
/// }
/// ```
public enum StateResponse<Request: InteractorRequest & Equatable, Value: Equatable & Sendable>: InteractorResponse,
    Equatable
{
    /// The current value.
    case changed(Value)
    /// A request was carried out, or failed.
    case ended(Request, ApplicationError?)
}

extension InteractorJob {
    /// Responds with the value of a state, now and whenever it changes.
    public static func observe<Request, Value>(
        _ state: ReadOnlyState<Value>
    ) -> InteractorJob where Response == StateResponse<Request, Value> {
        .observe("state", state) { .changed($0) }
    }

    /// Calls a command, and responds with its end.
    ///
    /// - Parameters:
    ///   - command: the command.
    ///   - input: the input of the command.
    ///   - request: the request that the response names.
    public static func call<Request, Value, Input: Sendable>(
        _ command: any CommandUseCase<Input>,
        _ input: Input,
        for request: Request
    ) -> InteractorJob where Response == StateResponse<Request, Value> {
        .answer { .ended(request, await command.result(input).failure) }
    }

    /// Calls a command without input, and responds with its end.
    public static func call<Request, Value>(
        _ command: any CommandUseCase<Void>,
        for request: Request
    ) -> InteractorJob where Response == StateResponse<Request, Value> {
        .answer { .ended(request, await command.result().failure) }
    }
}
