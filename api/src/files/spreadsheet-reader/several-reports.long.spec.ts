import type { ImportKind } from '@fichero/contract/enums'
import { readFileOf } from '../../../testing/read-file.js'
import { FORMATS, type Format, fileOf } from '../../../testing/tables/formats.js'
import { gridOf } from '../../../testing/tables/grid.js'
import { type Call, KIND_NAMES, KINDS, type KindName } from '../../../testing/tables/kinds.js'
import type { Row, Table, Written } from '../../../testing/tables/table.js'
import { Random } from '../../operations/demo/random.js'
import type { Report } from './records.js'

const FORMS = FORMATS.filter(({ isOdd }) => !isOdd)
/** The kind that the reader accepts in the request that imports a table. */
const ACCEPTS: Readonly<Record<Call, ImportKind>> = {
  list: 'aprendices',
  'new ficha': 'juicios',
  judgments: 'juicios',
  design: 'programa',
  people: 'personas',
}
const OTHER_FICHA = 2_666_001

const lineOf = (line: Written[]): Row => ({ cells: new Map(), line })

/** How somebody puts a second table below the first one: the lines between the rows of both. */
const JOINTS: Readonly<Record<string, (second: Table) => Written[][]>> = {
  'its title, labels and headings': ({ above, columns }) => [
    // Only reports of SOFIA Plus have a title.
    ...(above.length > 2 ? above.slice(0, 1) : []),
    ['Ficha de Caracterización:', null, OTHER_FICHA],
    ...above.slice(1).filter(([label]) => label !== 'Ficha de Caracterización:'),
    headings(columns),
  ],
  'its labels and headings': ({ columns }) => [['Ficha:', OTHER_FICHA], ['Programa:', 'COCINA'], headings(columns)],
  'a line that names its ficha, and headings': ({ columns }) => [
    [`Ficha N.º ${OTHER_FICHA} - COCINA`],
    headings(columns),
  ],
  'blank rows, its ficha and headings': ({ columns }) => [[], [], [`FICHA: ${OTHER_FICHA}`], [], headings(columns)],
  'its title only': () => [['Reporte de Aprendices'], ['Ficha de Caracterización:', null, OTHER_FICHA]],
  'other headings': ({ columns }) => [headings(columns).toReversed()],
}
const JOINT_NAMES = Object.keys(JOINTS)

const headings = (columns: Table['columns']) => columns.map(({ heading }) => heading)

/** Returns two tables in one sheet, the row number of the second one's first line, and the row number before its data. */
function join(first: Table, second: Table, joint: string) {
  const lines = JOINTS[joint]!(second)
  const start = first.above.length + 1 + first.rows.length + 1
  const rows = gridOf(second).lines.slice(second.above.length + 1)
  const data =
    joint === 'other headings'
      ? rows.map(({ cells }) => padded(cells, second).toReversed())
      : rows.map(({ cells }) => cells)
  const all = [...lines, ...data].map(lineOf)
  const firstLine = start + lines.findIndex((line) => line.length > 0)
  return {
    table: { ...first, rows: [...first.rows, ...all] },
    firstLine,
    offset: start + lines.length - second.above.length - 2,
  }
}

const padded = (cells: Written[], { columns }: Table) => columns.map((_, index) => cells[index] ?? null)

/** What a file says about its rows, with row numbers that begin later by `offset`. */
function contentOf(report: Report, offset = 0) {
  const moved = <T extends { fila: number }>(records: T[]) =>
    records.map((record) => ({ ...record, fila: record.fila + offset }))
  if (report.kind === 'juicios') return [moved(report.people), moved(report.design), moved(report.judgments)]
  if (report.kind === 'aprendices') return moved(report.people)
  if (report.kind === 'tyt') return moved(report.people)
  if (report.kind === 'instructores') return moved(report.scheduled)
  if (report.kind === 'pe04') return moved(report.fichas)
  return report.kind === 'programa' ? moved(report.outcomes) : moved(report.users)
}

const CASES = KIND_NAMES.flatMap((kind, k) =>
  JOINT_NAMES.flatMap((joint, j): [KindName, string, string, Format][] => {
    // All joints in a workbook; in each other format each kind with one joint, and each joint with at least one kind.
    const forms = FORMS.filter(({ name }, f) => name === 'xlsx' || (k + f) % JOINT_NAMES.length === j)
    return forms.map((format) => [kind, joint, format.name, format])
  }),
)

it.each(CASES)('%s below another one, with %s, is another report in a file of the format %s', async (...example) => {
  const [kind, joint, , format] = example
  const { make, call } = KINDS[kind]
  const [first, second] = [make(new Random(3)), make(new Random(4))]
  const accepts = [ACCEPTS[call]]
  const { table, firstLine, offset } = join(first, second, joint)
  const file = await fileOf(table, format)
  const error = (await readFileOf(file, accepts).catch((refusal: unknown) => refusal)) as { params: object }
  expect(error).toMatchObject({ code: 'several_reports', params: { total: 2 } })
  const ficha = joint === 'other headings' ? '—' : OTHER_FICHA
  const lastNamed = new RegExp(`[ »]${firstLine} \\(${ficha}\\)$`)
  expect(error.params).toMatchObject({ reportes: expect.stringMatching(lastNamed) })
  const alone = await readFileOf(await fileOf(first, format), accepts)
  expect(contentOf(await readFileOf(file, accepts, { nroReporte: 1 }))).toEqual(contentOf(alone))
  if (joint === 'its title only') return
  const other = await readFileOf(await fileOf(second, format), accepts)
  expect(contentOf(await readFileOf(file, accepts, { nroReporte: 2 }))).toEqual(contentOf(other, offset))
})
