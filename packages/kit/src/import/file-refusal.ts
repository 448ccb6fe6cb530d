interface Refusal {
  code: 'wrongType' | 'tooLarge' | 'nothing'
  params: Record<string, string | number>
}

/** Returns why a file must not be sent; undefined if it may. The server checks it again, more thoroughly. */
export function refusal(file: File, accept: string[] | undefined, maxBytes: number): Refusal | undefined {
  const name = file.name
  if (accept && !accept.some((extension) => name.toLowerCase().endsWith(extension)))
    return { code: 'wrongType', params: { name, accept: accept.join(', ') } }
  if (file.size > maxBytes) return { code: 'tooLarge', params: { name, max: Math.floor(maxBytes / 1024 / 1024) } }
  if (file.size === 0) return { code: 'nothing', params: { name } }
  return undefined
}
