// A new template gets an entry here; a test compares the entries with the files.

#include "CStrataTemplates.h"

// The packages that this file belongs to have other C code, which stays what it is.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "Templates/alert/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift"
};
static const unsigned char file1[] = {
#embed "Templates/alert/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift"
};
static const unsigned char file2[] = {
#embed "Templates/alert/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift"
};
static const unsigned char file3[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__.swift"
};
static const unsigned char file4[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__Gateway.swift"
};
static const unsigned char file5[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Name__Tests.swift"
};
static const unsigned char file6[] = {
#embed "Templates/gateway/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Name__Gateway.swift"
};
static const unsigned char file7[] = {
#embed "Templates/gateway/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Name__GatewayTests.swift"
};
static const unsigned char file8[] = {
#embed "Templates/project/Apps/__app__/Package.swift"
};
static const unsigned char file9[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/AppProgram.swift"
};
static const unsigned char file10[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/AppScene.swift"
};
static const unsigned char file11[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/Main.swift"
};
static const unsigned char file12[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes.swift"
};
static const unsigned char file13[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/__App__App.swift"
};
static const unsigned char file14[] = {
#embed "Templates/project/Apps/__app__/Tests/__App__Tests/__Feature__CommandTests.swift"
};
static const unsigned char file15[] = {
#embed "Templates/project/Makefile"
};
static const unsigned char file16[] = {
#embed "Templates/project/Packages/__Area__Domain/Package.swift"
};
static const unsigned char file17[] = {
#embed "Templates/project/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift"
};
static const unsigned char file18[] = {
#embed "Templates/project/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__Gateway.swift"
};
static const unsigned char file19[] = {
#embed "Templates/project/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift"
};
static const unsigned char file20[] = {
#embed "Templates/project/Packages/__Area__Presentation/Package.swift"
};
static const unsigned char file21[] = {
#embed "Templates/project/Packages/__Area__Presentation/Sources/__Feature__Contract/__Feature__Contract.swift"
};
static const unsigned char file22[] = {
#embed "Templates/project/Packages/__Area__Presentation/Sources/__Feature__Presentation/Report+__Feature__.swift"
};
static const unsigned char file23[] = {
#embed "Templates/project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Display+Domain.swift"
};
static const unsigned char file24[] = {
#embed "Templates/project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__FailureAlerts.swift"
};
static const unsigned char file25[] = {
#embed "Templates/project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Interactor.swift"
};
static const unsigned char file26[] = {
#embed "Templates/project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Messages.swift"
};
static const unsigned char file27[] = {
#embed "Templates/project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift"
};
static const unsigned char file28[] = {
#embed "Templates/project/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift"
};
static const unsigned char file29[] = {
#embed "Templates/project/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__ReportTests.swift"
};
static const unsigned char file30[] = {
#embed "Templates/project/Packages/__Area__Repository/Package.swift"
};
static const unsigned char file31[] = {
#embed "Templates/project/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift"
};
static const unsigned char file32[] = {
#embed "Templates/project/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift"
};
static const unsigned char file33[] = {
#embed "Templates/project/Packages/__Area__UseCase/Package.swift"
};
static const unsigned char file34[] = {
#embed "Templates/project/Packages/__Area__UseCase/Sources/__Feature__UseCase/Fetch__Feature__.swift"
};
static const unsigned char file35[] = {
#embed "Templates/project/Packages/__Area__UseCase/Sources/__Feature__UseCase/Increment__Feature__.swift"
};
static const unsigned char file36[] = {
#embed "Templates/project/Packages/__Area__UseCase/Sources/__Feature__UseCase/Restore__Feature__.swift"
};
static const unsigned char file37[] = {
#embed "Templates/project/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift"
};
static const unsigned char file38[] = {
#embed "Templates/project/Packages/__Area__View/Package.swift"
};
static const unsigned char file39[] = {
#embed "Templates/project/Packages/__Area__View/Sources/__Feature__CommandLine/__Feature__Invocation.swift"
};
static const unsigned char file40[] = {
#embed "Templates/project/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__RootView.swift"
};
static const unsigned char file41[] = {
#embed "Templates/project/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__ViewController.swift"
};
static const unsigned char file42[] = {
#embed "Templates/project/Packages/__Area__View/Tests/__Feature__CommandLineTests/__Feature__InvocationTests.swift"
};
static const unsigned char file43[] = {
#embed "Templates/project/Packages/__Area__View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift"
};
static const unsigned char file44[] = {
#embed "Templates/project/README.md"
};
static const unsigned char file45[] = {
#embed "Templates/project/architecture.toml"
};
static const unsigned char file46[] = {
#embed "Templates/project/dot-github/workflows/test.yml"
};
static const unsigned char file47[] = {
#embed "Templates/project/dot-gitignore"
};
static const unsigned char file48[] = {
#embed "Templates/project/dot-swift-format"
};
static const unsigned char file49[] = {
#embed "Templates/scene/Apps/__app__/Sources/__app__/AppProgram.swift"
};
static const unsigned char file50[] = {
#embed "Templates/scene/Apps/__app__/Sources/__app__/AppScene.swift"
};
static const unsigned char file51[] = {
#embed "Templates/scene/Apps/__app__/Sources/__app__/__App__App.swift"
};
static const unsigned char file52[] = {
#embed "Templates/scene/Apps/__app__/Tests/__App__Tests/__Name__ScreenTests.swift"
};
static const unsigned char file53[] = {
#embed "Templates/scene/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Display+Domain.swift"
};
static const unsigned char file54[] = {
#embed "Templates/scene/Packages/__Area__View/Sources/__Feature__Terminal/__Name__RootView.swift"
};
static const unsigned char file55[] = {
#embed "Templates/scene-viewmodel/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift"
};
static const unsigned char file56[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Package.swift"
};
static const unsigned char file57[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__ViewModel.swift"
};
static const unsigned char file58[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Model.swift"
};
static const unsigned char file59[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__ModelTests.swift"
};
static const unsigned char file60[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift"
};
static const unsigned char file61[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift"
};
static const unsigned char file62[] = {
#embed "Templates/scene-viper/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift"
};
static const unsigned char file63[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Contract.swift"
};
static const unsigned char file64[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Interactor.swift"
};
static const unsigned char file65[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Messages.swift"
};
static const unsigned char file66[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Presenter.swift"
};
static const unsigned char file67[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__PresenterTests.swift"
};
static const unsigned char file68[] = {
#embed "Templates/scene-viper/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift"
};
static const unsigned char file69[] = {
#embed "Templates/scene-viper/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift"
};
static const unsigned char file70[] = {
#embed "Templates/usecase/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift"
};
static const unsigned char file71[] = {
#embed "Templates/usecase/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift"
};
static const unsigned char file72[] = {
#embed "Templates/project/Scripts/swift-cached"
};

