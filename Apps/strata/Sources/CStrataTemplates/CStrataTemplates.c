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
#embed "Templates/feature-counter/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes.swift"
};
static const unsigned char file4[] = {
#embed "Templates/feature-counter/Apps/__app__/Tests/__App__Tests/__Feature__CommandTests.swift"
};
static const unsigned char file5[] = {
#embed "Templates/feature-counter/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift"
};
static const unsigned char file6[] = {
#embed "Templates/feature-counter/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift"
};
static const unsigned char file7[] = {
#embed "Templates/feature-counter/Packages/__Area__Presentation/Sources/__Feature__Contract/__Feature__Contract.swift"
};
static const unsigned char file8[] = {
#embed "Templates/feature-counter/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift"
};
static const unsigned char file9[] = {
#embed "Templates/feature-counter/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift"
};
static const unsigned char file10[] = {
#embed "Templates/feature-counter/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift"
};
static const unsigned char file11[] = {
#embed "Templates/feature-counter/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift"
};
static const unsigned char file12[] = {
#embed "Templates/feature-counter/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Feature__UseCases.swift"
};
static const unsigned char file13[] = {
#embed "Templates/feature-counter/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift"
};
static const unsigned char file14[] = {
#embed "Templates/feature-counter/Packages/__Area__View/Sources/__Feature__CommandLine/__Feature__Invocation.swift"
};
static const unsigned char file15[] = {
#embed "Templates/feature-counter/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__ViewController.swift"
};
static const unsigned char file16[] = {
#embed "Templates/feature-counter/Packages/__Area__View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift"
};
static const unsigned char file17[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Package.swift"
};
static const unsigned char file18[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__.swift"
};
static const unsigned char file19[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__Gateway.swift"
};
static const unsigned char file20[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Name__Tests.swift"
};
static const unsigned char file21[] = {
#embed "Templates/gateway/Packages/__Area__Repository/Package.swift"
};
static const unsigned char file22[] = {
#embed "Templates/gateway/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Name__Gateway.swift"
};
static const unsigned char file23[] = {
#embed "Templates/gateway/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Name__GatewayTests.swift"
};
static const unsigned char file24[] = {
#embed "Templates/project/Apps/__app__/Package.swift"
};
static const unsigned char file25[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/AppProgram.swift"
};
static const unsigned char file26[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/AppScene.swift"
};
static const unsigned char file27[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/Main.swift"
};
static const unsigned char file28[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/__App__App.swift"
};
static const unsigned char file29[] = {
#embed "Templates/project/Apps/__app__/Tests/__App__Tests/ProgramTests.swift"
};
static const unsigned char file30[] = {
#embed "Templates/project/Makefile"
};
static const unsigned char file31[] = {
#embed "Templates/project/Packages/__Area__Domain/Package.swift"
};
static const unsigned char file32[] = {
#embed "Templates/project/Packages/__Area__Presentation/Package.swift"
};
static const unsigned char file33[] = {
#embed "Templates/project/Packages/__Area__Repository/Package.swift"
};
static const unsigned char file34[] = {
#embed "Templates/project/Packages/__Area__UseCase/Package.swift"
};
static const unsigned char file35[] = {
#embed "Templates/project/Packages/__Area__View/Package.swift"
};
static const unsigned char file36[] = {
#embed "Templates/project/README.md"
};
static const unsigned char file37[] = {
#embed "Templates/project/Scripts/swift-cached"
};
static const unsigned char file38[] = {
#embed "Templates/project/architecture.toml"
};
static const unsigned char file39[] = {
#embed "Templates/project/dot-github/workflows/test.yml"
};
static const unsigned char file40[] = {
#embed "Templates/project/dot-gitignore"
};
static const unsigned char file41[] = {
#embed "Templates/project/dot-swift-format"
};
static const unsigned char file42[] = {
#embed "Templates/scene-viewmodel/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift"
};
static const unsigned char file43[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Package.swift"
};
static const unsigned char file44[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__ViewModel.swift"
};
static const unsigned char file45[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Model.swift"
};
static const unsigned char file46[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__ModelTests.swift"
};
static const unsigned char file47[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__View/Package.swift"
};
static const unsigned char file48[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift"
};
static const unsigned char file49[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift"
};
static const unsigned char file50[] = {
#embed "Templates/scene-viper/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift"
};
static const unsigned char file51[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Contract.swift"
};
static const unsigned char file52[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Presenter.swift"
};
static const unsigned char file53[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__PresenterTests.swift"
};
static const unsigned char file54[] = {
#embed "Templates/scene-viper/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift"
};
static const unsigned char file55[] = {
#embed "Templates/scene-viper/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift"
};
static const unsigned char file56[] = {
#embed "Templates/scene/Apps/__app__/Sources/__app__/AppProgram.swift"
};
static const unsigned char file57[] = {
#embed "Templates/scene/Apps/__app__/Sources/__app__/AppScene.swift"
};
static const unsigned char file58[] = {
#embed "Templates/scene/Apps/__app__/Sources/__app__/__App__App.swift"
};
static const unsigned char file59[] = {
#embed "Templates/scene/Apps/__app__/Tests/__App__Tests/__Name__ScreenTests.swift"
};
static const unsigned char file60[] = {
#embed "Templates/usecase-command/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift"
};
static const unsigned char file61[] = {
#embed "Templates/usecase-command/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift"
};
static const unsigned char file62[] = {
#embed "Templates/usecase-query/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift"
};
static const unsigned char file63[] = {
#embed "Templates/usecase-query/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift"
};

