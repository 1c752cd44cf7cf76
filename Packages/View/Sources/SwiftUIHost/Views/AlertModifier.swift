#if canImport(SwiftUI)
    import PresentationKit
    import SwiftUI

    /// The alert of a host in its front layer, or the same as a confirmation dialog.
    struct AlertModifier<Screen: HostedScreen>: ViewModifier {
        let host: StoreHost<Screen>
        let isFront: Bool

        func body(content: Content) -> some SwiftUI.View {
            content
                .alert(title, isPresented: isPresented(asDialog: false), presenting: host.alert) {
                    field(of: $0)
                    buttons(of: $0)
                } message: {
                    Text(verbatim: $0.message(host.wording))
                }
                .confirmationDialog(
                    title,
                    isPresented: isPresented(asDialog: true),
                    titleVisibility: .visible,
                    presenting: host.alert
                ) {
                    buttons(of: $0)
                } message: {
                    Text(verbatim: $0.message(host.wording))
                }
        }

        private var title: String { host.alert.map { host.wording($0.alert.title) } ?? "" }

        private func isPresented(asDialog: Bool) -> Binding<Bool> {
            let (host, alert) = (host, isFront && host.alert?.isDialog == asDialog ? host.alert : nil)
            return Binding(
                get: { @MainActor in alert != nil && host.alert?.id == alert?.id },
                set: { @MainActor isPresented in
                    if !isPresented, let alert { host.dismissAlert(alert.id) }
                }
            )
        }

        @ViewBuilder
        private func field(of shown: ShownAlert) -> some SwiftUI.View {
            if let field = shown.alert.textField {
                if field.isSecret {
                    SecureField(host.wording(field.label), text: text)
                } else {
                    TextField(host.wording(field.label), text: text)
                        .autocorrectionDisabled()
                }
            }
        }

        private var text: Binding<String> {
            let host = host
            return Binding(
                get: { @MainActor in host.alert?.text ?? "" },
                set: { @MainActor text in host.setAlertText(text) }
            )
        }

        private func buttons(of shown: ShownAlert) -> some SwiftUI.View {
            ForEach(shown.alert.buttons.indices, id: \.self) { index in
                let button = shown.alert.buttons[index]
                Button(host.wording(button.title), role: ButtonRole(button.style)) { host.choose(index) }
                    .disabled(!shown.isEnabled(index))
            }
        }
    }

    extension ButtonRole {
        /// The role of SwiftUI for the effect of an action, or nil.
        fileprivate init?(_ style: AlertActionStyle) {
            switch style {
            case .default: return nil
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            }
        }
    }
#endif
