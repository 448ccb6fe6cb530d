import { ownValue } from './own-value.ts'

/** A placeholder of a path, such as `:nroFicha`. */
const FIELD = /:\w+/g

/** Returns the names of the `:field` placeholders of a path. */
export const fieldsOf = (path: string): string[] => [...path.matchAll(FIELD)].map(([field]) => field.slice(1))

/** Replaces each `:field` of a path by the encoded value of that name; empty if there is none. */
export const fillPath = (path: string, values: Readonly<Record<string, string | number>>): string =>
  path.replace(FIELD, (field) => encodeURIComponent(ownValue(values, field.slice(1)) ?? ''))
