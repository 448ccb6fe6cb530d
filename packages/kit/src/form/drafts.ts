import { getSession, onSessionChange } from '../session/store'
import type { DraftKey } from './draft-key'

/**
 * In sessionStorage: `draft <user id> <draft key>`, the changed values of a form, each with the value that the form began
 * with. A draft lasts as long as the tab and belongs to one user.
 */
const KEY = 'draft '

type Values = Record<string, unknown>
type Changes = Record<string, [from: unknown, to: unknown]>

const owner = () => `${KEY}${getSession()?.user.id ?? 'nobody'} `
const isText = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

function forget(isGone: (key: string) => boolean) {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY) && isGone(key)) sessionStorage.removeItem(key)
}

/** Removes all drafts of this tab. */
export const clearDrafts = () => forget(() => true)

// A draft waits for its user while the session has ended, and goes when someone else signs in.
onSessionChange(() => {
  if (getSession()) forget((key) => !key.startsWith(owner()))
})

/** The draft of a form, for the current user. Without storage nothing is kept. */
export function draftOf<V extends object>(draft: DraftKey, initial: V) {
  const base = initial as Values
  const key = `${owner()}${draft}`
  const clear = () => sessionStorage.removeItem(key)
  return {
    /**
     * Returns the values that differ from the initial ones; undefined without any. A field that somebody else has saved
     * meanwhile is not among them: its new value would be overwritten without a word.
     */
    read(): Partial<V> | undefined {
      const kept = Object.entries(changesIn(key)).filter(([field, [from]]) => field in base && base[field] === from)
      if (kept.length === 0) return undefined
      return Object.fromEntries(kept.map(([field, [, to]]) => [field, to])) as Partial<V>
    },
    /** Keeps what is text or a number, except fields that `isSecret` names. */
    keep(values: V, isSecret: (field: string) => boolean) {
      const changed = Object.entries(values).filter(
        ([field, value]) => isText(value) && value !== base[field] && !isSecret(field),
      )
      if (changed.length === 0) return clear()
      try {
        const changes: Changes = Object.fromEntries(changed.map(([field, to]) => [field, [base[field], to]]))
        sessionStorage.setItem(key, JSON.stringify(changes))
      } catch {
        // The storage is full or disabled: the form works without a draft.
      }
    },
    clear,
  }
}

function changesIn(key: string): Changes {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Changes | null) ?? {}
  } catch {
    return {}
  }
}
