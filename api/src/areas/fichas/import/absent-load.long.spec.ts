import { OUT_OF_REPORT } from '@fichero/contract/enums'
import type { errorBody } from '@fichero/contract/error.schema'
import type { ImportChanges } from '@fichero/contract/import-history.schema'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import type { SearchAnswer } from '@fichero/contract/search.schema'
import type { z } from 'zod'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { loadReport, undoImport } from '../../../../testing/import-history.js'
import { FICHA, getApprentice, getFicha, importEvaluations } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import type { SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'

const [TYPE, DOCUMENT, NAMES, SURNAMES, HEAD] = [0, 1, 2, 3, 13]
const LEAVER = '1900099001'
const NEW_NUMBER = '1900099901'

/** Returns the later report without the people with these document numbers. */
const without = (...documents: string[]) =>
  edited('judgmentsLater', (rows) => {
    rows.push(...rows.splice(HEAD).filter((row) => !documents.includes(String(row[DOCUMENT]))))
  })
/** Returns the later report, in which one person has a new document number, and first name and surname are swapped. */
const renumbered = () =>
  edited('judgmentsLater', (rows) => {
    for (const row of rows.slice(HEAD))
      if (row[DOCUMENT] === LEAVER) {
        const name = row[NAMES]
        row[TYPE] = 'CE'
        row[DOCUMENT] = NEW_NUMBER
        row[NAMES] = row[SURNAMES] as string
        row[SURNAMES] = name as string
      }
  })

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
  await loadReport(school)
})
afterEach(() => school.close())

/** The answer to an import, accepted or rejected. */
type Reply = Omit<z.infer<typeof errorBody>, 'ok'> & ImportAnswer
const load = async (file: SpreadsheetFile, query = '') => {
  const { status, body } = await importEvaluations(school, FICHA, file, query)
  return { status, body: body as Reply }
}
/** Returns the person in the ficha's list; undefined if the list does not contain the person. */
const enrolled = async (document: string) =>
  (await getFicha(school, FICHA)).aprendices.find(({ nro_documento }) => nro_documento === document)

it('a report that does not contain all people is rejected until the user decides about the absent people', async () => {
  const before = await getFicha(school, FICHA)
  const { status, body } = await load(without(LEAVER))
  expect([status, body.code]).toEqual([422, 'people_absent'])
  expect(body.msg).toContain(`(${LEAVER})`)
  expect(body.reporte.ausentes).toMatchObject({
    propuesto: true,
    personas: [{ nro_documento: LEAVER, decision: 'fuera', candidatos: expect.any(Array) }],
  })
  expect(await getFicha(school, FICHA)).toEqual(before)
})

it.each<[string, number, string]>([
  ['a blank inside the document', DOCUMENT, '1900 099001'],
  ['letters for digits in the document', DOCUMENT, '19OOO99OO1'],
  ['no document', DOCUMENT, ''],
  ['no name', NAMES, ''],
  ['a formula without its value as the state', 4, '#REF!'],
  ['no code of the outcome', 6, 'SIN CODIGO'],
  ['an unknown judgment', 7, 'TAL VEZ'],
  ['an impossible date', 8, '31/02/2025'],
])(
  'rows of one person with %s are reported as rejected, and the person is not called absent',
  async (_, column, value) => {
    const broken = () =>
      edited('judgmentsLater', (rows) => {
        for (const row of rows.slice(HEAD)) if (row[DOCUMENT] === LEAVER) row[column] = value
      })
    const { status, body } = await load(broken())
    expect([status, body.code, body.reporte.ausentes]).toEqual([422, 'rows_rejected', undefined])
    expect((await load(broken(), '?parcial=true')).status).toBe(200)
    expect((await enrolled(LEAVER))?.estado).not.toBe(OUT_OF_REPORT)
  },
)

it('a dry run shows the effect of each decision, and its plan is applied only with the same decision', async () => {
  const figures = async (query: string) => (await load(without(LEAVER), `?simular=true${query}`)).body.reporte.figuras
  const { total_aprendices_en_formacion: count } = await getFicha(school, FICHA)
  expect((await figures('&ausentes=fuera'))?.despues.en_formacion).toBe(count - 1)
  const nothing = await figures('&ausentes=incompleto')
  expect(nothing?.despues).toEqual(nothing?.antes)
  const { body } = await load(without(LEAVER), '?simular=true&ausentes=fuera')
  const apply = (query: string) =>
    school.api.post<Reply>(`/fichas/${FICHA}/evaluaciones/${body.plan?.id}${query}`, undefined, school.adminToken)
  const changes = await school.api.get<ImportChanges>(
    `/fichas/${FICHA}/evaluaciones/${body.plan?.id}/cambios?ausentes=fuera&limit=100`,
    school.adminToken,
  )
  const { nombre } = (await enrolled(LEAVER)) ?? {}
  expect(changes.body.personas.find(({ nro_documento }) => nro_documento === LEAVER)).toMatchObject({
    nombre,
    datos: [{ campo: 'estado', despues: OUT_OF_REPORT }],
  })
  expect((await apply('?ausentes=incompleto')).body.code).toBe('plan_changed')
  expect((await apply('?ausentes=fuera')).status).toBe(200)
})

