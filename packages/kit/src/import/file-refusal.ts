import { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'

type Refusal = 'wrongType' | 'tooLarge' | 'nothing'

/** Returns why a file must not be sent; undefined if it may. The server checks it again, more thoroughly. */
export function refusal({ name, size }: File, maxBytes: number): Refusal | undefined {
  if (!SPREADSHEET_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) return 'wrongType'
  if (size > maxBytes) return 'tooLarge'
  if (size === 0) return 'nothing'
  return undefined
}
