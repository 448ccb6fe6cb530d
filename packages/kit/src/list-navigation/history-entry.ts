import { getSession } from '../session/store'

/** The values that screens store in an entry of the tab's history, beside the state of React Router. */
interface StoredValues {
  /** Id of the user. Another user who signs in in the same tab must not see the values. */
  of: number | undefined
  values: Record<string, unknown>
}

interface Entry {
  /** React Router's key of the entry; the first entry of a tab has no key. */
  key?: string
  /** How many entries of the application are before it. */
  idx?: number
  /** The stored values of the screen. */
  kept?: StoredValues
}

/** Returns the state of the current history entry. */
const entry = () => (window.history.state ?? {}) as Entry
/** Returns the id of the signed-in user. */
const owner = () => getSession()?.user.id

/** False after a navigation: a screen that renders late must not use the history entry of the next screen. */
const isCurrent = (key: string) => (entry().key ?? 'default') === key

/** Returns a value of the current user from the entry with this `location.key`. Entries survive a reload of the tab. */
export function readEntry<T>(key: string, name: string): T | undefined {
  const { kept } = entry()
  return isCurrent(key) && kept?.of === owner() ? (kept?.values[name] as T | undefined) : undefined
}

/** Stores a value for the current user in the entry with this `location.key`, if that is the current entry. */
export function writeEntry(key: string, name: string, value: unknown) {
  if (!isCurrent(key)) return
  const { kept } = entry()
  const values = { ...(kept?.of === owner() && kept?.values), [name]: value }
  window.history.replaceState({ ...entry(), kept: { of: owner(), values } satisfies StoredValues }, '')
}

/** Returns the index of the current entry in the tab's history. */
export const historyIndex = () => entry().idx ?? 0
