import { cutText, plainText } from '@fichero/contract/text'

/** Maximum length of a file name, in characters. */
const MAX_NAME = 150
/** Characters that some operating systems forbid or treat specially in file names. */
const UNSAFE = /[\\/:*?"<>|]/g
/** Characters that the ASCII form of a file name must not have. */
const NON_ASCII = /[^\w. -]/g

/** Converts a file name to a name that is safe on all operating systems. The extension remains. */
export function savedName(original: string): string {
  const name = plainText(original).replace(UNSAFE, '_')
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : cutText(name.slice(dot), 10)
  const stem = dot < 0 ? name : name.slice(0, dot)
  return `${cutText(stem, MAX_NAME - extension.length) || 'documento'}${extension}`
}

/**
 * Returns the `Content-Disposition` of a download. It has the name in UTF-8 and, for older clients, in ASCII
 * (https://www.rfc-editor.org/rfc/rfc6266#section-4.3).
 */
export function attachment(name: string): string {
  const ascii = name.normalize('NFD').replace(/\p{M}/gu, '').replace(NON_ASCII, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
