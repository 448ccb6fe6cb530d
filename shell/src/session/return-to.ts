import { PATHS } from '@fichero/contract/paths'
import type { NavigationType } from 'react-router-dom'

/**
 * In sessionStorage: `{ from, ended }`, the address to return to after signing in. It lasts as long as the tab and
 * survives the landing page, which is a separate document.
 */
const KEY = 'came-from'
/** In sessionStorage, from signing out until the next sign-in in this tab. */
const SIGNED_OUT = 'signed-out'
let isSignedOutHere = false

export interface ReturnTo {
  /** A same-origin address; the dashboard if none is stored. */
  from: string
  /** The session ended while the user was working; the sign-in screen shows this. */
  ended: boolean
}

/** Returns path, query and hash of a same-origin URL; undefined for any other value. */
function ours(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined
  const { origin, pathname, search, hash } = new URL(address, window.location.origin)
  return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined
}

function kept(): Record<string, unknown> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

export const storeReturnTo = (place: ReturnTo) => sessionStorage.setItem(KEY, JSON.stringify(place))

export function readReturnTo(): ReturnTo {
  const { from, ended } = kept()
  return { from: ours(from) ?? PATHS.dashboard, ended: ended === true }
}

/** Called after signing in. */
export function clearReturnTo() {
  sessionStorage.removeItem(KEY)
  sessionStorage.removeItem(SIGNED_OUT)
}

/** Whether somebody signs out on this page, which it leaves. */
export const isSigningOut = () => isSignedOutHere

/** Whether somebody has signed out in this tab, and nobody has signed in since. */
const isSignedOut = () => sessionStorage.getItem(SIGNED_OUT) !== null

/** Called when somebody signs out: what was open is nothing that the next person in this tab returns to. */
export function markSignedOut() {
  clearReturnTo()
  sessionStorage.setItem(SIGNED_OUT, 'true')
  isSignedOutHere = true
}

/** Whether the browser's Back or Forward has led to a screen of somebody who signed out. */
export function isFormerPersons(navigation: NavigationType): boolean {
  if (navigation !== 'POP' || !isSignedOut()) return false
  if (isSignedOutHere) return true
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'back_forward'
}
