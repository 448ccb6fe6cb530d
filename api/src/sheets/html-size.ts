import { OdsSize } from './ods-size.js'
import { LAST_COLUMN, LAST_ROW } from './usual-size.js'

const SPAN = /\b(row|col)span\s*=["'\s]*(\d+)/gi

/** Whether a web page or an OpenDocument in one file spans or repeats more than any report has. */
export function isOversized(text: string): boolean {
  for (const [, way = '', count] of text.matchAll(SPAN))
    if (Number(count) > (way.toLowerCase() === 'row' ? LAST_ROW : LAST_COLUMN)) return true
  return new OdsSize().exceeds(text)
}