it('a person who left is in no figure until a later report contains the person again', async () => {
  const { total_aprendices_en_formacion: count } = await getFicha(school, FICHA)
  const before = await enrolled(LEAVER)
  expect((await load(without(LEAVER), '?ausentes=fuera')).status).toBe(200)
  expect(await enrolled(LEAVER)).toMatchObject({
    estado: OUT_OF_REPORT,
    banda: null,
    resultados_aprobados: before?.resultados_aprobados,
  })
  expect((await getFicha(school, FICHA)).total_aprendices_en_formacion).toBe(count - 1)
  // The decision is stored, so the next report without the person needs no decision.
  const next = edited('judgmentsLater', (rows) => {
    rows[1]![2] = '25/11/2026'
    rows.push(...rows.splice(HEAD).filter((row) => row[DOCUMENT] !== LEAVER))
  })
  expect((await load(next)).status).toBe(200)
  const back = edited('judgmentsLater', (rows) => {
    rows[1]![2] = '26/11/2026'
  })
  expect((await load(back)).status).toBe(200)
  expect(await enrolled(LEAVER)).toMatchObject({ estado: before?.estado })
})

it('a person moves to the new number with all data; searches and later reports may have the former number', async () => {
  await school.api.put(
    `/fichas/${FICHA}/aprendices/${LEAVER}`,
    { celular: '3001112233', correo: null },
    school.adminToken,
  )
  const before = await getApprentice(school, LEAVER)
  const { body } = await load(renumbered(), '?simular=true')
  const planned = await school.api.get<ImportChanges>(
    `/fichas/${FICHA}/evaluaciones/${body.plan?.id}/cambios?ausentes=${LEAVER}:${NEW_NUMBER}&limit=100`,
    school.adminToken,
  )
  expect(planned.body.personas.find(({ nro_documento }) => nro_documento === NEW_NUMBER)?.datos).toContainEqual({
    campo: 'nro_documento',
    antes: LEAVER,
    despues: NEW_NUMBER,
  })
  expect(body.reporte.ausentes?.personas).toMatchObject([
    { nro_documento: LEAVER, decision: 'misma', documento_nuevo: NEW_NUMBER },
  ])
  const { status, body: loaded } = await load(renumbered(), `?ausentes=${LEAVER}:${NEW_NUMBER}`)
  expect(status).toBe(200)
  const { aprendices, total_aprendices_en_formacion } = await getFicha(school, FICHA)
  expect(aprendices.filter(({ nro_documento }) => nro_documento === LEAVER)).toEqual([])
  const after = await getApprentice(school, NEW_NUMBER)
  expect(after.aprendiz).toMatchObject({ tipo_documento: 'CE', celular: '3001112233' })
  expect(after.version).toBe(before.version)
  const found = async (q: string) =>
    (await school.api.get<SearchAnswer>(`/search?q=${q}`, school.userToken)).body.aprendices
  expect(await found(LEAVER)).toMatchObject([{ nro_documento: NEW_NUMBER }])
  expect(await found(NEW_NUMBER)).toMatchObject([{ nro_documento: NEW_NUMBER }])

  // A report that still has the former number means the same person, without a decision.
  const later = edited('judgmentsLater', (rows) => {
    rows[1]![2] = '26/11/2026'
  })
  const read = await load(later)
  expect(read.status).toBe(200)
  expect(read.body.reporte.avisos.map(({ code }) => code)).toContain('former_number')
  const again = await getFicha(school, FICHA)
  expect(again.total_aprendices_en_formacion).toBe(total_aprendices_en_formacion)
  expect(again.aprendices.map(({ nro_documento }) => nro_documento)).not.toContain(LEAVER)

  for (const id of [read.body.reporte.id, loaded.reporte.id]) expect((await undoImport(school, id)).status).toBe(200)
  const { can: _, ...restored } = await getApprentice(school, LEAVER)
  expect(restored).toMatchObject({ aprendiz: before.aprendiz, porcentaje_tyt: before.porcentaje_tyt })
  expect(await found(NEW_NUMBER)).toEqual([])
})

it('the import of an incomplete file changes nothing', async () => {
  const { status, body } = await load(without(LEAVER), '?ausentes=incompleto')
  expect([status, body.code]).toEqual([422, 'report_incomplete'])
})

it.each([
  ['a decision about a person who is not absent', `1900099999:fuera`],
  ['a number that is not in the report', `${LEAVER}:1900099999`],
  ['the number of a person who is enrolled', `${LEAVER}:1900099038`],
])('%s requires new decisions', async (_, ausentes) => {
  expect(await load(without(LEAVER), `?ausentes=${ausentes}`)).toMatchObject({
    status: 422,
    body: { code: 'people_absent' },
  })
})

it.each(['si', 'fuera,', 'fuera;x', '1:fuera', `${'1900099001:fuera,'.repeat(600)}fuera`])(
  'malformed decisions are rejected (%#)',
  async (ausentes) => {
    expect((await load(without(LEAVER), `?ausentes=${encodeURIComponent(ausentes)}`)).status).toBe(400)
  },
)
