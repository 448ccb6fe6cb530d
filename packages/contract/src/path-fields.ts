import { ownValue } from './own-value.ts'

const FIELD = /:\w+/g

/** Returns the names that stand in a path for values. */
export const fieldsOf = (path: string): string[] => [...path.matchAll(FIELD)].map(([field]) => field.slice(1))

/** Replaces each `:field` of a path by the value of that name. */
export const fillPath = (path: string, values: Readonly<Record<string, string | number>>): string =>
  path.replace(FIELD, (field) => encodeURIComponent(ownValue(values, field.slice(1)) ?? ''))
