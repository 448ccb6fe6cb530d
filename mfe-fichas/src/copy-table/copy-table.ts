/** The cells of a table by row; the first row has the headings. */
export type Cells = readonly (readonly (string | number)[])[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string)

/** Returns a cell as one line. A spreadsheet takes a text behind an apostrophe as text, so that no name becomes a formula. */
function contentOf(cell: string | number): string {
  const line = String(cell).replace(/\s+/g, ' ')
  return typeof cell === 'string' && /^[=+\-@]/.test(line) ? `'${line}` : line
}

/** Returns the table as lines with tabs, which spreadsheets split into cells. */
export const textOf = (cells: Cells) => cells.map((row) => row.map(contentOf).join('\t')).join('\n')

/**
 * Returns the table as HTML, which word processors, mail programs and spreadsheets paste as a table. Without style attributes:
 * browsers parse the text in the page, whose content security policy refuses them.
 */
export function htmlOf([head = [], ...rows]: Cells): string {
  const line = (row: Cells[number], tag: 'th' | 'td') =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(contentOf(cell))}</${tag}>`).join('')}</tr>`
  return `<table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`
}

/**
 * Copies a table to the clipboard, as HTML too where the browser can: Firefox before 127 copies text only.
 * @throws if the browser does not permit it, as without HTTPS
 */
export async function copyTable(cells: Cells) {
  const text = textOf(cells)
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
  const formats = { 'text/plain': text, 'text/html': htmlOf(cells) }
  const blobs = Object.entries(formats).map(([type, content]) => [type, new Blob([content], { type })])
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
}
