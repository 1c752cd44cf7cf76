// A new template gets an entry here; a test compares the entries with the files.

#include "CStrataTemplates.h"

// The packages that this file belongs to have other C code, which stays what it is.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file0[] = {
#embed "project/Apps/__app__/Package.swift"
};
static const unsigned char file1[] = {
#embed "project/Apps/__app__/Sources/__app__/AppScene.swift"
};
static const unsigned char file2[] = {
#embed "project/Apps/__app__/Sources/__app__/Main.swift"
};
static const unsigned char file3[] = {
#embed "project/Apps/__app__/Sources/__app__/__App__App.swift"
};
static const unsigned char file4[] = {
#embed "project/Apps/__app__/Tests/__App__Tests/__App__Tests.swift"
};
static const unsigned char file5[] = {
#embed "project/Makefile"
};
static const unsigned char file6[] = {
#embed "project/Packages/Domain/Package.swift"
};
static const unsigned char file7[] = {
#embed "project/Packages/Domain/Sources/__Feature__Domain/__Feature__.swift"
};
static const unsigned char file8[] = {
#embed "project/Packages/Domain/Sources/__Feature__Domain/__Feature__Gateway.swift"
};
static const unsigned char file9[] = {
#embed "project/Packages/Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift"
};
static const unsigned char file10[] = {
#embed "project/Packages/Presentation/Package.swift"
};
static const unsigned char file11[] = {
#embed "project/Packages/Presentation/Sources/__Feature__Contract/__Feature__Contract.swift"
};
static const unsigned char file12[] = {
#embed "project/Packages/Presentation/Sources/__Feature__Presentation/Report+__Feature__.swift"
};
static const unsigned char file13[] = {
#embed "project/Packages/Presentation/Sources/__Feature__Presentation/__Feature__Display+Domain.swift"
};
static const unsigned char file14[] = {
#embed "project/Packages/Presentation/Sources/__Feature__Presentation/__Feature__FailureAlerts.swift"
};
static const unsigned char file15[] = {
#embed "project/Packages/Presentation/Sources/__Feature__Presentation/__Feature__Interactor.swift"
};
static const unsigned char file16[] = {
#embed "project/Packages/Presentation/Sources/__Feature__Presentation/__Feature__Messages.swift"
};
static const unsigned char file17[] = {
#embed "project/Packages/Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift"
};
static const unsigned char file18[] = {
#embed "project/Packages/Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift"
};
static const unsigned char file19[] = {
#embed "project/Packages/Presentation/Tests/__Feature__PresentationTests/__Feature__ReportTests.swift"
};
static const unsigned char file20[] = {
#embed "project/Packages/Repository/Package.swift"
};
static const unsigned char file21[] = {
#embed "project/Packages/Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift"
};
static const unsigned char file22[] = {
#embed "project/Packages/Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift"
};
static const unsigned char file23[] = {
#embed "project/Packages/UseCase/Package.swift"
};
static const unsigned char file24[] = {
#embed "project/Packages/UseCase/Sources/__Feature__UseCase/Increment__Feature__.swift"
};
static const unsigned char file25[] = {
#embed "project/Packages/UseCase/Sources/__Feature__UseCase/Restore__Feature__.swift"
};
static const unsigned char file26[] = {
#embed "project/Packages/UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift"
};
static const unsigned char file27[] = {
#embed "project/Packages/View/Package.swift"
};
static const unsigned char file28[] = {
#embed "project/Packages/View/Sources/__Feature__CommandLine/__Feature__Invocation.swift"
};
static const unsigned char file29[] = {
#embed "project/Packages/View/Sources/__Feature__Terminal/__Feature__RootView.swift"
};
static const unsigned char file30[] = {
#embed "project/Packages/View/Sources/__Feature__Terminal/__Feature__ViewController.swift"
};
static const unsigned char file31[] = {
#embed "project/Packages/View/Tests/__Feature__CommandLineTests/__Feature__ProgramTests.swift"
};
static const unsigned char file32[] = {
#embed "project/Packages/View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift"
};
static const unsigned char file33[] = {
#embed "project/README.md"
};
static const unsigned char file34[] = {
#embed "project/architecture.toml"
};
static const unsigned char file35[] = {
#embed "project/dot-github/workflows/test.yml"
};
static const unsigned char file36[] = {
#embed "project/dot-gitignore"
};

