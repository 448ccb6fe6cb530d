import { cutText, plainText } from '@fichero/contract/text'

const MAX_NAME = 150
/** No system takes these in the name of a file, or each in its own way. */
const UNSAFE = /[\\/:*?"<>|]/g
const LATIN = /[^\w. -]/g

/** Returns a name under which any system can save the file, with its extension. */
export function savedName(original: string): string {
  const name = plainText(original).replace(UNSAFE, '_')
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : cutText(name.slice(dot), 10)
  const stem = dot < 0 ? name : name.slice(0, dot)
  return `${cutText(stem, MAX_NAME - extension.length) || 'documento'}${extension}`
}

/**
 * Returns the `Content-Disposition` that saves a file under this name, in Latin letters for clients that know only those
 * (https://www.rfc-editor.org/rfc/rfc6266#section-4.3).
 */
export function attachment(name: string): string {
  const latin = name.normalize('NFD').replace(/\p{M}/gu, '').replace(LATIN, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${latin}"; filename*=UTF-8''${encoded}`
}
