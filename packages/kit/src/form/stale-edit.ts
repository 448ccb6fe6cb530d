/** One field that another person changed and saved during an edit. */
export interface StaleField {
  field: string
  now: string
  /** The own input, if it differs from both. */
  typed?: string
}

/**
 * Compares a form's values as they were `read`, as another person has saved them meanwhile (`now`), and as `typed`.
 * Returns the fields that the other person changed, and `merged`: what the user typed, and elsewhere what is saved now.
 */
export function staleEdit<Values extends Record<keyof Values, string>>(read: Values, now: Values, typed: Values) {
  const fields = Object.keys(read) as (keyof Values & string)[]
  const changes = fields
    .filter((field) => read[field] !== now[field])
    .map((field): StaleField => {
      const isTyped = typed[field] !== read[field] && typed[field] !== now[field]
      return { field, now: now[field], ...(isTyped && { typed: typed[field] }) }
    })
  const untouched = fields.filter((field) => typed[field] === read[field])
  const merged: Values = { ...typed, ...Object.fromEntries(untouched.map((field) => [field, now[field]])) }
  return { changes, merged }
}
