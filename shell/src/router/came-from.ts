import { PATHS } from '@fichero/contract/paths'

/**
 * In sessionStorage: `{ from, ended }`, where to go after signing in. It lives as long as the tab does, and the landing page, which
 * is a document of its own, does not lose it.
 */
const KEY = 'came-from'

export interface CameFrom {
  /** An address of ours; the dashboard where nothing was kept. */
  from: string
  /** The session ended while the person was working: the sign-in screen says so. */
  ended: boolean
}

/** Path, query and hash of an address of this origin; undefined for every other. */
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

export const rememberPlace = (place: CameFrom) => sessionStorage.setItem(KEY, JSON.stringify(place))

export function cameFrom(): CameFrom {
  const { from, ended } = kept()
  return { from: ours(from) ?? PATHS.dashboard, ended: ended === true }
}

/** Whoever is in needs no way back. */
export const forgetPlace = () => sessionStorage.removeItem(KEY)
