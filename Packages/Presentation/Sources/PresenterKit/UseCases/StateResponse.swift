public import AttemptKit
public import DomainKit
public import Foundation
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
///         case .toggle: .answer { .ended(request, await toggle.result().failure) }
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
    /// Responds with the value of a state, now and whenever it changes, until the scene is freed; a second one ends the first.
    public static func observe<Request, Value>(
        _ state: ReadOnlyState<Value>
    ) -> InteractorJob where Response == StateResponse<Request, Value> {
        .observe("state", state) { .changed($0) }
    }

    /// Sends a response for the current value of a state and for each change, until the scene is freed.
    ///
    /// - Parameters:
    ///   - key: the name of the observation; a newer one with the same name ends this one.
    ///   - state: the state.
    ///   - response: returns the response for a value.
    public static func observe<Value: Equatable & Sendable>(
        _ key: String,
        _ state: ReadOnlyState<Value>,
        _ response: @escaping @MainActor (Value) -> Response
    ) -> InteractorJob {
        .observe(key, state.values, current: state.value, response)
    }
}

extension InteractorJob where Response: AttemptResponse {
    /// Returns the job that waits until a date, and responds with the seconds that are left and with the end.
    ///
    /// - Parameters:
    ///   - date: the end of the wait; nil cancels the last one.
    ///   - countdown: the countdown of the wait; a new wait ends the previous one.
    public static func wait(until date: Date?, on countdown: Countdown) -> InteractorJob {
        guard let date else { return .cancel("wait") }
        return .all([
            .observe("countdown", countdown.secondsLeft) {
                .wait(.secondsLeft($0))
            },
            .answer(replacing: "wait") {
                _ = await countdown.result(date)
                return .wait(.ended)
            },
        ])
    }
}
