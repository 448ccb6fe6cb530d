import { inTab } from '../session/in-tab'
import type { DraftKey } from './draft-key'

type Values = Record<string, unknown>
/** The changed values of a form, each with the value that the form began with. */
type Changes = Record<string, [from: unknown, to: unknown]>

const isText = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** The draft of a form, for the current user. */
export function draftOf<V extends object>(key: DraftKey, initial: V) {
  const base = initial as Values
  const draft = inTab<Changes>(`draft ${key}`)
  return {
    /**
     * Returns the values that differ from the initial ones; undefined without any. A field that somebody else has saved
     * meanwhile is not among them: its new value would be overwritten without a word.
     */
    read(): Partial<V> | undefined {
      const changes = Object.entries(draft.read() ?? {})
      const kept = changes.filter(([field, [from]]) => field in base && base[field] === from)
      if (kept.length === 0) return undefined
      return Object.fromEntries(kept.map(([field, [, to]]) => [field, to])) as Partial<V>
    },
    /** Keeps what is text or a number, except fields that `isSecret` names. */
    keep(values: V, isSecret: (field: string) => boolean) {
      const changed = Object.entries(values).filter(
        ([field, value]) => isText(value) && value !== base[field] && !isSecret(field),
      )
      if (changed.length === 0) draft.clear()
      else draft.keep(Object.fromEntries(changed.map(([field, to]) => [field, [base[field], to]])))
    },
    clear: draft.clear,
  }
}
