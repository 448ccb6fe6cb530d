import { getSession, onSessionChange } from './store'

/** In sessionStorage: `tab <user id> <name>`, as JSON. */
const KEY = 'tab '

const owner = () => `${KEY}${getSession()?.user.id ?? 'nobody'} `

function forget(isGone: (key: string) => boolean) {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY) && isGone(key)) sessionStorage.removeItem(key)
}

/** Removes what was kept in this tab, for everybody. */
export const clearTab = () => forget(() => true)

// It waits for its user while the session has ended, and goes when someone else signs in.
onSessionChange(() => {
  if (getSession()) forget((key) => !key.startsWith(owner()))
})

/**
 * Keeps a value of the current user for as long as the tab is open, also over a reload. Signing out removes it. Where
 * storage is full or disabled nothing is kept.
 */
export function inTab<T>(name: string) {
  const key = `${owner()}${name}`
  return {
    read(): T | undefined {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null) ?? undefined
      } catch {
        return undefined
      }
    },
    keep(value: T) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // The page works without it.
      }
    },
    clear: () => sessionStorage.removeItem(key),
  }
}
