import type { MergePeopleAnswer } from '@fichero/contract/corrections.schema'
import { OUT_OF_REPORT } from '@fichero/contract/enums'
import type { ImportChanges } from '@fichero/contract/import-history.schema'
import type { SearchAnswer } from '@fichero/contract/search.schema'
import type { SpreadsheetFile } from '../../sheets/sheet.js'
import { auditEntriesOf } from '../../testing/audit-entries.js'
import { buildApprentice, buildFicha } from '../../testing/build.js'
import { codesOf } from '../../testing/codes-of.js'
import { dumpOf } from '../../testing/dump.js'
import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { expectedAfter, fixture } from '../../testing/fixtures.js'
import { listImports, loadReport, undoImport } from '../../testing/import-history.js'
import { FICHA, getApprentice, getFicha, importEvaluations, listedProgress } from '../../testing/school.js'
import { edited } from '../../testing/spreadsheets.js'
import { recount } from '../recount.js'

const FORMER = '1900099075'
const PRESENT = '1098000456'
const DOCUMENT = 1
const HEADER = 12

/** A report in which the person has the new number, the former one, or both. */
const reportWith = (numbers: string[], name: 'judgments' | 'judgmentsLater' = 'judgmentsLater'): SpreadsheetFile =>
  edited(name, (rows) => {
    const own = rows.filter((row) => String(row[DOCUMENT]) === FORMER)
    const others = rows.slice(HEADER + 1).filter((row) => String(row[DOCUMENT]) !== FORMER)
    rows.splice(HEADER + 1)
    rows.push(...others, ...numbers.flatMap((number) => own.map((row) => row.with(DOCUMENT, number))))
  })

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
  await loadReport(school)
  // The same day, the person with another number, and the first one out of the report.
  await loadReport(school, reportWith([PRESENT], 'judgments'), '?ausentes=fuera')
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
  const { [FORMER]: own, ...others } = expectedAfter(name)
  return { ...others, [PRESENT]: own }
}
const figures = () => listedProgress(school, FICHA)

