/** A field that another user changed and saved during an edit. */
export interface StaleField {
  field: string
  /** The saved value. */
  now: string
  /** The user's input, if it differs from both the read and the saved value. */
  typed?: string
}

/**
 * Compares a form's values as they were `read`, as another user has saved them meanwhile (`now`), and as `typed`. Returns
 * the fields that the other user changed, and `merged`: the typed values, and the saved values of unedited fields.
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
