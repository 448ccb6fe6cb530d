import { copyTable, htmlOf, textOf } from './copy-table'

const CELLS = [
  ['Aprendiz', 'Documento', 'Faltan'],
  ['VEGA, "LUZ" <A&B>', '00123', 6],
  ['=1+1', 'P\t1\nP2', 0],
]
const TEXT = 'Aprendiz\tDocumento\tFaltan\nVEGA, "LUZ" <A&B>\t00123\t6\n\'=1+1\tP 1 P2\t0'

/** Replaces the clipboard, and the constructor of its items; undefined as in browsers without it. */
function replaceClipboard(clipboard: object | undefined, Item?: unknown) {
  Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true })
  Object.defineProperty(globalThis, 'ClipboardItem', { value: Item, configurable: true })
}

test('a table as text has a line for each row and a tab between cells', () => {
  expect(textOf(CELLS)).toBe(TEXT)
})

test('a table as HTML has the same cells, escaped and without styles', () => {
  expect(htmlOf(CELLS)).toBe(
    [
      '<table><tr><th>Aprendiz</th><th>Documento</th><th>Faltan</th></tr>',
      '<tr><td>VEGA, &quot;LUZ&quot; &lt;A&amp;B&gt;</td><td>00123</td><td>6</td></tr>',
      "<tr><td>'=1+1</td><td>P 1 P2</td><td>0</td></tr></table>",
    ].join(''),
  )
})

test.each(['=A1', '+57', '-1', '@SUM(A1)'])(
  'the text %s is behind an apostrophe, and a negative number is not',
  (text) => {
    expect(textOf([[text, -1]])).toBe(`'${text}\t-1`)
  },
)

test('a table is copied as text and as HTML', async () => {
  const write = jest.fn()
  class Item {
    constructor(readonly formats: Record<string, Blob>) {}
  }
  replaceClipboard({ write }, Item)
  await copyTable(CELLS)
  const [[[{ formats }]]] = write.mock.calls as [[[Item]]]
  expect(Object.entries(formats).map(([type, blob]) => [type, blob.type])).toEqual([
    ['text/plain', 'text/plain'],
    ['text/html', 'text/html'],
  ])
  expect(await formats['text/plain']?.text()).toBe(TEXT)
  expect(await formats['text/html']?.text()).toBe(htmlOf(CELLS))
})

test('a table is copied as text where the clipboard accepts nothing else', async () => {
  const writeText = jest.fn()
  replaceClipboard({ writeText })
  await copyTable(CELLS)
  expect(writeText).toHaveBeenCalledWith(TEXT)
})

test('copying fails where the browser has no clipboard, as without HTTPS', async () => {
  replaceClipboard(undefined)
  await expect(copyTable(CELLS)).rejects.toThrow(TypeError)
})