static const struct ProjectTemplate templates[] = {
    {"Apps/__app__/Package.swift", file0, sizeof(file0)},
    {"Apps/__app__/Sources/__app__/AppScene.swift", file1, sizeof(file1)},
    {"Apps/__app__/Sources/__app__/Main.swift", file2, sizeof(file2)},
    {"Apps/__app__/Sources/__app__/__App__App.swift", file3, sizeof(file3)},
    {"Apps/__app__/Tests/__App__Tests/__App__Tests.swift", file4, sizeof(file4)},
    {"Makefile", file5, sizeof(file5)},
    {"Packages/Domain/Package.swift", file6, sizeof(file6)},
    {"Packages/Domain/Sources/__Feature__Domain/__Feature__.swift", file7, sizeof(file7)},
    {"Packages/Domain/Sources/__Feature__Domain/__Feature__Gateway.swift", file8, sizeof(file8)},
    {"Packages/Domain/Tests/__Feature__DomainTests/__Feature__Tests.swift", file9, sizeof(file9)},
    {"Packages/Presentation/Package.swift", file10, sizeof(file10)},
    {"Packages/Presentation/Sources/__Feature__Contract/__Feature__Contract.swift", file11, sizeof(file11)},
    {"Packages/Presentation/Sources/__Feature__Presentation/Report+__Feature__.swift", file12, sizeof(file12)},
    {"Packages/Presentation/Sources/__Feature__Presentation/__Feature__Display+Domain.swift", file13, sizeof(file13)},
    {"Packages/Presentation/Sources/__Feature__Presentation/__Feature__FailureAlerts.swift", file14, sizeof(file14)},
    {"Packages/Presentation/Sources/__Feature__Presentation/__Feature__Interactor.swift", file15, sizeof(file15)},
    {"Packages/Presentation/Sources/__Feature__Presentation/__Feature__Messages.swift", file16, sizeof(file16)},
    {"Packages/Presentation/Sources/__Feature__Presentation/__Feature__Presenter.swift", file17, sizeof(file17)},
    {"Packages/Presentation/Tests/__Feature__PresentationTests/__Feature__PresenterTests.swift", file18, sizeof(file18)},
    {"Packages/Presentation/Tests/__Feature__PresentationTests/__Feature__ReportTests.swift", file19, sizeof(file19)},
    {"Packages/Repository/Package.swift", file20, sizeof(file20)},
    {"Packages/Repository/Sources/__Feature__Repository/Stored__Feature__Gateway.swift", file21, sizeof(file21)},
    {"Packages/Repository/Tests/__Feature__RepositoryTests/Stored__Feature__GatewayTests.swift", file22, sizeof(file22)},
    {"Packages/UseCase/Package.swift", file23, sizeof(file23)},
    {"Packages/UseCase/Sources/__Feature__UseCase/Increment__Feature__.swift", file24, sizeof(file24)},
    {"Packages/UseCase/Sources/__Feature__UseCase/Restore__Feature__.swift", file25, sizeof(file25)},
    {"Packages/UseCase/Tests/__Feature__UseCaseTests/__Feature__UseCaseTests.swift", file26, sizeof(file26)},
    {"Packages/View/Package.swift", file27, sizeof(file27)},
    {"Packages/View/Sources/__Feature__CommandLine/__Feature__Invocation.swift", file28, sizeof(file28)},
    {"Packages/View/Sources/__Feature__Terminal/__Feature__RootView.swift", file29, sizeof(file29)},
    {"Packages/View/Sources/__Feature__Terminal/__Feature__ViewController.swift", file30, sizeof(file30)},
    {"Packages/View/Tests/__Feature__CommandLineTests/__Feature__ProgramTests.swift", file31, sizeof(file31)},
    {"Packages/View/Tests/__Feature__TerminalTests/__Feature__ViewControllerTests.swift", file32, sizeof(file32)},
    {"README.md", file33, sizeof(file33)},
    {"architecture.toml", file34, sizeof(file34)},
    {"dot-github/workflows/test.yml", file35, sizeof(file35)},
    {"dot-gitignore", file36, sizeof(file36)},
};

const struct ProjectTemplate *strata_project_templates(void) { return templates; }

size_t strata_project_template_count(void) { return sizeof(templates) / sizeof(templates[0]); }