static const struct StrataTemplate templates[] = {
    {"alert/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift", file0, sizeof(file0)},
    {"alert/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift", file1, sizeof(file1)},
    {"alert/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift", file2, sizeof(file2)},
    {"gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__.swift", file3, sizeof(file3)},
    {"gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__Gateway.swift", file4, sizeof(file4)},
    {"gateway/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Name__Tests.swift", file5, sizeof(file5)},
    {"gateway/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Name__Gateway.swift", file6, sizeof(file6)},
    {"gateway/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Name__GatewayTests.swift", file7, sizeof(file7)},
    {"project/Apps/__app__/Package.swift", file8, sizeof(file8)},
    {"project/Apps/__app__/Sources/__app__/AppProgram.swift", file9, sizeof(file9)},
    {"project/Apps/__app__/Sources/__app__/AppScene.swift", file10, sizeof(file10)},
    {"project/Apps/__app__/Sources/__app__/Main.swift", file11, sizeof(file11)},
    {"project/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes.swift", file12, sizeof(file12)},
    {"project/Apps/__app__/Sources/__app__/__App__App.swift", file13, sizeof(file13)},
    {"project/Apps/__app__/Tests/__App__Tests/__Feature__CommandTests.swift", file14, sizeof(file14)},
    {"project/Makefile", file15, sizeof(file15)},
    {"project/Packages/__Area__Domain/Package.swift", file16, sizeof(file16)},
    {"project/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift", file17, sizeof(file17)},
    {"project/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__Gateway.swift", file18, sizeof(file18)},
    {"project/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift", file19, sizeof(file19)},
    {"project/Packages/__Area__Presentation/Package.swift", file20, sizeof(file20)},
    {"project/Packages/__Area__Presentation/Sources/__Feature__Contract/__Feature__Contract.swift", file21, sizeof(file21)},
    {"project/Packages/__Area__Presentation/Sources/__Feature__Presentation/Report+__Feature__.swift", file22, sizeof(file22)},
    {"project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Display+Domain.swift", file23, sizeof(file23)},
    {"project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__FailureAlerts.swift", file24, sizeof(file24)},
    {"project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Interactor.swift", file25, sizeof(file25)},
    {"project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Messages.swift", file26, sizeof(file26)},
    {"project/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift", file27, sizeof(file27)},
    {"project/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift", file28, sizeof(file28)},
    {"project/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__ReportTests.swift", file29, sizeof(file29)},
    {"project/Packages/__Area__Repository/Package.swift", file30, sizeof(file30)},
    {"project/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift", file31, sizeof(file31)},
    {"project/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift", file32, sizeof(file32)},
    {"project/Packages/__Area__UseCase/Package.swift", file33, sizeof(file33)},
    {"project/Packages/__Area__UseCase/Sources/__Feature__UseCase/Fetch__Feature__.swift", file34, sizeof(file34)},
    {"project/Packages/__Area__UseCase/Sources/__Feature__UseCase/Increment__Feature__.swift", file35, sizeof(file35)},
    {"project/Packages/__Area__UseCase/Sources/__Feature__UseCase/Restore__Feature__.swift", file36, sizeof(file36)},
    {"project/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift", file37, sizeof(file37)},
    {"project/Packages/__Area__View/Package.swift", file38, sizeof(file38)},
    {"project/Packages/__Area__View/Sources/__Feature__CommandLine/__Feature__Invocation.swift", file39, sizeof(file39)},
    {"project/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__RootView.swift", file40, sizeof(file40)},
    {"project/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__ViewController.swift", file41, sizeof(file41)},
    {"project/Packages/__Area__View/Tests/__Feature__CommandLineTests/__Feature__InvocationTests.swift", file42, sizeof(file42)},
    {"project/Packages/__Area__View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift", file43, sizeof(file43)},
    {"project/README.md", file44, sizeof(file44)},
    {"project/Scripts/swift-cached", file72, sizeof(file72)},
    {"project/architecture.toml", file45, sizeof(file45)},
    {"project/dot-github/workflows/test.yml", file46, sizeof(file46)},
    {"project/dot-gitignore", file47, sizeof(file47)},
    {"project/dot-swift-format", file48, sizeof(file48)},
    {"scene/Apps/__app__/Sources/__app__/AppProgram.swift", file49, sizeof(file49)},
    {"scene/Apps/__app__/Sources/__app__/AppScene.swift", file50, sizeof(file50)},
    {"scene/Apps/__app__/Sources/__app__/__App__App.swift", file51, sizeof(file51)},
    {"scene/Apps/__app__/Tests/__App__Tests/__Name__ScreenTests.swift", file52, sizeof(file52)},
    {"scene/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Display+Domain.swift", file53, sizeof(file53)},
    {"scene/Packages/__Area__View/Sources/__Feature__Terminal/__Name__RootView.swift", file54, sizeof(file54)},
    {"scene-viewmodel/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift", file55, sizeof(file55)},
    {"scene-viewmodel/Packages/__Area__Presentation/Package.swift", file56, sizeof(file56)},
    {"scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__ViewModel.swift", file57, sizeof(file57)},
    {"scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Model.swift", file58, sizeof(file58)},
    {"scene-viewmodel/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__ModelTests.swift", file59, sizeof(file59)},
    {"scene-viewmodel/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift", file60, sizeof(file60)},
    {"scene-viewmodel/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift", file61, sizeof(file61)},
    {"scene-viper/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift", file62, sizeof(file62)},
    {"scene-viper/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Contract.swift", file63, sizeof(file63)},
    {"scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Interactor.swift", file64, sizeof(file64)},
    {"scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Messages.swift", file65, sizeof(file65)},
    {"scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Presenter.swift", file66, sizeof(file66)},
    {"scene-viper/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__PresenterTests.swift", file67, sizeof(file67)},
    {"scene-viper/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift", file68, sizeof(file68)},
    {"scene-viper/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift", file69, sizeof(file69)},
    {"usecase/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift", file70, sizeof(file70)},
    {"usecase/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift", file71, sizeof(file71)},
};

const struct StrataTemplate *strata_templates(void) { return templates; }

size_t strata_template_count(void) { return sizeof(templates) / sizeof(templates[0]); }
