import { getSession, onSessionChange } from '../session/store'

/**
 * In sessionStorage: `draft <user id> <initial values>`, the changed values of a form. A draft lasts as long as the tab
 * and belongs to one user and to the values that the form began with, so no form needs a name of its own.
 */
const KEY = 'draft '

type Values = Record<string, unknown>

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
export function draftOf<V extends object>(initial: V) {
  const base = initial as Values
  const key = `${owner()}${JSON.stringify(base)}`
  const clear = () => sessionStorage.removeItem(key)
  return {
    /** Returns the values that differ from the initial ones; undefined without a draft. */
    read(): Partial<V> | undefined {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<V> | null) ?? undefined
      } catch {
        return undefined
      }
    },
    /** Keeps what is text or a number, except fields that `isSecret` names. */
    keep(values: V, isSecret: (field: string) => boolean) {
      const changed = Object.entries(values).filter(
        ([field, value]) => isText(value) && value !== base[field] && !isSecret(field),
      )
      if (changed.length === 0) return clear()
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(changed)))
      } catch {
        // The storage is full or disabled: the form works without a draft.
      }
    },
    clear,
  }
}
