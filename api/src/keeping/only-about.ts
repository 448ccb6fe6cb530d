/**
 * The same value without what its lists have of others: of a list of records or of documents that names the person, only what
 * names them, and of a list of records that does not, nothing.
 */
export function onlyAbout(value: unknown, documents: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const theirs = value.filter((one) => names(one, documents))
    return theirs.length > 0 || value.some(isRecord) ? theirs.map((one) => onlyAbout(one, documents)) : value
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onlyAbout(one, documents)]))
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

const names = (value: unknown, documents: readonly string[]): boolean =>
  isRecord(value) ? Object.values(value).some((one) => names(one, documents)) : documents.includes(String(value))
