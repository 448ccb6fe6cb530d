import type { MergePeopleAnswer } from '@fichero/contract/corrections.schema'
import { OUT_OF_REPORT } from '@fichero/contract/enums'
import type { ImportChanges } from '@fichero/contract/import-history.schema'
import type { SearchAnswer } from '@fichero/contract/search.schema'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildApprentice, buildFicha } from '../../../../testing/build.js'
import { codesOf } from '../../../../testing/codes-of.js'
import { dumpOf } from '../../../../testing/dump.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { expectedAfter, fixture } from '../../../../testing/fixtures.js'
import { listImports, loadReport, undoImport } from '../../../../testing/import-history.js'
import { FICHA, getApprentice, getFicha, importEvaluations, listedProgress } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import type { SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'
import { recount } from '../recount.js'

const FORMER = '1900099075'
const CURRENT = '1098000456'
const DOCUMENT = 1
const HEADER = 12

/** Returns a report that has the rows of the person once for each of these document numbers. */
const reportWith = (numbers: string[], name: 'judgments' | 'judgmentsLater' = 'judgmentsLater'): SpreadsheetFile =>
  edited(name, (rows) => {
    const personRows = rows.filter((row) => String(row[DOCUMENT]) === FORMER)
    const others = rows.slice(HEADER + 1).filter((row) => String(row[DOCUMENT]) !== FORMER)
    rows.splice(HEADER + 1)
    rows.push(...others, ...numbers.flatMap((number) => personRows.map((row) => row.with(DOCUMENT, number))))
  })

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
  await loadReport(school)
  // A second report of the same day has the person under the current number instead of the former number.
  await loadReport(school, reportWith([CURRENT], 'judgments'), '?ausentes=fuera')
})
afterEach(() => school.close())

const merge = (body: unknown, { query = '', document = FORMER, token = school.adminToken, ficha = FICHA } = {}) =>
  school.api.post<MergePeopleAnswer & { code?: string }>(
    `/fichas/${ficha}/aprendices/${document}/union${query}`,
    body,
    token,
  )
const dump = () => dumpOf(school.api.dataSource)
const expected = (name: 'judgments' | 'judgmentsLater') => {
  const { [FORMER]: progress, ...others } = expectedAfter(name)
  return { ...others, [CURRENT]: progress }
}
const figures = () => listedProgress(school, FICHA)

it('a dry run shows both people and the result of the merge, and saves nothing', async () => {
  const before = await dump()
  const { status, body } = await merge({ otro: CURRENT, conserva: CURRENT }, { query: '?simular=true' })
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      importacion: null,
      union: {
        personas: [
          { nro_documento: FORMER, estado: OUT_OF_REPORT, resultados_aprobados: 15 },
          { nro_documento: CURRENT, estado: 'EN FORMACION', resultados_aprobados: 15 },
        ],
        resultado: { nro_documento: CURRENT, estado: 'EN FORMACION', resultados_aprobados: 15 },
        juicios_tomados: 0,
        juicios_distintos: 0,
        otro_nombre: false,
        fichas: [],
        fichas_con_ambos: [],
      },
    },
  })
  expect(await dump()).toEqual(before)
})

it('merged people are found by the former number, and the undo restores both people', async () => {
  const before = await dump()
  const { status, body } = await merge({ otro: CURRENT, conserva: CURRENT })
  expect(status).toBe(200)
  expect(await figures()).toEqual(expected('judgments'))
  expect(await recount(school.api.dataSource.manager)).toEqual([])
  const { aprendiz } = await getApprentice(school, FORMER)
  expect(aprendiz).toMatchObject({
    nro_documento: CURRENT,
    numeros_anteriores: [{ tipo_documento: 'CC', nro_documento: FORMER }],
  })
  const found = await school.api.get<SearchAnswer>(`/search?q=${FORMER}`, school.userToken)
  expect(found.body.aprendices).toMatchObject([{ nro_documento: CURRENT }])
  const [entry] = await listImports(school)
  expect(entry).toMatchObject({
    id: body.importacion,
    tipo: 'union',
    archivo: `${FORMER} → ${CURRENT}`,
    fecha_reporte: null,
    can: { undo: true },
  })
  expect((await getFicha(school, FICHA)).ultimo_reporte?.archivo).toBe(fixture('judgments').name)
  expect((await undoImport(school, body.importacion)).status).toBe(200)
  expect(await dump()).toEqual(before)
  expect((await getApprentice(school, FORMER)).aprendiz).toMatchObject({
    nro_documento: FORMER,
    numeros_anteriores: [],
  })
})

