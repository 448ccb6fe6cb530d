import { CFB } from '@e965/xlsx'
import { NO_RESULT } from './lost-values.js'

/** The sheets of .xlsx, and the only part of .ods that has any. */
const SHEETS = /^Root Entry\/(?:xl\/worksheets\/[^/]+\.xml|content\.xml)$/i
const SIGNS = ['<f', ':f', 'formula=', 'value-type=', 't="str"', "t='str'"]

/** A cell with a formula and, at most, an empty `v`. */
const CELL_OF_XLSX =
  /<((?:\w+:)?)c(\s[^<>]*)?>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v(?:\s*\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g
const TEXT = /\st=["']str["']/
const ANY_TYPE = /\st=["'][^"']*["']/

/** A cell of one text, with or without its formula. */
const TEXT_OF_XLSX =
  /<((?:\w+:)?)c(\s[^<>]*)>(?:\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))?\s*<(?:\w+:)?v(?:\s[^<>]*)?>([^<]+|<!\[CDATA\[[^<]*\]\]>)<\/(?:\w+:)?v>\s*<\/(?:\w+:)?c>/g

/** A cell of .ods without content. */
const CELL_OF_ODS = /<((?:\w+:)?table-cell)(\s[^<>]*)>(\s*<\/(?:\w+:)?table-cell>)?/g

interface Archive {
  FullPaths: string[]
  FileIndex: { content?: Buffer }[]
}

/**
 * Returns the bytes of an .xlsx or .ods in which each formula without a result has a text that says so: programs that
 * write a file without calculating leave it out, and the parser would take its cell for an empty one. Results that are
 * texts become inline texts.
 */
export function withResults(bytes: Buffer): Buffer {
  const archive: Archive = CFB.read(bytes, { type: 'buffer' })
  let isChanged = false
  archive.FullPaths.forEach((path, index) => {
    const part = archive.FileIndex[index]
    if (!part?.content || !SHEETS.test(path) || !SIGNS.some((sign) => part.content?.includes(sign))) return
    const xml = part.content.toString('latin1')
    const marked = markedFormulas(xml)
    if (marked === xml) return
    isChanged = true
    part.content = Buffer.from(marked, 'latin1')
  })
  return isChanged ? CFB.write(archive, { type: 'buffer', fileType: 'zip' }) : bytes
}

/** The sheet of an .xlsx, .ods or .fods with a text in each formula without a result. */
export const markedFormulas = (xml: string): string =>
  xml
    .replace(TEXT_OF_XLSX, inlineText)
    .replace(CELL_OF_XLSX, ofXlsx)
    .replace(CELL_OF_ODS, (...match: string[]) => ofOds(match))

/** The parser decodes the entities of a `t="str"` twice, and those of an inline text once. */
function inlineText(cell: string, prefix: string, attributes: string, text: string): string {
  if (!TEXT.test(attributes)) return cell
  const [is, t] = [`${prefix}is`, `${prefix}t`]
  const own = attributes.replace(ANY_TYPE, '')
  return `<${prefix}c${own} t="inlineStr"><${is}><${t} xml:space="preserve">${text}</${t}></${is}></${prefix}c>`
}

/** Excel writes the empty text as an empty `v` of the type `str`. */
function ofXlsx(cell: string, prefix: string, attributes = '', value?: string): string {
  if (value !== undefined && TEXT.test(attributes)) return cell
  return `<${prefix}c${attributes.replace(ANY_TYPE, '')} t="str"><${prefix}v>${NO_RESULT}</${prefix}v></${prefix}c>`
}

/** The parser drops a number that is not shown, and a text that is an attribute of an element with an end. */
function ofOds([cell = '', name, attributes = '', end]: string[]): string {
  const isClosed = attributes.endsWith('/')
  const type = /\s(?:\w+:)?value-type=["'](\w*)/.exec(attributes)?.[1]
  if (!isClosed && end === undefined) return cell
  const own = isClosed ? attributes.slice(0, -1) : attributes
  if (type === 'string') return `<${name}${own}/>`
  if (type) return `<${name}${own}></${name}>`
  if (!/\s(?:\w+:)?formula=/.test(own)) return cell
  return `<${name}${own} office:value-type="string"><text:p>${NO_RESULT}</text:p></${name}>`
}
