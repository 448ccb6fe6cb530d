/**
 * Returns the text from which the hash of a release is computed: its descriptor without the hash, as JSON with sorted
 * keys, because a database may return the keys in another order.
 */
export const descriptorText = ({ hash: _, ...content }: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(content, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** Returns the hash of a release. `sha256` returns hexadecimal digits; it is a parameter, because browsers have no synchronous function. */
export const releaseHashOf = (descriptor: object, sha256: (text: string) => string): string =>
  sha256(descriptorText(descriptor as Record<string, unknown>)).slice(0, 16)
