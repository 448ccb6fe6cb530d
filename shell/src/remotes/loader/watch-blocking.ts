import { PAGE_LIMITS } from '@fichero/contract/page-limits'
import { type Release, releasesInPage } from './release'
import { reportFailure } from './report-failure'
import { shownScreens } from './shown-screens'

/** A frame that took long, with the scripts that ran in it (https://w3c.github.io/long-animation-frames). Times are in ms. */
export interface LongFrame {
  scripts: {
    /** File of the function that the browser called; empty if it is not known. */
    sourceURL: string
    /** From the start of compilation. */
    startTime: number
    executionStart: number
    duration: number
    /** Time in dialogs and synchronous requests. */
    pauseDuration: number
  }[]
}

const ENTRY_TYPE = 'long-animation-frame'
/** In sessionStorage: name and hash of the release that blocked last in this tab. */
const KEY = 'remotes.blocked'

/**
 * Reports modules that keep the page from reacting for longer than `fichero-remote check` accepts, twice in a tab
 * (docs/decisions/remote-releases.md#blocked-pages). Does nothing in browsers without the entries.
 */
export function watchBlocking() {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(ENTRY_TYPE)) return
  /** The shell alone took long: this machine is slow or busy, and would make sound modules fail. */
  let isSlow = false
  const judge = (frame: LongFrame) => {
    if (shownScreens().length === 0 && timeOf(frame, isOfShell) > PAGE_LIMITS.bloqueo / 2) isSlow = true
    const release = isSlow || document.visibilityState === 'hidden' ? undefined : blockingRelease(frame)
    if (!release || release.isEdited || !isRepeated(release)) return
    const [screen, ...others] = shownScreens().filter((shown) => shown.release === release)
    reportFailure(release, 'blocking', screen && others.length === 0 ? { page: screen.page } : {})
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) judge(entry as unknown as LongFrame)
  })
  observer.observe({ type: ENTRY_TYPE, buffered: true })
}

/**
 * Returns the release whose code ran for too long in a frame: the one whose files the browser called, or the only one that is shown,
 * because React calls the code of all modules from the shell's files.
 */
function blockingRelease(frame: LongFrame): Release | undefined {
  const isTooLong = (isCounted: (url: string) => boolean) => timeOf(frame, isCounted) > PAGE_LIMITS.bloqueo
  const named = releasesInPage().find(({ base }) => isTooLong((url) => url.startsWith(base)))
  const [shown, ...others] = new Set(shownScreens().map(({ release }) => release))
  if (named || !shown || others.length > 0) return named
  return isTooLong((url) => url.startsWith(shown.base) || isOfShell(url)) ? shown : undefined
}

/** Returns the time in ms that scripts of a frame ran, without compilation and pauses. */
const timeOf = ({ scripts }: LongFrame, isCounted: (url: string) => boolean) =>
  scripts
    .filter(({ sourceURL }) => isCounted(sourceURL))
    .reduce(
      (total, { startTime, executionStart, duration, pauseDuration }) =>
        total + duration - (executionStart - startTime) - pauseDuration,
      0,
    )

/** Whether a URL is one of the shell's files. Scripts that browser extensions write into the page have the page's URL. */
const isOfShell = (url: string) => {
  const [origin, file] = [url.slice(0, url.lastIndexOf('/')), url.slice(url.lastIndexOf('/'))]
  return origin === window.location.origin && file.endsWith('.js')
}

/** Whether the release blocked in this tab before: once, a machine may just have woken up. */
function isRepeated({ name, hash }: Release): boolean {
  try {
    const before = sessionStorage.getItem(KEY)
    sessionStorage.setItem(KEY, `${name}/${hash}`)
    return before === `${name}/${hash}`
  } catch {
    return false
  }
}
