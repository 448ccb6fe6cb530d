/**
 * Returns the text of a descriptor by which its release is known: all of it but the hash, with the keys of each object
 * in order, so that it is the same on every way to a database and back.
 */
export const descriptorText = ({ hash: _, ...content }: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(content, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** Returns the hash that a release has by its content. `sha256` answers in hexadecimal; the page has none at hand. */
export const releaseHashOf = (descriptor: object, sha256: (text: string) => string): string =>
  sha256(descriptorText(descriptor as Record<string, unknown>)).slice(0, 16)
