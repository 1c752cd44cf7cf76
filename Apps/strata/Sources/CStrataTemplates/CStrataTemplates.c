// A new template gets an entry here; a test compares the entries with the files.

#include "CStrataTemplates.h"

// The packages that this file belongs to have other C code, which stays what it is.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "Templates/alert-destructive/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift"
};
static const unsigned char file1[] = {
#embed "Templates/alert-destructive/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift"
};
static const unsigned char file2[] = {
#embed "Templates/alert-destructive/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift"
};
static const unsigned char file3[] = {
#embed "Templates/alert-menu/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift"
};
static const unsigned char file4[] = {
#embed "Templates/alert-menu/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift"
};
static const unsigned char file5[] = {
#embed "Templates/alert-menu/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift"
};
static const unsigned char file6[] = {
#embed "Templates/alert-text/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift"
};
static const unsigned char file7[] = {
#embed "Templates/alert-text/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift"
};
static const unsigned char file8[] = {
#embed "Templates/alert-text/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift"
};
static const unsigned char file9[] = {
#embed "Templates/alert/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift"
};
static const unsigned char file10[] = {
#embed "Templates/alert/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift"
};
static const unsigned char file11[] = {
#embed "Templates/alert/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift"
};
static const unsigned char file12[] = {
#embed "Templates/feature-counter/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes.swift"
};
static const unsigned char file13[] = {
#embed "Templates/feature-counter/Apps/__app__/Tests/__App__Tests/__Feature__CommandTests.swift"
};
static const unsigned char file14[] = {
#embed "Templates/feature-counter/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift"
};
static const unsigned char file15[] = {
#embed "Templates/feature-counter/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift"
};
static const unsigned char file16[] = {
#embed "Templates/feature-counter/Packages/__Area__Presentation/Sources/__Feature__Contract/__Feature__Contract.swift"
};
static const unsigned char file17[] = {
#embed "Templates/feature-counter/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift"
};
static const unsigned char file18[] = {
#embed "Templates/feature-counter/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift"
};
static const unsigned char file19[] = {
#embed "Templates/feature-counter/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift"
};
static const unsigned char file20[] = {
#embed "Templates/feature-counter/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift"
};
static const unsigned char file21[] = {
#embed "Templates/feature-counter/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Feature__UseCases.swift"
};
static const unsigned char file22[] = {
#embed "Templates/feature-counter/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift"
};
static const unsigned char file23[] = {
#embed "Templates/feature-counter/Packages/__Area__View/Sources/__Feature__CommandLine/__Feature__Invocation.swift"
};
static const unsigned char file24[] = {
#embed "Templates/feature-counter/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__ViewController.swift"
};
static const unsigned char file25[] = {
#embed "Templates/feature-counter/Packages/__Area__View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift"
};
static const unsigned char file26[] = {
#embed "Templates/feature-list/Apps/__app__/Package.swift"
};
static const unsigned char file27[] = {
#embed "Templates/feature-list/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes.swift"
};
static const unsigned char file28[] = {
#embed "Templates/feature-list/Apps/__app__/Sources/__app__/__App__App.swift"
};
static const unsigned char file29[] = {
#embed "Templates/feature-list/Apps/__app__/Tests/__App__Tests/__Feature__CommandTests.swift"
};
static const unsigned char file30[] = {
#embed "Templates/feature-list/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift"
};
static const unsigned char file31[] = {
#embed "Templates/feature-list/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift"
};
static const unsigned char file32[] = {
#embed "Templates/feature-list/Packages/__Area__Presentation/Package.swift"
};
static const unsigned char file33[] = {
#embed "Templates/feature-list/Packages/__Area__Presentation/Sources/__Feature__Contract/__Feature__Contract.swift"
};
static const unsigned char file34[] = {
#embed "Templates/feature-list/Packages/__Area__Presentation/Sources/__Feature__Presentation/Observing__Feature__DetailModel.swift"
};
static const unsigned char file35[] = {
#embed "Templates/feature-list/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift"
};
static const unsigned char file36[] = {
#embed "Templates/feature-list/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Texts.swift"
};
static const unsigned char file37[] = {
#embed "Templates/feature-list/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift"
};
static const unsigned char file38[] = {
#embed "Templates/feature-list/Packages/__Area__Repository/Package.swift"
};
static const unsigned char file39[] = {
#embed "Templates/feature-list/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift"
};
static const unsigned char file40[] = {
#embed "Templates/feature-list/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift"
};
static const unsigned char file41[] = {
#embed "Templates/feature-list/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Feature__UseCases.swift"
};
static const unsigned char file42[] = {
#embed "Templates/feature-list/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift"
};
static const unsigned char file43[] = {
#embed "Templates/feature-list/Packages/__Area__View/Sources/__Feature__CommandLine/__Feature__Invocation.swift"
};
static const unsigned char file44[] = {
#embed "Templates/feature-list/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__DetailViewController.swift"
};
static const unsigned char file45[] = {
#embed "Templates/feature-list/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__ViewController.swift"
};
static const unsigned char file46[] = {
#embed "Templates/feature-list/Packages/__Area__View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift"
};
static const unsigned char file47[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Package.swift"
};
static const unsigned char file48[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__.swift"
};
static const unsigned char file49[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__Gateway.swift"
};
static const unsigned char file50[] = {
#embed "Templates/gateway/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Name__Tests.swift"
};
static const unsigned char file51[] = {
#embed "Templates/gateway/Packages/__Area__Repository/Package.swift"
};
static const unsigned char file52[] = {
#embed "Templates/gateway/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Name__Gateway.swift"
};
static const unsigned char file53[] = {
#embed "Templates/gateway/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Name__GatewayTests.swift"
};
static const unsigned char file54[] = {
#embed "Templates/project/Apps/__app__/Package.swift"
};
static const unsigned char file55[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/AppProgram.swift"
};
static const unsigned char file56[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/AppScene.swift"
};
static const unsigned char file57[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/Main.swift"
};
static const unsigned char file58[] = {
#embed "Templates/project/Apps/__app__/Sources/__app__/__App__App.swift"
};
static const unsigned char file59[] = {
#embed "Templates/project/Apps/__app__/Tests/__App__Tests/ProgramTests.swift"
};
static const unsigned char file60[] = {
#embed "Templates/project/Makefile"
};
static const unsigned char file61[] = {
#embed "Templates/project/Packages/__Area__Domain/Package.swift"
};
static const unsigned char file62[] = {
#embed "Templates/project/Packages/__Area__Presentation/Package.swift"
};
static const unsigned char file63[] = {
#embed "Templates/project/Packages/__Area__Repository/Package.swift"
};
static const unsigned char file64[] = {
#embed "Templates/project/Packages/__Area__UseCase/Package.swift"
};
static const unsigned char file65[] = {
#embed "Templates/project/Packages/__Area__View/Package.swift"
};
static const unsigned char file66[] = {
#embed "Templates/project/README.md"
};
static const unsigned char file67[] = {
#embed "Templates/project/Scripts/swift-cached"
};
static const unsigned char file68[] = {
#embed "Templates/project/architecture.toml"
};
static const unsigned char file69[] = {
#embed "Templates/project/dot-github/workflows/test.yml"
};
static const unsigned char file70[] = {
#embed "Templates/project/dot-gitignore"
};
static const unsigned char file71[] = {
#embed "Templates/project/dot-swift-format"
};
static const unsigned char file72[] = {
#embed "Templates/scene-viewmodel/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift"
};
static const unsigned char file73[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Package.swift"
};
static const unsigned char file74[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__ViewModel.swift"
};
static const unsigned char file75[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Model.swift"
};
static const unsigned char file76[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__ModelTests.swift"
};
static const unsigned char file77[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__View/Package.swift"
};
static const unsigned char file78[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift"
};
static const unsigned char file79[] = {
#embed "Templates/scene-viewmodel/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift"
};
static const unsigned char file80[] = {
#embed "Templates/scene-viper/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift"
};
static const unsigned char file81[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Contract.swift"
};
static const unsigned char file82[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Presenter.swift"
};
static const unsigned char file83[] = {
#embed "Templates/scene-viper/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__PresenterTests.swift"
};
static const unsigned char file84[] = {
#embed "Templates/scene-viper/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift"
};
static const unsigned char file85[] = {
#embed "Templates/scene-viper/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift"
};
static const unsigned char file86[] = {
#embed "Templates/scene/Apps/__app__/Sources/__app__/AppProgram.swift"
};
static const unsigned char file87[] = {
#embed "Templates/scene/Apps/__app__/Sources/__app__/AppScene.swift"
};
static const unsigned char file88[] = {
#embed "Templates/scene/Apps/__app__/Sources/__app__/__App__App.swift"
};
static const unsigned char file89[] = {
#embed "Templates/scene/Apps/__app__/Tests/__App__Tests/__Name__ScreenTests.swift"
};
static const unsigned char file90[] = {
#embed "Templates/usecase-command/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift"
};
static const unsigned char file91[] = {
#embed "Templates/usecase-command/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift"
};
static const unsigned char file92[] = {
#embed "Templates/usecase-query/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift"
};
static const unsigned char file93[] = {
#embed "Templates/usecase-query/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift"
};

