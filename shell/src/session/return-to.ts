import { PATHS } from '@fichero/contract/paths'
import type { NavigationType } from 'react-router-dom'

/**
 * In sessionStorage: `{ from, ended, why }`, the URL to return to after signing in. The value lasts as long as the tab and
 * survives the landing page, which is a separate document.
 */
const KEY = 'came-from'
/** In sessionStorage, from signing out until the next sign-in in this tab. */
const SIGNED_OUT = 'signed-out'
/** Whether the user has signed out since this document was loaded. */
let isSignedOutHere = false

/** What the sign-in page needs to know about the page that the user came from. */
export interface ReturnTo {
  /** A same-origin URL; the dashboard if none is stored. */
  from: string
  /** Whether the session ended while the user was working, which the sign-in page shows. */
  ended: boolean
  /** Why the session ended, if the API gave a reason. */
  why?: string | undefined
}

/** Returns path, query and hash of a same-origin URL; undefined for any other value. */
function sameOriginPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined
  const { origin, pathname, search, hash } = new URL(address, window.location.origin)
  return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined
}

/** Returns the stored object; empty if there is none or if it is damaged. */
function stored(): Record<string, unknown> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? '') ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}

export const storeReturnTo = (returnTo: ReturnTo) => sessionStorage.setItem(KEY, JSON.stringify(returnTo))

/** Returns the stored value, with defaults for missing fields. */
export function readReturnTo(): ReturnTo {
  const { from, ended, why } = stored()
  return {
    from: sameOriginPath(from) ?? PATHS.dashboard,
    ended: ended === true,
    why: typeof why === 'string' ? why : undefined,
  }
}

/** Called after signing in. */
export function clearReturnTo() {
  sessionStorage.removeItem(KEY)
  sessionStorage.removeItem(SIGNED_OUT)
}

/** Whether the user has signed out on this page, which the browser is leaving. */
export const isSigningOut = () => isSignedOutHere

/** Whether somebody has signed out in this tab, and nobody has signed in since. */
const isSignedOut = () => sessionStorage.getItem(SIGNED_OUT) !== null

/** Called when the user signs out, so that the next user of this tab does not return to the same page. */
export function markSignedOut() {
  clearReturnTo()
  sessionStorage.setItem(SIGNED_OUT, 'true')
  isSignedOutHere = true
}

/** Whether Back or Forward has opened a page of a user who signed out. */
export function isOfFormerUser(navigation: NavigationType): boolean {
  if (navigation !== 'POP' || !isSignedOut()) return false
  if (isSignedOutHere) return true
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'back_forward'
}
