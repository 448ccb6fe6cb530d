/**
 * Returns the value that a record has under a name from outside, as a descriptor's icon or page. `record[name]` would
 * also find what every object has: `constructor`, `toString`.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
