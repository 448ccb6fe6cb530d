import { FIRST_ROW, type ListedRow, pe04File, pe04Rows } from '../../../testing/pe04-file.js'
import { readFileOf } from '../../../testing/read-file.js'
import { spreadsheet, workbook } from '../../../testing/spreadsheets.js'
import type { SpreadsheetFile } from './sheet.js'

const read = (file: SpreadsheetFile) => readFileOf(file, ['pe04'])
const readRows = (...rows: ListedRow[]) => read(pe04File(rows))
const problems = (list: { fila: number; columna: string; code: string }[]) =>
  list.map(({ fila, columna, code }) => [fila, columna, code])

const RECORD = {
  fila: FIRST_ROW,
  nro_ficha: 2_888_001,
  terminada: false,
  nivel: 'tecnologo',
  etapa: 'lectiva',
  jornada: 'mixta',
  responsable: 'EVA LUGO MORA',
  fecha_inicio: '2026-02-02',
  fecha_fin: '2028-02-02',
  programa: { codigo: '134577', version: '1', nombre: 'GESTION DE HUERTAS URBANAS Y VIVEROS', horas: 3984 },
  centro: {
    codigo: '9225',
    nombre: 'CENTRO DEL NORTE',
    codigo_regional: '68',
    regional: 'REGIONAL SANTANDER',
  },
}

it('the fichas of a PE-04 are read by their headings, without warnings about its other columns', async () => {
  expect(await readRows({}, { IDENTIFICADOR_FICHA: '2888002', FECHA_INICIO_FICHA: '20/01/2026' })).toMatchObject({
    kind: 'pe04',
    filas: 2,
    fichas: [RECORD, { ...RECORD, fila: FIRST_ROW + 1, nro_ficha: 2_888_002, fecha_inicio: '2026-01-20' }],
    omitidas: [],
    rejected: [],
    warnings: [],
  })
})

it('the sheet is found among others, and its header in another row', async () => {
  const rows = pe04Rows([{}]).slice(4)
  const sheets = Array.from({ length: 14 }, (_, index): [string, (string | number)[][]] => [
    `Hoja ${index + 1}`,
    [['Suma de TOTAL', index]],
  ])
  const file = workbook('centro.xlsx', [...sheets, ['Fichas', rows]])
  expect(await read(file)).toMatchObject({ fichas: [{ ...RECORD, fila: 2 }] })
})

it('dates may be cells of dates or texts', async () => {
  const file = await readRows({ FECHA_INICIO_FICHA: 46_055, FECHA_TERMINACION_FICHA: '2028-02-02' })
  expect(file.fichas).toMatchObject([{ fecha_inicio: '2026-02-02', fecha_fin: '2028-02-02' }])
})

it.each<[ListedRow, object]>([
  [{ ESTADO_CURSO: 'Terminada' }, { terminada: true }],
  [{ ESTADO_CURSO: 'Terminada por fecha' }, { terminada: true }],
  [{ ESTADO_CURSO: 'TERMINADO' }, { terminada: true }],
  [{ ESTADO_CURSO: 'Terminada por unificación' }, { terminada: true }],
  [{ ESTADO_CURSO: 'EN EJECUCIÓN' }, { terminada: false }],
  [{ ETAPA_FICHA: 'PRACTICA' }, { etapa: 'productiva' }],
  [{ ETAPA_FICHA: null }, { etapa: null }],
  [{ MODALIDAD_FORMACION: 'VIRTUAL' }, { jornada: 'virtual' }],
  [{ MODALIDAD_FORMACION: 'A DISTANCIA', NOMBRE_JORNADA: 'DIURNA' }, { jornada: 'diurna' }],
  [{ NOMBRE_JORNADA: 'FINES DE SEMANA' }, { jornada: null }],
  [{ NIVEL_FORMACION: 'TECNICO' }, { nivel: 'tecnico' }],
  [{ NOMBRE_RESPONSABLE: ' ' }, { responsable: null }],
  [{ CODIGO_CENTRO: null }, { centro: null }],
  [{ CODIGO_REGIONAL: null }, { centro: { ...RECORD.centro, codigo_regional: null, regional: null } }],
  [{ DURACION_PROGRAMA: '2208.0' }, { programa: { ...RECORD.programa, horas: 2208 } }],
])('%j is read as %j', async (row, expected) => {
  const { fichas, warnings } = await readRows(row)
  expect(fichas).toMatchObject([expected])
  expect(warnings).toEqual([])
})

