/**
 * Looks a name up that came from outside. Every object has `constructor` and others from its prototype, which no sender
 * may reach.
 */
export const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
