import type { BookType } from '@e965/xlsx'
import type { ImportKind } from '@fichero/contract/enums'
import { readFileOf } from '../../../testing/read-file.js'
import { hiding, rowsOf } from '../../../testing/spreadsheets.js'
import type { Cell } from './sheet.js'

const APPRENTICES: Cell[][] = [
  ['Documento', 'Nombre', 'Apellidos'],
  ...['ANA', 'LUZ', 'SOL', 'EVA', 'ROS'].map((name, index) => [`190065000${index}`, name, 'RÍOS']),
]
const USERS: Cell[][] = [
  ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Correo Institucional', 'Tipo de Instructor'],
  ...['ANA', 'LUZ'].map((name) => [
    'CC',
    name === 'ANA' ? 52000301 : 52000302,
    name,
    'RÍOS',
    `${name}@prueba.example`,
    'Planta',
  ]),
]
const problems = ({ warnings }: { warnings: { code: string; fila: number; columna: string; params: object }[] }) =>
  warnings
    .filter(({ code }) => code.startsWith('hidden'))
    .map(({ code, fila, columna, params }) => ({ code, fila, columna, params }))
const warning = (code: string, total: number, filas: string, fila: number) => ({
  code,
  fila,
  columna: '',
  params: { columna: '', valor: '', total, filas },
})

describe.each<BookType>(['biff8', 'xlsx', 'xlsm', 'xlsb', 'ods'])('hidden rows in %s', (bookType) => {
  it('of a list of apprentices are left out with their numbers, unless the user asks for them', async () => {
    const file = hiding(APPRENTICES, [3, 5, 6], [], bookType)
    const list = await readFileOf(file, ['aprendices'])
    expect(list.people.map(({ nombre }) => nombre)).toEqual(['ANA', 'SOL'])
    expect(list.filas).toBe(2)
    expect(problems(list)).toEqual([warning('hidden_left', 3, '3, 5–6', 3)])
    // They are in the file, so they are not absent.
    expect(list.mentioned.documents).toEqual(['1900650001', '1900650003', '1900650004'])
    const all = await readFileOf(file, ['aprendices'], { ocultas: true })
    expect(all.people).toHaveLength(5)
    expect(problems(all)).toEqual([warning('hidden_read', 3, '3, 5–6', 3)])
  })

  it('of a list of people are left out, unless the user asks for them', async () => {
    const file = hiding(USERS, [3], [], bookType)
    const list = await readFileOf(file, ['personas'])
    expect(list.users.map(({ nombre }) => nombre)).toEqual(['ANA'])
    expect(problems(list)).toEqual([warning('hidden_left', 1, '3', 3)])
    expect((await readFileOf(file, ['personas'], { ocultas: true })).users).toHaveLength(2)
  })

  it.each<[ImportKind]>([['juicios'], ['aprendices'], ['programa']])(
    'of a judgments report that is read as %s are read and named',
    async (kind) => {
      const rows = rowsOf('judgments').slice(0, 100)
      const whole = await readFileOf(hiding(rows, [], [], bookType), [kind])
      const report = await readFileOf(hiding(rows, [14, 15, 16, 100], [], bookType), [kind])
      expect(problems(report)).toEqual([warning('hidden_read', 4, '14–16, 100', 14)])
      expect({ ...report, warnings: [] }).toEqual({ ...whole, warnings: [] })
    },
  )
})

it('a list of which all rows are hidden is rejected', async () => {
  const file = hiding(APPRENTICES, [2, 3, 4, 5, 6])
  await expect(readFileOf(file, ['aprendices'])).rejects.toMatchObject({ code: 'rows_hidden', params: { total: 5 } })
  expect((await readFileOf(file, ['aprendices'], { ocultas: true })).people).toHaveLength(5)
})

it('hidden rows above the headings, and blank ones, are not reported', async () => {
  const rows: Cell[][] = [['Grupo de la tarde'], ...APPRENTICES, []]
  expect(problems(await readFileOf(hiding(rows, [1, 8]), ['aprendices']))).toEqual([])
})

it.each<BookType>(['biff8', 'xlsx', 'xlsb', 'ods'])(
  'hidden columns with a heading are read and named in %s',
  async (bookType) => {
    const list = await readFileOf(hiding(APPRENTICES, [], [2], bookType), ['aprendices'])
    expect(list.people.map(({ nombre }) => nombre)).toEqual(['ANA', 'LUZ', 'SOL', 'EVA', 'ROS'])
    expect(problems(list)).toEqual([{ code: 'hidden_column', fila: 1, columna: 'B', params: expect.any(Object) }])
  },
)

it('at most twenty ranges of hidden rows are named', async () => {
  const rows = [
    APPRENTICES[0]!,
    ...Array.from({ length: 60 }, (_, index): Cell[] => [1900650000 + index, 'ANA', 'RÍOS']),
  ]
  const odd = rows.map((_, index) => index + 1).filter((row) => row % 2 === 1)
  const [found] = problems(await readFileOf(hiding(rows, odd.slice(1)), ['aprendices']))
  expect(found).toMatchObject({ params: { total: 30, filas: expect.stringMatching(/^3, 5, .*, 41, …$/) } })
})
