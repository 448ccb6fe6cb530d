import { PATHS } from '@fichero/contract/paths'

/**
 * In sessionStorage: `{ from, ended }`, the address to return to after signing in. It lasts as long as the tab and
 * survives the landing page, which is a separate document.
 */
const KEY = 'came-from'

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
export const clearReturnTo = () => sessionStorage.removeItem(KEY)