static const struct StrataTemplate templates[] = {
    {"alert-destructive/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift", file0, sizeof(file0)},
    {"alert-destructive/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift", file1, sizeof(file1)},
    {"alert-destructive/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift", file2, sizeof(file2)},
    {"alert-menu/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift", file3, sizeof(file3)},
    {"alert-menu/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift", file4, sizeof(file4)},
    {"alert-menu/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift", file5, sizeof(file5)},
    {"alert-text/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift", file6, sizeof(file6)},
    {"alert-text/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift", file7, sizeof(file7)},
    {"alert-text/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift", file8, sizeof(file8)},
    {"alert/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Action.swift", file9, sizeof(file9)},
    {"alert/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Alert.swift", file10, sizeof(file10)},
    {"alert/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__AlertTests.swift", file11, sizeof(file11)},
    {"feature-counter/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes.swift", file12, sizeof(file12)},
    {"feature-counter/Apps/__app__/Tests/__App__Tests/__Feature__CommandTests.swift", file13, sizeof(file13)},
    {"feature-counter/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift", file14, sizeof(file14)},
    {"feature-counter/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift", file15, sizeof(file15)},
    {"feature-counter/Packages/__Area__Presentation/Sources/__Feature__Contract/__Feature__Contract.swift", file16, sizeof(file16)},
    {"feature-counter/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift", file17, sizeof(file17)},
    {"feature-counter/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift", file18, sizeof(file18)},
    {"feature-counter/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift", file19, sizeof(file19)},
    {"feature-counter/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift", file20, sizeof(file20)},
    {"feature-counter/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Feature__UseCases.swift", file21, sizeof(file21)},
    {"feature-counter/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift", file22, sizeof(file22)},
    {"feature-counter/Packages/__Area__View/Sources/__Feature__CommandLine/__Feature__Invocation.swift", file23, sizeof(file23)},
    {"feature-counter/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__ViewController.swift", file24, sizeof(file24)},
    {"feature-counter/Packages/__Area__View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift", file25, sizeof(file25)},
    {"feature-list/Apps/__app__/Package.swift", file26, sizeof(file26)},
    {"feature-list/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes.swift", file27, sizeof(file27)},
    {"feature-list/Apps/__app__/Sources/__app__/__App__App.swift", file28, sizeof(file28)},
    {"feature-list/Apps/__app__/Tests/__App__Tests/__Feature__CommandTests.swift", file29, sizeof(file29)},
    {"feature-list/Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift", file30, sizeof(file30)},
    {"feature-list/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift", file31, sizeof(file31)},
    {"feature-list/Packages/__Area__Presentation/Package.swift", file32, sizeof(file32)},
    {"feature-list/Packages/__Area__Presentation/Sources/__Feature__Contract/__Feature__Contract.swift", file33, sizeof(file33)},
    {"feature-list/Packages/__Area__Presentation/Sources/__Feature__Presentation/Observing__Feature__DetailModel.swift", file34, sizeof(file34)},
    {"feature-list/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift", file35, sizeof(file35)},
    {"feature-list/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Feature__Texts.swift", file36, sizeof(file36)},
    {"feature-list/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift", file37, sizeof(file37)},
    {"feature-list/Packages/__Area__Repository/Package.swift", file38, sizeof(file38)},
    {"feature-list/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift", file39, sizeof(file39)},
    {"feature-list/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift", file40, sizeof(file40)},
    {"feature-list/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Feature__UseCases.swift", file41, sizeof(file41)},
    {"feature-list/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift", file42, sizeof(file42)},
    {"feature-list/Packages/__Area__View/Sources/__Feature__CommandLine/__Feature__Invocation.swift", file43, sizeof(file43)},
    {"feature-list/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__DetailViewController.swift", file44, sizeof(file44)},
    {"feature-list/Packages/__Area__View/Sources/__Feature__Terminal/__Feature__ViewController.swift", file45, sizeof(file45)},
    {"feature-list/Packages/__Area__View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift", file46, sizeof(file46)},
    {"gateway/Packages/__Area__Domain/Package.swift", file47, sizeof(file47)},
    {"gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__.swift", file48, sizeof(file48)},
    {"gateway/Packages/__Area__Domain/Sources/__Feature__Domain/__Name__Gateway.swift", file49, sizeof(file49)},
    {"gateway/Packages/__Area__Domain/Tests/__Feature__DomainTests/__Name__Tests.swift", file50, sizeof(file50)},
    {"gateway/Packages/__Area__Repository/Package.swift", file51, sizeof(file51)},
    {"gateway/Packages/__Area__Repository/Sources/__Feature__Repository/Stored__Name__Gateway.swift", file52, sizeof(file52)},
    {"gateway/Packages/__Area__Repository/Tests/__Feature__RepositoryTests/Stored__Name__GatewayTests.swift", file53, sizeof(file53)},
    {"project/Apps/__app__/Package.swift", file54, sizeof(file54)},
    {"project/Apps/__app__/Sources/__app__/AppProgram.swift", file55, sizeof(file55)},
    {"project/Apps/__app__/Sources/__app__/AppScene.swift", file56, sizeof(file56)},
    {"project/Apps/__app__/Sources/__app__/Main.swift", file57, sizeof(file57)},
    {"project/Apps/__app__/Sources/__app__/__App__App.swift", file58, sizeof(file58)},
    {"project/Apps/__app__/Tests/__App__Tests/ProgramTests.swift", file59, sizeof(file59)},
    {"project/Makefile", file60, sizeof(file60)},
    {"project/Packages/__Area__Domain/Package.swift", file61, sizeof(file61)},
    {"project/Packages/__Area__Presentation/Package.swift", file62, sizeof(file62)},
    {"project/Packages/__Area__Repository/Package.swift", file63, sizeof(file63)},
    {"project/Packages/__Area__UseCase/Package.swift", file64, sizeof(file64)},
    {"project/Packages/__Area__View/Package.swift", file65, sizeof(file65)},
    {"project/README.md", file66, sizeof(file66)},
    {"project/Scripts/swift-cached", file67, sizeof(file67)},
    {"project/architecture.toml", file68, sizeof(file68)},
    {"project/dot-github/workflows/test.yml", file69, sizeof(file69)},
    {"project/dot-gitignore", file70, sizeof(file70)},
    {"project/dot-swift-format", file71, sizeof(file71)},
    {"scene-viewmodel/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift", file72, sizeof(file72)},
    {"scene-viewmodel/Packages/__Area__Presentation/Package.swift", file73, sizeof(file73)},
    {"scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__ViewModel.swift", file74, sizeof(file74)},
    {"scene-viewmodel/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Model.swift", file75, sizeof(file75)},
    {"scene-viewmodel/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__ModelTests.swift", file76, sizeof(file76)},
    {"scene-viewmodel/Packages/__Area__View/Package.swift", file77, sizeof(file77)},
    {"scene-viewmodel/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift", file78, sizeof(file78)},
    {"scene-viewmodel/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift", file79, sizeof(file79)},
    {"scene-viper/Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift", file80, sizeof(file80)},
    {"scene-viper/Packages/__Area__Presentation/Sources/__Feature__Contract/__Name__Contract.swift", file81, sizeof(file81)},
    {"scene-viper/Packages/__Area__Presentation/Sources/__Feature__Presentation/__Name__Presenter.swift", file82, sizeof(file82)},
    {"scene-viper/Packages/__Area__Presentation/Tests/__Feature__PresentationTests/__Name__PresenterTests.swift", file83, sizeof(file83)},
    {"scene-viper/Packages/__Area__View/Sources/__Feature__Terminal/__Name__ViewController.swift", file84, sizeof(file84)},
    {"scene-viper/Packages/__Area__View/Tests/__Feature__TerminalTests/__Name__ViewControllerTests.swift", file85, sizeof(file85)},
    {"scene/Apps/__app__/Sources/__app__/AppProgram.swift", file86, sizeof(file86)},
    {"scene/Apps/__app__/Sources/__app__/AppScene.swift", file87, sizeof(file87)},
    {"scene/Apps/__app__/Sources/__app__/__App__App.swift", file88, sizeof(file88)},
    {"scene/Apps/__app__/Tests/__App__Tests/__Name__ScreenTests.swift", file89, sizeof(file89)},
    {"usecase-command/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift", file90, sizeof(file90)},
    {"usecase-command/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift", file91, sizeof(file91)},
    {"usecase-query/Packages/__Area__UseCase/Sources/__Feature__UseCase/__Name__.swift", file92, sizeof(file92)},
    {"usecase-query/Packages/__Area__UseCase/Tests/__Feature__UseCaseTests/__Name__Tests.swift", file93, sizeof(file93)},
};

const struct StrataTemplate *strata_templates(void) { return templates; }

size_t strata_template_count(void) { return sizeof(templates) / sizeof(templates[0]); }
