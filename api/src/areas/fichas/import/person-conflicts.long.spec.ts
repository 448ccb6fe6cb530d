import type { ImportAnswer, ImportReport } from '@fichero/contract/imports.schema'
import { download } from '../../../../testing/download.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { fixture } from '../../../../testing/fixtures.js'
import {
  createFicha,
  FICHA,
  fichaData,
  getApprentice,
  getFicha,
  importEvaluations,
} from '../../../../testing/school.js'
import { edited, rowsOf, spreadsheet } from '../../../../testing/spreadsheets.js'
import type { Cell, SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'

const HEADING = ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Celular', 'Correo', 'Estado']

/** Returns a list of people. Each person has document type, number, name, surname, and optionally phone and mail. */
function list(nroFicha: number, people: Cell[][], day?: string) {
  const rows = people.map((person) => [...person, ...Array(6 - person.length).fill(null), 'EN FORMACION'])
  const title: Cell[][] = [
    ['Reporte de Aprendices'],
    ['Ficha de Caracterización:', null, `${nroFicha} - GESTION DE HUERTAS URBANAS Y VIVEROS.`],
    ['Fecha del Reporte:', null, day ?? null],
  ]
  return spreadsheet('lista.xlsx', [...(day ? title : []), HEADING, ...rows], 'xlsx')
}

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

const create = (nroFicha: number, people: Cell[][], query = '', day?: string) =>
  createFicha(school, fichaData(school, school.program, nroFicha), list(nroFicha, people, day), query)
const warningsOf = (reporte: ImportReport, code: string) => reporte.avisos.filter((problem) => problem.code === code)
const rejectedLines = async (path: string, file: SpreadsheetFile) =>
  (await download(school.api, path, school.adminToken, file)).sheets['Filas rechazadas']?.slice(1)
const nameOf = async (document: string) => {
  const { tipo_documento, nombre, apellido } = (await getApprentice(school, document)).aprendiz
  return `${tipo_documento} ${nombre} ${apellido}`
}

describe('a document number of another person', () => {
  const JUAN = ['TI', '1960002200', 'JUAN', 'PÉREZ']
  const MARIA = ['CC', '1960002200', 'MARÍA', 'GÓMEZ']
  const ANA = ['CC', '1960002201', 'ANA', 'RÍOS']

  it('is rejected with the known person, the ficha and the name in the file', async () => {
    expect(await create(2_777_001, [JUAN])).toMatchObject({ status: 201 })
    const before = await fingerprint(school.api.dataSource)
    const { status, body } = await create(2_777_002, [ANA, MARIA])
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        code: 'rows_rejected',
        reporte: {
          rechazados: 1,
          rechazos: [
            {
              fila: 3,
              code: 'person_conflict',
              columna: 'Número de Documento',
              valor: '1960002200',
              motivo:
                'el documento 1960002200 es de TI JUAN PÉREZ (ficha 2777001), y el archivo lo pasaría a CC MARÍA GÓMEZ (filas: 1). Si es otra persona, corrija el número en el archivo; si es la misma, acepte el cambio al cargarlo.',
            },
          ],
        },
      },
    })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
    expect((await create(2_777_002, [ANA, MARIA], '?simular=true')).body.reporte).toMatchObject({ rechazados: 1 })
  })

  it('is in the workbook of rejected rows, unless the request accepts the number', async () => {
    const data = new URLSearchParams({ nroFicha: '2777002', idProgramaFormacion: String(school.program) })
    const path = `/fichas/archivo/rechazos?${data}`
    expect(await rejectedLines(path, list(2_777_002, [ANA, MARIA]))).toEqual([
      [3, expect.stringContaining('JUAN PÉREZ'), ...MARIA, null, null, 'EN FORMACION'],
    ])
    expect(await rejectedLines(`${path}&renombrar=true`, list(2_777_002, [ANA, MARIA]))).toEqual([])
  })

  it('does not prevent the import of the other rows', async () => {
    const { status, body } = await create(2_777_002, [ANA, MARIA], '?parcial=true')
    expect({ status, body }).toMatchObject({ status: 201, body: { reporte: { rechazados: 1 } } })
    const { aprendices } = await getFicha(school, 2_777_002)
    expect(aprendices.map(({ nombre }) => nombre)).toEqual(['ANA'])
    expect(await nameOf('1960002200')).toBe('TI JUAN PÉREZ')
  })

  it('is imported as the number of the same person, with a warning, if the request accepts this', async () => {
    const { status, body } = await create(2_777_003, [MARIA], '?renombrar=true')
    expect(status).toBe(201)
    expect(warningsOf(body.reporte, 'person_renamed')).toMatchObject([
      {
        fila: 2,
        motivo: 'el documento 1960002200 pasó de TI JUAN PÉREZ a CC MARÍA GÓMEZ, también en la ficha 2777001.',
      },
    ])
    expect(await nameOf('1960002200')).toBe('CC MARÍA GÓMEZ')
  })
})