it('rows of levels that Fichero does not have are counted and not read', async () => {
  const { fichas, omitidas, filas } = await readRows(
    {},
    { NIVEL_FORMACION: 'EVENTO', IDENTIFICADOR_FICHA: 'x' },
    { NIVEL_FORMACION: 'EVENTO' },
    { NIVEL_FORMACION: 'CURSO ESPECIAL' },
    { NIVEL_FORMACION: 'PROFUNDIZACIÓN TÉCNICA' },
  )
  expect([fichas.length, filas]).toEqual([1, 5])
  expect(omitidas).toEqual([
    { nivel: 'EVENTO', filas: 2 },
    { nivel: 'CURSO ESPECIAL', filas: 1 },
    { nivel: 'PROFUNDIZACIÓN TÉCNICA', filas: 1 },
  ])
})

it('a ficha of several rows is taken from the newest period, or else from the last row', async () => {
  const repeated = await readRows({}, { NOMBRE_RESPONSABLE: 'LEO ÁVILA' })
  expect(repeated.fichas).toMatchObject([{ fila: FIRST_ROW + 1, responsable: 'LEO ÁVILA' }])
  expect(problems(repeated.warnings)).toEqual([[FIRST_ROW, 'IDENTIFICADOR_FICHA', 'ficha_repeated']])
  const { fichas } = await readRows({ PERIODO: '202606' }, { PERIODO: '202605' })
  expect(fichas).toMatchObject([{ fila: FIRST_ROW }])
})

it('rows with errors are named, and the others are read', async () => {
  const { fichas, rejected, warnings } = await readRows(
    { IDENTIFICADOR_FICHA: 'SF_1' },
    { IDENTIFICADOR_FICHA: 2_888_002, FECHA_INICIO_FICHA: 'mañana' },
    { IDENTIFICADOR_FICHA: 2_888_003, FECHA_TERMINACION_FICHA: '02/02/2026' },
    { IDENTIFICADOR_FICHA: 2_888_004, DURACION_PROGRAMA: 'un año', NOMBRE_PROGRAMA_FORMACION: null },
    { IDENTIFICADOR_FICHA: 2_888_005, CODIGO_PROGRAMA: '1'.repeat(21) },
    { IDENTIFICADOR_FICHA: 2_888_006, NIVEL_FORMACION: null },
    { IDENTIFICADOR_FICHA: 2_888_007, ESTADO_CURSO: 'Aplazada' },
  )
  expect(problems(rejected)).toEqual([
    [6, 'IDENTIFICADOR_FICHA', 'ficha_invalid'],
    [7, 'FECHA_INICIO_FICHA', 'day_invalid'],
    [8, 'FECHA_TERMINACION_FICHA', 'ficha_end_before_start'],
    [9, 'DURACION_PROGRAMA', 'hours_invalid'],
    [9, 'NOMBRE_PROGRAMA_FORMACION', 'name_missing'],
    [10, 'CODIGO_PROGRAMA', 'text_too_long'],
    [11, 'NIVEL_FORMACION', 'name_missing'],
  ])
  expect(fichas).toMatchObject([{ nro_ficha: 2_888_007, terminada: null }])
  expect(problems(warnings)).toEqual([[12, 'ESTADO_CURSO', 'ficha_state_unknown']])
})

it('a DF-14 is refused by its name', async () => {
  const rows = pe04Rows([{}])
  const file = spreadsheet('df14.xlsx', [['DF-14_'], ...rows.slice(1)], 'xlsx')
  await expect(read(file)).rejects.toMatchObject({ code: 'wrong_kind', params: { tipo_recibido: 'df14' } })
})

it('a PE-04 without a column that it needs is refused with the name of the column', async () => {
  const rows = pe04Rows([{}]).map((row) => row.filter((_, column) => row.length < 9 || column !== 8))
  const file = spreadsheet('pe04.xlsx', rows, 'xlsx')
  await expect(read(file)).rejects.toMatchObject({ code: 'header_missing', params: { columna: 'NIVEL_FORMACION' } })
})
