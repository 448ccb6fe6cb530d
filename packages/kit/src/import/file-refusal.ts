interface Refusal {
  code: 'wrongType' | 'tooLarge' | 'nothing'
  params: Record<string, string | number>
}

/** Why a file is not even worth sending; undefined when it is. The server looks again, and closer. */
export function refusal(file: File, accept: string[] | undefined, maxBytes: number): Refusal | undefined {
  const name = file.name
  if (accept && !accept.some((extension) => name.toLowerCase().endsWith(extension)))
    return { code: 'wrongType', params: { name, accept: accept.join(', ') } }
  if (file.size > maxBytes) return { code: 'tooLarge', params: { name, max: Math.floor(maxBytes / 1024 / 1024) } }
  if (file.size === 0) return { code: 'nothing', params: { name } }
  return undefined
}
