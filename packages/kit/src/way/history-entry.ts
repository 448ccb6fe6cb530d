import { getSession } from '../session/store'

/** What screens keep in one entry of the tab's history, beside what React Router has there. */
interface Kept {
  /** Id of the user whose it is: another one who signs in in the tab does not see it. */
  of: number | undefined
  values: Record<string, unknown>
}

interface Entry {
  /** React Router's name of the entry; the first one of a tab has none. */
  key?: string
  /** How many entries of the application are before it. */
  idx?: number
  kept?: Kept
}

const entry = () => (window.history.state ?? {}) as Entry
const owner = () => getSession()?.user.id

/** A page that is drawn later than the next navigation must not read or write the next entry. */
const isCurrent = (key: string) => (entry().key ?? 'default') === key

/** Returns a value of the entry with this `location.key`, which lasts as long as the tab, over a reload too. */
export function readEntry<T>(key: string, name: string): T | undefined {
  const { kept } = entry()
  return isCurrent(key) && kept?.of === owner() ? (kept?.values[name] as T | undefined) : undefined
}

export function writeEntry(key: string, name: string, value: unknown) {
  if (!isCurrent(key)) return
  const { kept } = entry()
  const values = { ...(kept?.of === owner() && kept?.values), [name]: value }
  window.history.replaceState({ ...entry(), kept: { of: owner(), values } satisfies Kept }, '')
}

/** The place of the current entry in the tab's history. */
export const place = () => entry().idx ?? 0
