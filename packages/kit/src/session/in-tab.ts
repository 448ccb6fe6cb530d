import { getSession, onSessionChange } from './store'

/** In sessionStorage: `tab <user id> <name>`, as JSON. */
const KEY = 'tab '

/** Returns the prefix of the current user's keys. */
const owner = () => `${KEY}${getSession()?.user.id ?? 'nobody'} `

/** Removes the values whose keys meet a condition. */
function removeKeys(isRemoved: (key: string) => boolean) {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(KEY) && isRemoved(key)) sessionStorage.removeItem(key)
}

/** Removes the values of all users from this tab. */
export const clearTab = () => removeKeys(() => true)

// A user's values stay after the session has ended, until another user signs in.
onSessionChange(() => {
  if (getSession()) removeKeys((key) => !key.startsWith(owner()))
})

/**
 * Stores a JSON value of the current user until the tab is closed or the user signs out. A reload keeps the value. Nothing
 * is stored if the storage is full or disabled.
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
        // The storage is full or disabled: the page works without the stored value.
      }
    },
    clear: () => sessionStorage.removeItem(key),
  }
}
