/// The text of `--help`.
enum Help {
  static let text = """
    Usage: voyager-cli COMMAND [ARGUMENT …] [OPTION …]

    Opens pages without a window, for scripts, for cron and over ssh.

    \(Verb.allCases.map { "  " + $0.usage }.joined(separator: "\n"))

      --identity NAME     open in the identity of this name
      --private           keep everything in memory
      --profile DIR       keep everything in this folder, apart from all other profiles
      --json              print JSON, one value a line
      --timeout S         give a page S seconds (30); a download may be silent for as long
      --wait WHEN         work on a page after: load, idle, or when a CSS selector finds something
      --jobs N            work on N pages side by side (4)
      --answer KIND=VALUE answer the page's questions of this kind
      -q                  print results and errors only
      -o DIR              download into this folder
      --full              picture the whole page, not only its beginning
      --width N           picture a page N pixels wide (1280)
      --zoom P            picture the page at P percent
      --all               clear the data of every site
      --kinds KIND,…      clear only data of these kinds: cookies, storage, serviceWorkers, cache
      --last TIME         with --all, clear what changed in the last hour, day, week or month
      --folder NAME       keep a bookmark in this folder, such as "Trips/Sea", or an account in this group
      --tags TAG,…        give a bookmark these tags
      --sign-in NAME      the name that an account is signed in with
      --online            with bookmarks check, ask each site whether its page is still there
      --show              print passwords, also where no terminal shows them
      --length N          generate a password of N characters (20)
      --form PROGRAM      export passwords as PROGRAM does (chrome)
      --from BROWSER      import from this browser, such as firefox
      --version           show the version and exit
      --help              show this help and exit

    Answers: \(GivenAnswers.forms).
    Exit status: 0 done, 1 a page failed, 2 wrong usage, 3 timed out, 4 refused, 5 profile in use.
    """
}
