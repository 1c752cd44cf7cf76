/// The modules of toolchains and of operating systems, which no manifest declares.
///
/// The names are those of the frameworks in Apple's SDKs, of the C libraries of other systems and of the modules of
/// Swift's toolchains. A module that is missing here is reported as not known, never as a violation.
enum PlatformModules {
    static func contains(_ module: String) -> Bool { names.contains(module) }

    private static let names = Set(
        """
        Swift SwiftShims Builtin Foundation FoundationEssentials FoundationInternationalization FoundationNetworking
        FoundationXML Dispatch Distributed Observation Synchronization Cxx CxxStdlib RegexBuilder _StringProcessing
        _Concurrency _Differentiation _RegexParser Testing XCTest XCUIAutomation PackageDescription PackagePlugin
        CompilerPluginSupport PlaygroundSupport PlaygroundBluetooth

        Glibc Musl Bionic Android WASILibc WinSDK CRT ucrt Darwin SwiftOnoneSupport locale_h xlocale
        SQLite3 CommonCrypto os System simd Compression Spatial OSLog MachO ObjectiveC CoreFoundation libkern sqlite3 notify asl XPC dnssd ImageIO

        Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdAttributionKit AddressBook AddressBookUI AdServices
        AdSupport AlarmKit AppIntents AppKit AppTrackingTransparency AppClip ApplicationServices ARKit AssetsLibrary
        AudioToolbox AudioUnit AudioVideoBridging AuthenticationServices AutomatedDeviceEnrollment AutomaticAssessmentConfiguration
        Automator AVFAudio AVFoundation AVKit AVRouting BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit
        BusinessChat CallKit Carbon CarKey CarPlay CFNetwork Charts Cinematic ClassKit ClockKit CloudKit Cocoa ColorSync
        Collaboration Combine Contacts ContactsUI ContactProvider CoreAudio CoreAudioKit CoreAudioTypes
        CoreBluetooth CoreData CoreDisplay CoreGraphics CoreHaptics CoreHID CoreImage CoreLocation CoreLocationUI CoreMedia
        CoreMediaIO CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable
        CoreVideo CoreWLAN CreateML CreateMLComponents CryptoKit CryptoTokenKit DataDetection DeveloperToolsSupport
        DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DirectoryService DiscRecording DiskArbitration
        DockKit DriverKit EndpointSecurity EnergyKit EventKit EventKitUI ExceptionHandling ExecutionPolicy
        ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI
        FinanceKit FinanceKitUI FinderSync ForceFeedback FoundationModels FSKit GameController GameKit GameplayKit GameSave
        GLKit GSS GroupActivities HealthKit HealthKitUI HIDDriverKit HomeKit Hypervisor iAd IdentityLookup IdentityLookupUI
        ImageCaptureCore ImagePlayground InputMethodKit Intents IntentsUI IOBluetooth IOBluetoothUI IOKit IOSurface
        JavaScriptCore JournalingSuggestions Kerberos Kernel LatentSemanticMapping LightweightCodeRequirements LinkPresentation
        LiveCommunicationKit LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MailKit ManagedApp
        ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport MediaAccessibility
        MediaExtension MediaLibrary MediaPlayer MediaSetup MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders
        MetalPerformanceShadersGraph MetricKit MLCompute MobileCoreServices ModelIO MultipeerConnectivity MusicKit
        NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OpenAL OpenCL OpenDirectory
        OpenGL OpenGLES PaperKit ParavirtualizedGraphics PassKit PDFKit PencilKit PermissionKit PHASE Photos PhotosUI
        PreferencePanes ProximityReader PushKit PushToTalk QTKit Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI
        RealityFoundation RealityKit RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit
        ScreenSaver ScreenTime ScriptingBridge SecureElementCredential Security SecurityFoundation SecurityInterface
        SecurityUI SensitiveContentAnalysis SensorKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit
        SharingKit Social SoundAnalysis Speech SpriteKit StickerFoundation StickerKit StoreKit StoreKitTest SwiftData SwiftUI
        SwiftUICore Symbols SystemConfiguration SystemExtensions TabletopKit TabularData TelephonyMessagingKit ThreadNetwork
        TipKit Translation TranslationUIProvider TVML TVMLKit TVServices TVUIKit Twitter UIKit UniformTypeIdentifiers
        UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit
        VisualIntelligence vmnet WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WiFiAware WorkoutKit
        """.split(whereSeparator: \.isWhitespace).map { String($0) }
    )
}
