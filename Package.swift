// swift-tools-version: 6.2

import PackageDescription

// The parent builds and passes its tests on a machine without GTK or WebKitGTK:
// VOYAGER_CORE_ONLY=1 leaves out every target that needs their headers.
let coreOnly = Context.environment["VOYAGER_CORE_ONLY"] == "1"

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
  // A newer GTK deprecates calls that Debian 12 still needs.
  .treatWarning("DeprecatedDeclaration", as: .warning),
]

let core: [Target] = [
  .systemLibrary(name: "CSQLite", path: "Modules/CSQLite", pkgConfig: "sqlite3"),
  .target(name: "VoyagerCore", dependencies: ["CSQLite"], swiftSettings: settings),
  .target(
    name: "VoyagerTesting", dependencies: ["VoyagerCore"], path: "Tests/VoyagerTesting",
    swiftSettings: settings),
  .executableTarget(
    name: "SettingsWriter", dependencies: ["VoyagerCore"], path: "Tests/SettingsWriter",
    swiftSettings: settings),
  .executableTarget(
    name: "LibraryBench", dependencies: ["VoyagerCore", "CSQLite"], path: "Tests/LibraryBench",
    swiftSettings: settings),
  .testTarget(
    name: "VoyagerCoreTests", dependencies: ["VoyagerCore", "VoyagerTesting", "SettingsWriter"],
    exclude: ["History/Fixtures", "Import/Fixtures"],
    swiftSettings: settings),
]

let desktop: [Target] = [
  .systemLibrary(name: "WebKitFlags", path: "Modules/WebKitFlags", pkgConfig: "webkitgtk-6.0"),
  .systemLibrary(name: "AdwFlags", path: "Modules/AdwFlags", pkgConfig: "libadwaita-1"),
  .systemLibrary(name: "PslFlags", path: "Modules/PslFlags", pkgConfig: "libpsl"),
  .systemLibrary(name: "SecretFlags", path: "Modules/SecretFlags", pkgConfig: "libsecret-1"),
  .target(
    name: "CDesktop", dependencies: ["WebKitFlags", "AdwFlags", "PslFlags", "SecretFlags"],
    path: "Modules/CDesktop"),
  .target(name: "GTK", dependencies: ["CDesktop"], swiftSettings: settings),
  .systemLibrary(name: "CProcess", path: "Modules/CProcess"),
  .target(
    name: "VoyagerLinux", dependencies: ["VoyagerCore", "GTK", "CDesktop", "CProcess"],
    swiftSettings: settings),
  .target(
    name: "VoyagerWebKit", dependencies: ["VoyagerCore", "GTK", "CDesktop"],
    swiftSettings: settings),
  .target(
    name: "VoyagerGTK", dependencies: ["VoyagerCore", "VoyagerLinux", "GTK"],
    swiftSettings: settings),
  .executableTarget(
    name: "voyager", dependencies: ["VoyagerGTK", "VoyagerWebKit"], swiftSettings: settings),
  .target(
    name: "VoyagerTerminal", dependencies: ["VoyagerCore", "VoyagerLinux"], swiftSettings: settings),
  .executableTarget(
    name: "voyager-cli", dependencies: ["VoyagerTerminal", "VoyagerWebKit"], swiftSettings: settings),

  .executableTarget(
    name: "VaultProbe", dependencies: ["VoyagerLinux", "VoyagerCore"], path: "Tests/VaultProbe",
    swiftSettings: settings),
  .target(name: "CTestLoop", dependencies: ["CDesktop"], path: "Modules/CTestLoop"),
  .systemLibrary(name: "CAccessibility", path: "Modules/CAccessibility", pkgConfig: "gio-2.0"),
  .testTarget(
    name: "GTKTests", dependencies: ["GTK", "VoyagerTesting", "CDesktop", "CTestLoop"],
    swiftSettings: settings),
  .testTarget(
    name: "VoyagerLinuxTests", dependencies: ["VoyagerLinux", "VoyagerCore", "CDesktop", "VaultProbe"],
    swiftSettings: settings),
  .testTarget(
    name: "VoyagerGTKTests",
    dependencies: ["VoyagerGTK", "VoyagerWebKit", "VoyagerCore", "VoyagerTesting", "GTK", "CTestLoop"],
    swiftSettings: settings),
  .testTarget(
    name: "VoyagerWebKitTests",
    dependencies: [
      "VoyagerWebKit", "VoyagerCore", "VoyagerTesting", "GTK", "CDesktop", "CTestLoop",
    ],
    exclude: ["Reader/Pages"],
    swiftSettings: settings),
  .testTarget(
    name: "VoyagerTerminalTests",
    dependencies: ["VoyagerTerminal", "VoyagerGTK", "VoyagerCore", "VoyagerTesting"],
    swiftSettings: settings),
  .executableTarget(
    name: "VoyagerWithDevices",
    dependencies: ["VoyagerGTK", "VoyagerWebKit", "VoyagerCore", "GTK", "CDesktop"],
    path: "Tests/VoyagerWithDevices", swiftSettings: settings),
  .testTarget(
    name: "VoyagerAppTests",
    dependencies: ["VoyagerCore", "VoyagerTesting", "CAccessibility", "CSQLite", "VoyagerWithDevices"],
    exclude: ["Selenium"],
    swiftSettings: settings),
]

let package = Package(
  name: "voyager",
  products: coreOnly
    ? [.library(name: "VoyagerCore", targets: ["VoyagerCore"])]
    : [
      .executable(name: "voyager", targets: ["voyager"]),
      .executable(name: "voyager-cli", targets: ["voyager-cli"]),
    ],
  targets: coreOnly ? core : core + desktop
)
