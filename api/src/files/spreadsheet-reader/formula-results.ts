import { CFB } from '@e965/xlsx'
import { NO_RESULT } from './lost-values.js'

/** The parts with cells: the sheets of .xlsx, and the content of .ods. */
const SHEETS = /^Root Entry\/(?:xl\/worksheets\/[^/]+\.xml|content\.xml)$/i
/** A part without any of these texts is not parsed, because it has no formula and no text value. */
const MARKERS = ['<f', ':f', 'formula=', 'value-type=', 't="str"', "t='str'"]

/** A cell with a formula and, at most, an empty `v`. */
const CELL_OF_XLSX =
  /<((?:\w+:)?)c(\s[^<>]*)?>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(<(?:\w+:)?v(?:\s*\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/g
const TEXT = /\st=["']str["']/
const ANY_TYPE = /\st=["'][^"']*["']/

/** A cell with a text value, with or without a formula. */
const TEXT_OF_XLSX =
  /<((?:\w+:)?)c(\s[^<>]*)>(?:\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))?\s*<(?:\w+:)?v(?:\s[^<>]*)?>([^<]+|<!\[CDATA\[[^<]*\]\]>)<\/(?:\w+:)?v>\s*<\/(?:\w+:)?c>/g

/** A cell of .ods without content. */
const CELL_OF_ODS = /<((?:\w+:)?table-cell)(\s[^<>]*)>(\s*<\/(?:\w+:)?table-cell>)?/g

interface Archive {
  FullPaths: string[]
  FileIndex: { content?: Buffer }[]
}

/**
 * Returns the bytes of an .xlsx or .ods in which each formula without a result has the text `NO_RESULT`. Programs that
 * write a file without calculating omit results, and the parser would return an empty cell. Results that are texts become
 * inline texts.
 */
export function withResults(bytes: Buffer): Buffer {
  const archive: Archive = CFB.read(bytes, { type: 'buffer' })
  let isChanged = false
  archive.FullPaths.forEach((path, index) => {
    const part = archive.FileIndex[index]
    if (!part?.content || !SHEETS.test(path) || !MARKERS.some((sign) => part.content?.includes(sign))) return
    const xml = part.content.toString('latin1')
    const marked = markedFormulas(xml)
    if (marked === xml) return
    isChanged = true
    part.content = Buffer.from(marked, 'latin1')
  })
  return isChanged ? CFB.write(archive, { type: 'buffer', fileType: 'zip' }) : bytes
}

/** Does the same as `withResults` for the XML of one sheet of an .xlsx, .ods or .fods. */
export const markedFormulas = (xml: string): string =>
  xml
    .replace(TEXT_OF_XLSX, inlineText)
    .replace(CELL_OF_XLSX, markXlsxCell)
    .replace(CELL_OF_ODS, (...match: string[]) => markOdsCell(match))

/** Turns a `t="str"` into an inline text: the parser decodes entities of a `str` twice, but of an inline text once. */
function inlineText(cell: string, prefix: string, attributes: string, text: string): string {
  if (!TEXT.test(attributes)) return cell
  const [is, t] = [`${prefix}is`, `${prefix}t`]
  const others = attributes.replace(ANY_TYPE, '')
  return `<${prefix}c${others} t="inlineStr"><${is}><${t} xml:space="preserve">${text}</${t}></${is}></${prefix}c>`
}

/** Marks a formula of an .xlsx without a result. An empty `v` of type `str` is a result: Excel's form of an empty text. */
function markXlsxCell(cell: string, prefix: string, attributes = '', value?: string): string {
  if (value !== undefined && TEXT.test(attributes)) return cell
  return `<${prefix}c${attributes.replace(ANY_TYPE, '')} t="str"><${prefix}v>${NO_RESULT}</${prefix}v></${prefix}c>`
}

/** The parser drops a number in a self-closing cell, and a text attribute of a cell with an end tag; this swaps both forms. */
function markOdsCell([cell = '', name, attributes = '', end]: string[]): string {
  const isClosed = attributes.endsWith('/')
  const type = /\s(?:\w+:)?value-type=["'](\w*)/.exec(attributes)?.[1]
  if (!isClosed && end === undefined) return cell
  const others = isClosed ? attributes.slice(0, -1) : attributes
  if (type === 'string') return `<${name}${others}/>`
  if (type) return `<${name}${others}></${name}>`
  if (!/\s(?:\w+:)?formula=/.test(others)) return cell
  return `<${name}${others} office:value-type="string"><text:p>${NO_RESULT}</text:p></${name}>`
}
