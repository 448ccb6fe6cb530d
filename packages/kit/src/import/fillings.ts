type Told<Field extends string> = Partial<Record<Field, string>>

/** Returns what to fill in a form: fields that are empty, or still as the file `before` filled them. */
export function fillings<Field extends string>(
  values: Record<Field, string>,
  told: Told<Field>,
  before: Told<Field>,
): [Field, string][] {
  const entries = Object.entries(told) as [Field, string][]
  return entries.filter(([field]) => values[field] === '' || values[field] === before[field])
}
