import { inTab } from '../session/in-tab'
import type { DraftKey } from './draft-key'

type Values = Record<string, unknown>
/** The changed values of a form, each with its initial value. */
type Changes = Record<string, [from: unknown, to: unknown]>

/** Whether a value can be stored in a draft. */
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Reads, stores and deletes the draft of a form for the current user, in this tab. */
export function draftOf<V extends object>(key: DraftKey, initial: V) {
  const initialValues = initial as Values
  const draft = inTab<Changes>(`draft ${key}`)
  return {
    /**
     * Returns the values of the draft; undefined if there are none. A field that another user has saved meanwhile is left
     * out, otherwise its new value would be overwritten silently.
     */
    read(): Partial<V> | undefined {
      const changes = Object.entries(draft.read() ?? {})
      const current = changes.filter(([field, [from]]) => field in initialValues && initialValues[field] === from)
      if (current.length === 0) return undefined
      return Object.fromEntries(current.map(([field, [, to]]) => [field, to])) as Partial<V>
    },
    /** Stores changed strings, numbers and booleans, except of fields for which `isSecret` is true. */
    store(values: V, isSecret: (field: string) => boolean) {
      const changed = Object.entries(values).filter(
        ([field, value]) => isPlain(value) && value !== initialValues[field] && !isSecret(field),
      )
      if (changed.length === 0) draft.clear()
      else draft.keep(Object.fromEntries(changed.map(([field, to]) => [field, [initialValues[field], to]])))
    },
    clear: draft.clear,
  }
}
