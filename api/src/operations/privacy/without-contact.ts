import { CONTACT_FIELDS } from '@fichero/contract/apprentice.fields'
import { columnsOf } from '@fichero/contract/fields'

/** Which contact data is removed. */
export interface RedactionScope {
  /** All document numbers of the person, current and former. */
  documents: readonly string[]
  /** Whether the mail address of the person's account is removed too. */
  withAccount: boolean
}

const CONTACT = new Set<string>([...columnsOf(CONTACT_FIELDS), 'correo_busqueda'])

/**
 * Returns the value without a person's contact data; the same object if there is none. Contact data belongs to the person if
 * it is in a record with the person's document number.
 * @param isAboutPerson whether the whole value belongs to the person
 */
export function withoutContact<T>(value: T, scope: RedactionScope, isAboutPerson = false): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const redacted = value.map((item) => withoutContact(item, scope, isAboutPerson))
    return redacted.every((item, index) => item === value[index]) ? value : (redacted as T)
  }
  const isOfPerson =
    isAboutPerson || ('nro_documento' in value && scope.documents.includes(String(value.nro_documento)))
  const isRemoved = (key: string) =>
    isOfPerson && (CONTACT.has(key) || (scope.withAccount && key === 'correo_institucional'))
  const before = Object.entries(value)
  const after = before.map(([key, part]) => [key, isRemoved(key) ? null : withoutContact(part, scope, isOfPerson)])
  return after.every(([, part], index) => part === before[index]?.[1]) ? value : Object.fromEntries(after)
}
