# Completes voyager-cli in bash.

_voyager_cli() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local settings='allowsThirdPartyCookies appearance asksBeforeCaret asksForDownloads checksSpelling clearsOnExit downloadFolder familyCatalog fontSize hidesSingleTabBar httpsFirst interfaceScale keepsHistory languages letsPinnedTabsSleep minimumFontSize monospaceFont monospaceFontSize neverSleeps newTab opensNewTabsInFront pageDrawing pageZoom pippa preventsTracking readerColors readerFont readerTextSize readerWidth sansSerifFont searchEngine searchEngines serifFont shortcuts showsBookmarksBar showsCaret showsMostVisited showsThumbnails siteStyles sleepAfter spellingLanguages standardFont startContent startPage suggestsSearches'
  local commands='open text links shot pdf mhtml script download identities settings permissions history session departures bookmarks accounts passwords data commands'
  local options='--identity --private --profile --json --timeout --wait --jobs --answer -q --version --help'
  local answers='confirm= prompt= leave= resend= name= password= permission= file= color= save='
  local command='' word

  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ " $commands " == *" $word "* ]]; then
      command=$word
      break
    fi
  done

  case $previous in
    --profile | -o)
      mapfile -t COMPREPLY < <(compgen -d -- "$current")
      return
      ;;
    --wait)
      mapfile -t COMPREPLY < <(compgen -W 'load idle' -- "$current")
      return
      ;;
    --answer)
      compopt -o nospace
      mapfile -t COMPREPLY < <(compgen -W "$answers" -- "$current")
      return
      ;;
    --from)
      mapfile -t COMPREPLY < <(compgen -W 'firefox librewolf chrome chromium brave edge vivaldi' -- "$current")
      return
      ;;
    --kinds)
      mapfile -t COMPREPLY < <(compgen -W 'cookies storage serviceWorkers cache' -- "$current")
      return
      ;;
    --last)
      mapfile -t COMPREPLY < <(compgen -W 'hour day week month' -- "$current")
      return
      ;;
    --identity)
      mapfile -t COMPREPLY < <(compgen -W "$(voyager-cli identities -q 2>/dev/null | cut -f 1)" -- "$current")
      return
      ;;
    --folder | --sign-in | --length | --form | --tags | --timeout | --jobs | --width | --zoom)
      return
      ;;
  esac

  case $command in
    shot) options+=' --full --width --zoom' ;;
    download) options+=' -o' ;;
    accounts) options+=' --folder --sign-in' ;;
    passwords) options+=' --show --length --form' ;;
    bookmarks) options+=' --folder --tags --from --online' ;;
    history) options+=' --from' ;;
    data) options+=' --all --kinds --last' ;;
  esac
  if [[ $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    return
  fi
  case $command in
    '') mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$current") ;;
    identities) mapfile -t COMPREPLY < <(compgen -W 'list create rename delete clear-on-exit proxy rules rule' -- "$current") ;;
    settings) mapfile -t COMPREPLY < <(compgen -W "list get set $settings" -- "$current") ;;
    permissions) mapfile -t COMPREPLY < <(compgen -W 'list remove clear' -- "$current") ;;
    session) mapfile -t COMPREPLY < <(compgen -W 'list save export restore' -- "$current"; compgen -f -- "$current") ;;
    departures) mapfile -t COMPREPLY < <(compgen -W 'list' -- "$current") ;;
    history) mapfile -t COMPREPLY < <(compgen -W 'search export delete clear import' -- "$current"; compgen -f -- "$current") ;;
    accounts) mapfile -t COMPREPLY < <(compgen -W 'list add remove import export' -- "$current"; compgen -f -- "$current") ;;
    passwords) mapfile -t COMPREPLY < <(compgen -W 'list add import export generate check' -- "$current"; compgen -f -- "$current") ;;
    bookmarks) mapfile -t COMPREPLY < <(compgen -W 'list add check import export' -- "$current"; compgen -f -- "$current") ;;
    data) mapfile -t COMPREPLY < <(compgen -W 'list clear' -- "$current") ;;
    *) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
  esac
}

complete -o filenames -F _voyager_cli voyager-cli
