# Completes voyager-cli in fish.

set -l commands open text links shot pdf mhtml script download identities settings permissions commands
set -l none "not __fish_seen_subcommand_from $commands"

complete -c voyager-cli -f
complete -c voyager-cli -n "$none" -a open -d "Say what an address leads to"
complete -c voyager-cli -n "$none" -a text -d "Print what a person would read"
complete -c voyager-cli -n "$none" -a links -d "Print where a page leads"
complete -c voyager-cli -n "$none" -a shot -d "Save a picture of a page"
complete -c voyager-cli -n "$none" -a pdf -d "Save a page as it would be printed"
complete -c voyager-cli -n "$none" -a mhtml -d "Save a page with all that it shows"
complete -c voyager-cli -n "$none" -a script -d "Run a script in a page"
complete -c voyager-cli -n "$none" -a download -d "Download files"
complete -c voyager-cli -n "$none" -a identities -d "List, make, rename and delete identities, and sites that open in one"
complete -c voyager-cli -n "$none" -a settings -d "Show and change settings"
complete -c voyager-cli -n "$none" -a permissions -d "Show and take back what sites may do"
complete -c voyager-cli -n "$none" -a commands -d "List the commands of the desktop"
complete -c voyager-cli -n "__fish_seen_subcommand_from identities" -a "list create rename delete rules rule"
complete -c voyager-cli -n "__fish_seen_subcommand_from settings" -a "get set"
complete -c voyager-cli -n "__fish_seen_subcommand_from permissions" -a "list remove clear"
complete -c voyager-cli -n "__fish_seen_subcommand_from shot pdf mhtml script" -F

complete -c voyager-cli -l identity -x -d "Open in this identity"
complete -c voyager-cli -l private -d "Keep everything in memory"
complete -c voyager-cli -l profile -x -a "(__fish_complete_directories)" -d "Keep everything in this folder"
complete -c voyager-cli -l json -d "Print JSON"
complete -c voyager-cli -l timeout -x -d "Seconds that a page is given"
complete -c voyager-cli -l wait -x -a "load idle" -d "When to work on a page"
complete -c voyager-cli -l jobs -x -d "Pages at once"
complete -c voyager-cli -l answer -x -a "confirm= prompt= leave= resend= name= password= permission= file= color= save=" -d "Answer a kind of question"
complete -c voyager-cli -s q -d "Print results and errors only"
complete -c voyager-cli -n "__fish_seen_subcommand_from download" -s o -x -a "(__fish_complete_directories)" -d "Download into this folder"
complete -c voyager-cli -n "__fish_seen_subcommand_from shot" -l full -d "Picture the whole page"
complete -c voyager-cli -n "__fish_seen_subcommand_from shot" -l width -x -d "Width of the page in pixels"
complete -c voyager-cli -n "__fish_seen_subcommand_from shot" -l zoom -x -d "Percent"
complete -c voyager-cli -l version -d "Show the version"
complete -c voyager-cli -l help -d "Show the help"
