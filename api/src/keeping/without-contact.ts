/** Whose contact data goes, and whether the address of an account goes as well. */
export interface Own {
  /** The number of today and the former ones. */
  documents: readonly string[]
  withAccount: boolean
}

const CONTACT = new Set(['celular', 'correo', 'correo_busqueda'])

/**
 * The same value without a person's contact data; the very same one where it has none. In a record that names several people,
 * what stands beside the person's document is the person's.
 * @param isOwn whether all of it is the person's
 */
export function withoutContact<T>(value: T, own: Own, isOwn = false): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const bare = value.map((one) => withoutContact(one, own, isOwn))
    return bare.every((one, at) => one === value[at]) ? value : (bare as T)
  }
  const isTheirs = isOwn || ('nro_documento' in value && own.documents.includes(String(value.nro_documento)))
  const goes = (key: string) => isTheirs && (CONTACT.has(key) || (own.withAccount && key === 'correo_institucional'))
  const before = Object.entries(value)
  const after = before.map(([key, one]) => [key, goes(key) ? null : withoutContact(one, own, isTheirs)])
  return after.every(([, one], at) => one === before[at]?.[1]) ? value : Object.fromEntries(after)
}
