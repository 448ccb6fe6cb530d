/** The cells of a table by row; the first row has the headings. */
export type Cells = readonly (readonly (string | number)[])[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string)

/** Returns the table as lines with tabs, which spreadsheets split into cells. */
export const textOf = (cells: Cells) =>
  cells.map((row) => row.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')).join('\n')

/**
 * Returns the table as HTML, which word processors, mail programs and spreadsheets paste as a table. Excel keeps cells with this
 * number format as text, so that a document number keeps its zeros and no name becomes a formula.
 */
export function htmlOf([head = [], ...rows]: Cells): string {
  const heading = (cell: string | number) => `<th>${escaped(String(cell))}</th>`
  const data = (cell: string | number) =>
    typeof cell === 'number' ? `<td>${cell}</td>` : `<td style="mso-number-format:'\\@'">${escaped(cell)}</td>`
  const line = (parts: string[]) => `<tr>${parts.join('')}</tr>`
  return `<table>${line(head.map(heading))}${rows.map((row) => line(row.map(data))).join('')}</table>`
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
