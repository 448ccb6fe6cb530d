/**
 * Returns the value of a record under an untrusted name, such as an icon of a descriptor. `record[name]` would also find
 * inherited properties: `constructor`, `toString`.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