it('shows what each person has and what the result will be, and saves nothing', async () => {
  const before = await dump()
  const { status, body } = await merge({ otro: PRESENT, conserva: PRESENT }, { query: '?simular=true' })
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      importacion: null,
      union: {
        personas: [
          { nro_documento: FORMER, estado: OUT_OF_REPORT, resultados_aprobados: 15 },
          { nro_documento: PRESENT, estado: 'EN FORMACION', resultados_aprobados: 15 },
        ],
        resultado: { nro_documento: PRESENT, estado: 'EN FORMACION', resultados_aprobados: 15 },
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

it('makes one person of two, whom the former number finds, and undoing restores both', async () => {
  const before = await dump()
  const { status, body } = await merge({ otro: PRESENT, conserva: PRESENT })
  expect(status).toBe(200)
  expect(await figures()).toEqual(expected('judgments'))
  expect(await recount(school.api.dataSource.manager)).toEqual([])
  const { aprendiz } = await getApprentice(school, FORMER)
  expect(aprendiz).toMatchObject({
    nro_documento: PRESENT,
    numeros_anteriores: [{ tipo_documento: 'CC', nro_documento: FORMER }],
  })
  const found = await school.api.get<SearchAnswer>(`/search?q=${FORMER}`, school.userToken)
  expect(found.body.aprendices).toMatchObject([{ nro_documento: PRESENT }])
  const [entry] = await listImports(school)
  expect(entry).toMatchObject({
    id: body.importacion,
    tipo: 'union',
    archivo: `${FORMER} → ${PRESENT}`,
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

it('is followed by reports that have the number that stays, the former one or both, with the figures of the report', async () => {
  for (const conserva of [PRESENT, FORMER]) {
    const { body } = await merge({ otro: PRESENT, conserva })
    const { [PRESENT]: own, ...others } = expected('judgmentsLater')
    for (const numbers of [[PRESENT], [FORMER], [FORMER, PRESENT]]) {
      const id = await loadReport(school, reportWith(numbers))
      expect(await figures()).toEqual({ ...others, [conserva]: own })
      expect(await recount(school.api.dataSource.manager)).toEqual([])
      await undoImport(school, id)
    }
    await undoImport(school, body.importacion)
  }
})

it('keeps own judgments, state and contact data, and takes the others from the other person', async () => {
  const { dataSource } = school.api
  const only = (document: string) => `(SELECT id FROM matricula WHERE nro_documento = '${document}')`
  const [missing, differing] = await dataSource.query(
    `SELECT id_resultado AS id FROM juicio WHERE id_matricula = ${only(FORMER)} AND estado = 'APROBADO' ORDER BY id_resultado`,
  )
  await dataSource.query(`DELETE FROM juicio WHERE id_resultado = ${missing.id} AND id_matricula = ${only(PRESENT)}`)
  await dataSource.query(
    `INSERT INTO juicio_pendiente (id_matricula, id_resultado, evaluador_nombre) SELECT id, ${missing.id}, 'RITA' FROM matricula WHERE nro_documento = '${PRESENT}'`,
  )
  await dataSource.query(
    `UPDATE juicio SET estado = 'NO APROBADO' WHERE id_resultado = ${differing.id} AND id_matricula = ${only(PRESENT)}`,
  )
  await dataSource.query(
    `UPDATE matricula SET celular = '3001112233', celular_editado = '2026-01-02', correo = 'a@b.co', correo_busqueda = 'a@b.co' WHERE nro_documento = '${FORMER}'`,
  )
  await dataSource.query(
    `UPDATE matricula SET celular = NULL, correo = 'propio@b.co', correo_busqueda = 'propio@b.co' WHERE nro_documento = '${PRESENT}'`,
  )
  await recount(dataSource.manager, true)
  const before = await dump()
  const { body } = await merge({ otro: PRESENT, conserva: PRESENT })
  expect(body.union).toMatchObject({
    resultado: { resultados_aprobados: 14, celular: '3001112233', correo: 'propio@b.co' },
    juicios_tomados: 1,
    juicios_distintos: 1,
  })
  const rows = await dataSource.query(
    `SELECT estado, celular, celular_editado, correo, resultados_aprobados FROM matricula WHERE nro_documento = ?`,
    [PRESENT],
  )
  expect(rows).toEqual([
    {
      estado: 'EN FORMACION',
      celular: '3001112233',
      celular_editado: '2026-01-02',
      correo: 'propio@b.co',
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
      nro_documento: PRESENT,
      matricula: null,
      datos: [{ campo: 'celular', antes: null, despues: '3001112233' }],
      resultados: [{ id_resultado: missing.id, tipo: 'nuevo', despues: { estado: 'APROBADO' } }],
    },
    { nro_documento: FORMER, matricula: 'baja' },
  ])
  const [{ id: kept }] = await dataSource.query('SELECT id FROM matricula WHERE nro_documento = ?', [PRESENT])
  expect((await auditEntriesOf(dataSource, 'matricula', kept)).at(-1)).toMatchObject({
    accion: 'apprentices:merge',
    antes: { matriculas: [{ nro_documento: FORMER }, { nro_documento: PRESENT }] },
    despues: { importacion: body.importacion, juicios_nuevos: 1 },
  })
  await undoImport(school, body.importacion)
  expect(await dump()).toEqual(before)
})

it('keeps what was typed between the merge and its undoing', async () => {
  const { body } = await merge({ otro: PRESENT, conserva: PRESENT })
  const typed = { celular: '3009998877', correo: 'nuevo@b.co' }
  await school.api.put(`/fichas/${FICHA}/aprendices/${PRESENT}`, typed, school.adminToken)
  await undoImport(school, body.importacion)
  expect((await getApprentice(school, PRESENT)).aprendiz).toMatchObject(typed)
})

it('moves the other fichas of the person, and leaves one that has both numbers as it is', async () => {
  const { dataSource } = school.api
  const enrol = async (...people: string[]) => {
    const { nro_ficha } = await buildFicha(dataSource)
    for (const nro_documento of people)
      await dataSource.query(
        `INSERT INTO matricula (nro_ficha, nro_documento, estado) VALUES (${nro_ficha}, '${nro_documento}', 'EN FORMACION')`,
      )
    return nro_ficha
  }
  const one = await enrol(FORMER)
  const fichasOf = async (document: string) =>
    (
      await dataSource.query('SELECT nro_ficha FROM matricula WHERE nro_documento = ? ORDER BY nro_ficha', [document])
    ).map((row: { nro_ficha: number }) => row.nro_ficha)
  const first = (await merge({ otro: PRESENT, conserva: PRESENT })).body
  expect(first.union).toMatchObject({ fichas: [one], fichas_con_ambos: [] })
  expect([await fichasOf(PRESENT), await fichasOf(FORMER)]).toEqual([[one, FICHA].sort(), []])
  await undoImport(school, first.importacion)
  expect([await fichasOf(PRESENT), await fichasOf(FORMER)]).toEqual([[FICHA], [one, FICHA].sort()])
  const both = await enrol(FORMER, PRESENT)
  const before = await dump()
  const second = (await merge({ otro: PRESENT, conserva: PRESENT })).body
  expect(second.union).toMatchObject({ fichas: [one], fichas_con_ambos: [both] })
  expect([await fichasOf(PRESENT), await fichasOf(FORMER)]).toEqual([[one, both, FICHA].sort(), [both]])
  await undoImport(school, second.importacion)
  expect(await dump()).toEqual(before)
})

it('is refused where there are no two people, and for others than administrators', async () => {
  const both = { otro: PRESENT, conserva: PRESENT }
  const before = await dump()
  expect(await merge({ otro: FORMER, conserva: FORMER })).toMatchObject({ status: 409, body: { code: 'merge_same' } })
  const foreign = await merge({ otro: PRESENT, conserva: '1900099001' })
  expect([foreign.status, codesOf(foreign.body)]).toEqual([400, { conserva: 'invalid' }])
  for (const [given, document] of [
    [{ otro: '1900000000', conserva: FORMER }, FORMER],
    [both, '1900000000'],
  ] as const)
    expect(await merge(given, { document })).toMatchObject({ status: 404, body: { code: 'apprentice_not_found' } })
  expect(await merge(both, { ficha: 1 })).toMatchObject({ status: 404, body: { code: 'ficha_not_found' } })
  await school.api.dataSource.query(`UPDATE ficha SET estado = 'deshabilitado' WHERE nro_ficha = ${FICHA}`)
  for (const query of ['', '?simular=true'])
    expect(await merge(both, { query })).toMatchObject({ status: 409, body: { code: 'ficha_disabled' } })
  await school.api.dataSource.query(`UPDATE ficha SET estado = 'habilitado' WHERE nro_ficha = ${FICHA}`)
  for (const query of ['', '?simular=true'])
    expect((await merge(both, { query, token: school.userToken })).status).toBe(403)
  expect(await dump()).toEqual(before)
})

it('warns of two names that have nothing in common', async () => {
  await buildApprentice(school.api.dataSource, {
    nro_ficha: FICHA,
    nro_documento: '1900555',
    nombre: 'ÚRSULA',
    apellido: 'XIU',
  })
  const { body } = await merge({ otro: '1900555', conserva: FORMER }, { query: '?simular=true' })
  expect(body.union.otro_nombre).toBe(true)
})

it('is no report: loading the last report again changes nothing', async () => {
  const { body } = await merge({ otro: PRESENT, conserva: PRESENT })
  const again = await importEvaluations(school, FICHA, reportWith([PRESENT], 'judgments'))
  expect(again.body.reporte.id).toBeNull()
  expect((await undoImport(school, body.importacion)).status).toBe(200)
})
