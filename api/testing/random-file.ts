import type { Cell, SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import type { Random } from '../src/operations/demo/random.js'
import { document, picture, webPage } from './bad-files.js'
import { fixture } from './fixtures.js'
import { TEXTS } from './nearly-valid.js'
import { edited } from './spreadsheets.js'

const REPORTS = ['program', 'apprentices', 'judgments', 'apprenticesCsv', 'judgmentsXlsx', 'instructors'] as const
const EDITABLE = ['program', 'apprentices', 'judgments'] as const
const NAMES = [
  'reporte.xls',
  'reporte.xlsx',
  'reporte.csv',
  'reporte',
  '',
  '../../reporte.xls',
  'a"b;.xls',
  `${'n'.repeat(900)}.xls`,
]

/** A spreadsheet that is probably wrong in some way. */
export function randomFile(random: Random): SpreadsheetFile {
  const bytes = random.of(KINDS)(random)
  return { name: random.of(NAMES), bytes }
}

const KINDS: ((random: Random) => Buffer)[] = [
  (random) => fixture(random.of(REPORTS)).bytes,
  (random) => fixture(random.of(REPORTS)).bytes,
  cut,
  scratched,
  rewritten,
  rewritten,
  (random) => random.of([webPage(), picture(), document()]).bytes,
  (random) => Buffer.from(random.of(TEXTS)),
  (random) =>
    Buffer.from(Array.from({ length: 2000 }, () => random.of(TEXTS).slice(0, 50)).join(random.of([',', ';', '\n']))),
  (random) => Buffer.from(Array.from({ length: 3000 }, () => random.between(0, 255))),
]

/** Truncates a fixture at a random byte. */
function cut(random: Random): Buffer {
  const { bytes } = fixture(random.of(REPORTS))
  return bytes.subarray(0, random.between(0, bytes.length))
}

/** Changes some bytes anywhere. */
function scratched(random: Random): Buffer {
  const bytes = Buffer.from(fixture(random.of(REPORTS)).bytes)
  for (let count = random.between(1, 40); count > 0; count--)
    bytes[random.between(0, bytes.length - 1)] = random.between(0, 255)
  return bytes
}

/** Few rows, because the library takes a tenth of a second to write 3,000 cells. */
const ROWS = 60

/** Changes some cells, drops or repeats some rows. */
function rewritten(random: Random): Buffer {
  const change = (rows: Cell[][]) => {
    rows.splice(ROWS)
    for (let count = random.between(1, 12); count > 0; count--) {
      const row = random.of(rows)
      row[random.between(0, row.length + 1)] = random.of<Cell>([
        ...TEXTS.map((text) => text.slice(0, 3000)),
        null,
        0,
        1.5,
        -1,
      ])
    }
    if (random.next() < 0.3) rows.splice(random.between(0, rows.length - 1), random.between(1, 3))
    if (random.next() < 0.3) rows.push([...random.of(rows)])
  }
  return edited(random.of(EDITABLE), change, random.of(['biff8', 'xlsx'] as const)).bytes
}