it('an import warns if the same person has another name or document type in another ficha', async () => {
  await create(2_777_011, [
    ['TI', '1960002301', 'LUZ MARINA', 'SOTO DÍAZ'],
    ['CC', '1960002302', 'SOL', 'VEGA'],
  ])
  const { status, body } = await create(2_777_012, [
    ['CC', '1960002301', 'LUZ', 'SOTO DIAZ'],
    ['CC', '1960002302', 'SOL', 'VEGA'],
  ])
  expect(status).toBe(201)
  expect(warningsOf(body.reporte, 'person_renamed').map(({ params }) => params)).toEqual([
    expect.objectContaining({ antes: 'TI LUZ MARINA SOTO DÍAZ', despues: 'CC LUZ SOTO DIAZ', fichas: '2777011' }),
  ])
})

describe('a document number of another person in a judgments report', () => {
  const DOCUMENT = '1900099001'
  const rows = rowsOf('judgments').filter((row) => row[1] === DOCUMENT).length
  /** Returns the report in which the first person's number has another name. */
  const mistaken = () =>
    edited('judgments', (all) => {
      for (const row of all) if (row[1] === DOCUMENT) [row[2], row[3]] = ['MARÍA', 'GÓMEZ']
    })
  const load = (query: string) => importEvaluations(school, FICHA, mistaken(), query)
  const apply = (plan: string | undefined, query = '') =>
    school.api.post<ImportAnswer & { code?: string }>(
      `/fichas/${FICHA}/evaluaciones/${plan}${query}`,
      undefined,
      school.adminToken,
    )

  it('causes one problem and rejects all rows of the person', async () => {
    const { status, body } = await load('')
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'rows_rejected', reporte: { rechazados: rows, aprendices: { cambiados: 0 } } },
    })
    expect(body.reporte.rechazos).toMatchObject([
      { fila: 14, code: 'person_conflict', params: { documento: DOCUMENT, fichas: String(FICHA), filas: rows } },
    ])
    expect(await rejectedLines(`/fichas/${FICHA}/evaluaciones/rechazos`, mistaken())).toHaveLength(rows)
  })

  it('is accepted or rejected when a plan is applied, as in the dry run', async () => {
    const planOf = async (query: string) => (await load(query)).body.plan?.id
    const accepted = await planOf('?simular=true&renombrar=true')
    expect(accepted).not.toBe(await planOf('?simular=true'))
    const changes = await school.api.get(
      `/fichas/${FICHA}/evaluaciones/${accepted}/cambios?renombrar=true`,
      school.adminToken,
    )
    expect(JSON.stringify(changes.body)).toContain('MARÍA')
    expect(await apply(accepted, '?parcial=true')).toMatchObject({ status: 409, body: { code: 'plan_changed' } })
    const { status, body } = await apply(accepted, '?renombrar=true')
    expect(status).toBe(200)
    expect(warningsOf(body.reporte, 'person_replaced')).toMatchObject([
      { motivo: expect.stringMatching(/pasó de .* a CC MARÍA GÓMEZ/) },
    ])
    expect(await nameOf(DOCUMENT)).toBe('CC MARÍA GÓMEZ')
    // For the original report, the number now belongs to another person.
    const back = await importEvaluations(school, FICHA, fixture('judgments'), '?parcial=true')
    expect(back).toMatchObject({ status: 200, body: { reporte: { rechazados: rows } } })
    expect(await nameOf(DOCUMENT)).toBe('CC MARÍA GÓMEZ')
  })
})

it("a list without a date does not replace a person's name and document type from a dated list", async () => {
  await create(2_777_021, [['CC', '1960002401', 'LUZ MARINA', 'SOTO']], '', '10/11/2025')
  const undated = (nroFicha: number, query = '') =>
    create(nroFicha, [['TI', '1960002401', 'LUZ', 'SOTO', '3001234567', 'luz@example.com']], query)
  const { status, body } = await undated(2_777_022)
  expect(status).toBe(201)
  expect(warningsOf(body.reporte, 'dated_kept').map(({ columna, valor, motivo }) => [columna, valor, motivo])).toEqual([
    [
      'Tipo de Documento',
      'TI',
      'el archivo no tiene fecha y dice «TI» de LUZ MARINA SOTO (1960002401); se conservó «CC», porque hay un reporte del 10/11/2025.',
    ],
    ['Nombre', 'LUZ', expect.stringContaining('se conservó «LUZ MARINA»')],
  ])
  expect(warningsOf(body.reporte, 'person_renamed')).toEqual([])
  expect(await nameOf('1960002401')).toBe('CC LUZ MARINA SOTO')
})