it('a merge does not change the figures of later reports, whether they have the kept number, the other number or both', async () => {
  for (const conserva of [CURRENT, FORMER]) {
    const { body } = await merge({ otro: CURRENT, conserva })
    const { [CURRENT]: progress, ...others } = expected('judgmentsLater')
    for (const numbers of [[CURRENT], [FORMER], [FORMER, CURRENT]]) {
      const id = await loadReport(school, reportWith(numbers))
      expect(await figures()).toEqual({ ...others, [conserva]: progress })
      expect(await recount(school.api.dataSource.manager)).toEqual([])
      await undoImport(school, id)
    }
    await undoImport(school, body.importacion)
  }
})

it('a merge keeps the values of the kept person, and takes missing judgments and contact data from the other person', async () => {
  const { dataSource } = school.api
  const only = (document: string) => `(SELECT id FROM matricula WHERE nro_documento = '${document}')`
  const [missing, differing] = await dataSource.query(
    `SELECT id_resultado AS id FROM juicio WHERE id_matricula = ${only(FORMER)} AND estado = 'APROBADO' ORDER BY id_resultado`,
  )
  await dataSource.query(`DELETE FROM juicio WHERE id_resultado = ${missing.id} AND id_matricula = ${only(CURRENT)}`)
  await dataSource.query(
    `INSERT INTO juicio_pendiente (id_matricula, id_resultado, evaluador_nombre) SELECT id, ${missing.id}, 'RITA' FROM matricula WHERE nro_documento = '${CURRENT}'`,
  )
  await dataSource.query(
    `UPDATE juicio SET estado = 'NO APROBADO' WHERE id_resultado = ${differing.id} AND id_matricula = ${only(CURRENT)}`,
  )
  await dataSource.query(
    `UPDATE matricula SET celular = '3001112233', celular_editado = '2026-01-02', correo = 'a@b.co', correo_busqueda = 'a@b.co', tyt_inscrito = '2026-01-02' WHERE nro_documento = '${FORMER}'`,
  )
  await dataSource.query(
    `UPDATE matricula SET celular = NULL, correo = 'propio@b.co', correo_busqueda = 'propio@b.co', tyt_presentado = '2026-02-03' WHERE nro_documento = '${CURRENT}'`,
  )
  await recount(dataSource.manager, true)
  const before = await dump()
  const { body } = await merge({ otro: CURRENT, conserva: CURRENT })
  expect(body.union).toMatchObject({
    resultado: { resultados_aprobados: 14, celular: '3001112233', correo: 'propio@b.co' },
    juicios_tomados: 1,
    juicios_distintos: 1,
  })
  const rows = await dataSource.query(
    `SELECT estado, celular, celular_editado, correo, tyt_inscrito, tyt_presentado, resultados_aprobados FROM matricula WHERE nro_documento = ?`,
    [CURRENT],
  )
  expect(rows).toEqual([
    {
      estado: 'EN FORMACION',
      celular: '3001112233',
      celular_editado: '2026-01-02',
      correo: 'propio@b.co',
      tyt_inscrito: '2026-01-02',
      tyt_presentado: '2026-02-03',
      resultados_aprobados: 14,
    },
  ])
  expect(await dataSource.query('SELECT 1 FROM juicio_pendiente WHERE id_resultado = ?', [missing.id])).toEqual([])
  const changes = await school.api.get<ImportChanges>(
    `/fichas/${FICHA}/importaciones/${body.importacion}`,
    school.userToken,
  )
  expect(changes.body.personas).toMatchObject([
    {
      nro_documento: CURRENT,
      matricula: null,
      datos: [{ campo: 'celular', antes: null, despues: '3001112233' }],
      resultados: [{ id_resultado: missing.id, tipo: 'nuevo', despues: { estado: 'APROBADO' } }],
    },
    { nro_documento: FORMER, matricula: 'baja' },
  ])
  const [{ id: keptId }] = await dataSource.query('SELECT id FROM matricula WHERE nro_documento = ?', [CURRENT])
  expect((await auditEntriesOf(dataSource, 'matricula', keptId)).at(-1)).toMatchObject({
    accion: 'apprentices:merge',
    antes: { matriculas: [{ nro_documento: FORMER }, { nro_documento: CURRENT }] },
    despues: { importacion: body.importacion, juicios_nuevos: 1 },
  })
  await undoImport(school, body.importacion)
  expect(await dump()).toEqual(before)
})

