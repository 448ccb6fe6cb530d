type Refusal = 'wrongType' | 'tooLarge' | 'nothing'

interface Limits {
  maxBytes: number
  /** In lower case, with the dot. */
  extensions: readonly string[]
}

/** Returns why a file must not be sent; undefined if it may. The server checks it again, more thoroughly. */
export function refusal({ name, size }: File, { maxBytes, extensions }: Limits): Refusal | undefined {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) return 'wrongType'
  if (size > maxBytes) return 'tooLarge'
  if (size === 0) return 'nothing'
  return undefined
}