static const struct StrataTemplate templates[] = {
    {"alert/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift", file0, sizeof(file0)},
    {"alert/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift", file1, sizeof(file1)},
    {"alert/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift", file2, sizeof(file2)},
    {"feature-counter/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes.swift", file3, sizeof(file3)},
    {"feature-counter/Apps/__app__/Tests/__App__Tests/__Feature__CommandTests.swift", file4, sizeof(file4)},
    {"feature-counter/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift", file5, sizeof(file5)},
    {"feature-counter/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift", file6, sizeof(file6)},
    {"feature-counter/Packages/__Area__Presentation/Sources/__Feature__Contract/__Feature__Contract.swift", file7, sizeof(file7)},
    {"feature-counter/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift", file8, sizeof(file8)},
    {"feature-counter/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift", file9, sizeof(file9)},
    {"feature-counter/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift", file10, sizeof(file10)},
    {"feature-counter/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift", file11, sizeof(file11)},
    {"feature-counter/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Feature__UseCases.swift", file12, sizeof(file12)},
    {"feature-counter/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift", file13, sizeof(file13)},
    {"feature-counter/Packages/__Area__View/Sources/__Feature__CommandLine/__Feature__Invocation.swift", file14, sizeof(file14)},
    {"feature-counter/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__ViewController.swift", file15, sizeof(file15)},
    {"feature-counter/Packages/__Area__View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift", file16, sizeof(file16)},
    {"gateway/Packages/__Area__Domain/Package.swift", file17, sizeof(file17)},
    {"gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__.swift", file18, sizeof(file18)},
    {"gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__Gateway.swift", file19, sizeof(file19)},
    {"gateway/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Name__Tests.swift", file20, sizeof(file20)},
    {"gateway/Packages/__Area__Repository/Package.swift", file21, sizeof(file21)},
    {"gateway/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Name__Gateway.swift", file22, sizeof(file22)},
    {"gateway/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Name__GatewayTests.swift", file23, sizeof(file23)},
    {"project/Apps/__app__/Package.swift", file24, sizeof(file24)},
    {"project/Apps/__app__/Sources/__app__/AppProgram.swift", file25, sizeof(file25)},
    {"project/Apps/__app__/Sources/__app__/AppScene.swift", file26, sizeof(file26)},
    {"project/Apps/__app__/Sources/__app__/Main.swift", file27, sizeof(file27)},
    {"project/Apps/__app__/Sources/__app__/__App__App.swift", file28, sizeof(file28)},
    {"project/Apps/__app__/Tests/__App__Tests/ProgramTests.swift", file29, sizeof(file29)},
    {"project/Makefile", file30, sizeof(file30)},
    {"project/Packages/__Area__Domain/Package.swift", file31, sizeof(file31)},
    {"project/Packages/__Area__Presentation/Package.swift", file32, sizeof(file32)},
    {"project/Packages/__Area__Repository/Package.swift", file33, sizeof(file33)},
    {"project/Packages/__Area__UseCase/Package.swift", file34, sizeof(file34)},
    {"project/Packages/__Area__View/Package.swift", file35, sizeof(file35)},
    {"project/README.md", file36, sizeof(file36)},
    {"project/Scripts/swift-cached", file37, sizeof(file37)},
    {"project/architecture.toml", file38, sizeof(file38)},
    {"project/dot-github/workflows/test.yml", file39, sizeof(file39)},
    {"project/dot-gitignore", file40, sizeof(file40)},
    {"project/dot-swift-format", file41, sizeof(file41)},
    {"scene-viewmodel/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift", file42, sizeof(file42)},
    {"scene-viewmodel/Packages/__Area__Presentation/Package.swift", file43, sizeof(file43)},
    {"scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__ViewModel.swift", file44, sizeof(file44)},
    {"scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Model.swift", file45, sizeof(file45)},
    {"scene-viewmodel/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__ModelTests.swift", file46, sizeof(file46)},
    {"scene-viewmodel/Packages/__Area__View/Package.swift", file47, sizeof(file47)},
    {"scene-viewmodel/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift", file48, sizeof(file48)},
    {"scene-viewmodel/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift", file49, sizeof(file49)},
    {"scene-viper/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift", file50, sizeof(file50)},
    {"scene-viper/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Contract.swift", file51, sizeof(file51)},
    {"scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Presenter.swift", file52, sizeof(file52)},
    {"scene-viper/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__PresenterTests.swift", file53, sizeof(file53)},
    {"scene-viper/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift", file54, sizeof(file54)},
    {"scene-viper/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift", file55, sizeof(file55)},
    {"scene/Apps/__app__/Sources/__app__/AppProgram.swift", file56, sizeof(file56)},
    {"scene/Apps/__app__/Sources/__app__/AppScene.swift", file57, sizeof(file57)},
    {"scene/Apps/__app__/Sources/__app__/__App__App.swift", file58, sizeof(file58)},
    {"scene/Apps/__app__/Tests/__App__Tests/__Name__ScreenTests.swift", file59, sizeof(file59)},
    {"usecase-command/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift", file60, sizeof(file60)},
    {"usecase-command/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift", file61, sizeof(file61)},
    {"usecase-query/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift", file62, sizeof(file62)},
    {"usecase-query/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift", file63, sizeof(file63)},
};

const struct StrataTemplate *strata_templates(void) { return templates; }

size_t strata_template_count(void) { return sizeof(templates) / sizeof(templates[0]); }