it('the undo of a merge keeps contact data that was edited after the merge', async () => {
  const { body } = await merge({ otro: CURRENT, conserva: CURRENT })
  const contact = { celular: '3009998877', correo: 'nuevo@b.co' }
  await school.api.put(`/fichas/${FICHA}/aprendices/${CURRENT}`, contact, school.adminToken)
  await undoImport(school, body.importacion)
  expect((await getApprentice(school, CURRENT)).aprendiz).toMatchObject(contact)
})

it('a merge moves the person’s other fichas, except for a ficha that has both numbers', async () => {
  const { dataSource } = school.api
  const enrol = async (...people: string[]) => {
    const { nro_ficha } = await buildFicha(dataSource)
    for (const nro_documento of people)
      await dataSource.query(
        `INSERT INTO matricula (nro_ficha, nro_documento, estado) VALUES (${nro_ficha}, '${nro_documento}', 'EN FORMACION')`,
      )
    return nro_ficha
  }
  const single = await enrol(FORMER)
  const fichasOf = async (document: string) =>
    (
      await dataSource.query('SELECT nro_ficha FROM matricula WHERE nro_documento = ? ORDER BY nro_ficha', [document])
    ).map((row: { nro_ficha: number }) => row.nro_ficha)
  const first = (await merge({ otro: CURRENT, conserva: CURRENT })).body
  expect(first.union).toMatchObject({ fichas: [single], fichas_con_ambos: [] })
  expect([await fichasOf(CURRENT), await fichasOf(FORMER)]).toEqual([[single, FICHA].sort(), []])
  await undoImport(school, first.importacion)
  expect([await fichasOf(CURRENT), await fichasOf(FORMER)]).toEqual([[FICHA], [single, FICHA].sort()])
  const both = await enrol(FORMER, CURRENT)
  const before = await dump()
  const second = (await merge({ otro: CURRENT, conserva: CURRENT })).body
  expect(second.union).toMatchObject({ fichas: [single], fichas_con_ambos: [both] })
  expect([await fichasOf(CURRENT), await fichasOf(FORMER)]).toEqual([[single, both, FICHA].sort(), [both]])
  await undoImport(school, second.importacion)
  expect(await dump()).toEqual(before)
})

it('a merge is rejected without two people in an enabled ficha, and for users who are not administrators', async () => {
  const both = { otro: CURRENT, conserva: CURRENT }
  const before = await dump()
  expect(await merge({ otro: FORMER, conserva: FORMER })).toMatchObject({ status: 409, body: { code: 'merge_same' } })
  const unrelated = await merge({ otro: CURRENT, conserva: '1900099001' })
  expect([unrelated.status, codesOf(unrelated.body)]).toEqual([400, { conserva: 'invalid' }])
  for (const [body, document] of [
    [{ otro: '1900000000', conserva: FORMER }, FORMER],
    [both, '1900000000'],
  ] as const)
    expect(await merge(body, { document })).toMatchObject({ status: 404, body: { code: 'apprentice_not_found' } })
  expect(await merge(both, { ficha: 1 })).toMatchObject({ status: 404, body: { code: 'ficha_not_found' } })
  await school.api.dataSource.query(`UPDATE ficha SET estado = 'deshabilitado' WHERE nro_ficha = ${FICHA}`)
  for (const query of ['', '?simular=true'])
    expect(await merge(both, { query })).toMatchObject({ status: 409, body: { code: 'ficha_disabled' } })
  await school.api.dataSource.query(`UPDATE ficha SET estado = 'habilitado' WHERE nro_ficha = ${FICHA}`)
  for (const query of ['', '?simular=true'])
    expect((await merge(both, { query, token: school.userToken })).status).toBe(403)
  expect(await dump()).toEqual(before)
})

it('a merge warns if the two names have nothing in common', async () => {
  await buildApprentice(school.api.dataSource, {
    nro_ficha: FICHA,
    nro_documento: '1900555',
    nombre: 'ÚRSULA',
    apellido: 'XIU',
  })
  const { body } = await merge({ otro: '1900555', conserva: FORMER }, { query: '?simular=true' })
  expect(body.union.otro_nombre).toBe(true)
})

it('a merge does not count as a report, so importing the last report again changes nothing', async () => {
  const { body } = await merge({ otro: CURRENT, conserva: CURRENT })
  const again = await importEvaluations(school, FICHA, reportWith([CURRENT], 'judgments'))
  expect(again.body.reporte.id).toBeNull()
  expect((await undoImport(school, body.importacion)).status).toBe(200)
})
