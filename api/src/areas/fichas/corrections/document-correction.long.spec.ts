import type { CorrectDocumentAnswer } from '@fichero/contract/corrections.schema'
import type { ImportChanges } from '@fichero/contract/import-history.schema'
import type { SearchAnswer } from '@fichero/contract/search.schema'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildApprentice } from '../../../../testing/build.js'
import { download } from '../../../../testing/download.js'
import { dumpOf } from '../../../../testing/dump.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { expectedAfter, fixture } from '../../../../testing/fixtures.js'
import { listImports, loadReport, undoImport } from '../../../../testing/import-history.js'
import { FICHA, getApprentice, listedProgress } from '../../../../testing/school.js'

const PERSON = '1900099075'
const NEW = '1098000456'
const OTHER = '1900099001'

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
  await loadReport(school)
})
afterEach(() => school.close())

const correct = (
  nro_documento: string,
  { document = PERSON, tipo_documento = 'CC', token = school.adminToken, ficha = FICHA } = {},
) =>
  school.api.post<CorrectDocumentAnswer & { code?: string; params?: object }>(
    `/fichas/${ficha}/aprendices/${document}/documento`,
    { tipo_documento, nro_documento },
    token,
  )
const dump = () => dumpOf(school.api.dataSource)
const identity = async (document: string) => {
  const { nro_documento, tipo_documento, numeros_anteriores } = (await getApprentice(school, document)).aprendiz
  return { nro_documento, tipo_documento, numeros_anteriores }
}

it('a correction changes number and type, and the search still finds the person by the former number', async () => {
  const { status, body } = await correct(' 1.098.000.456 ', { tipo_documento: 'TI' })
  expect({ status, body }).toMatchObject({ status: 200, body: { tipo_documento: 'TI', nro_documento: NEW } })
  const now = {
    nro_documento: NEW,
    tipo_documento: 'TI',
    numeros_anteriores: [{ tipo_documento: 'CC', nro_documento: PERSON }],
  }
  expect([await identity(NEW), await identity(PERSON)]).toEqual([now, now])
  const found = async (q: string) =>
    (await school.api.get<SearchAnswer>(`/search?q=${q}`, school.userToken)).body.aprendices
  for (const q of [PERSON, NEW]) expect(await found(q)).toMatchObject([{ nro_documento: NEW }])
  const history = `/fichas/aprendiz/${PERSON}/historial?ficha=${FICHA}`
  expect((await school.api.get(history, school.userToken)).status).toBe(200)
  const { sheets } = await download(school.api, `/fichas/aprendiz/${PERSON}/exportacion`, school.userToken)
  expect(sheets.Aprendiz).toContainEqual(['Números anteriores', `CC ${PERSON}`])
})

it('a correction is written to the history and the audit log, and its undo restores every row', async () => {
  const before = await dump()
  const { body } = await correct(NEW, { tipo_documento: 'TI' })
  const [entry] = await listImports(school)
  expect(entry).toMatchObject({
    id: body.importacion,
    tipo: 'correccion',
    archivo: `${PERSON} → ${NEW}`,
    aprendices: { nuevos: 0, cambiados: 1, sin_cambio: 0 },
    can: { undo: true },
  })
  const changesOf = async (id: number | undefined) =>
    (await school.api.get<ImportChanges>(`/fichas/${FICHA}/importaciones/${id}`, school.userToken)).body.personas
  const datos = [
    { campo: 'nro_documento', antes: PERSON, despues: NEW },
    { campo: 'tipo_documento', antes: 'CC', despues: 'TI' },
  ]
  expect(await changesOf(entry?.id)).toMatchObject([{ nro_documento: NEW, datos }])
  const [{ id }] = await school.api.dataSource.query('SELECT id FROM matricula WHERE nro_documento = ?', [NEW])
  expect((await auditEntriesOf(school.api.dataSource, 'matricula', id)).at(-1)).toMatchObject({
    accion: 'apprentices:correct-document',
    antes: { nro_documento: PERSON, tipo_documento: 'CC' },
    despues: { nro_documento: NEW, tipo_documento: 'TI', importacion: body.importacion },
  })
  expect((await undoImport(school, body.importacion)).status).toBe(200)
  expect(await dump()).toEqual(before)
  const [undo] = await listImports(school)
  const back = datos.map(({ campo, antes, despues }) => ({ campo, antes: despues, despues: antes }))
  expect(await changesOf(undo?.id)).toMatchObject([{ nro_documento: PERSON, datos: back }])
})

it('a correction can change only the document type, or restore the person’s former number', async () => {
  const type = (await correct(PERSON, { tipo_documento: 'TI' })).body
  expect(await identity(PERSON)).toMatchObject({ tipo_documento: 'TI', numeros_anteriores: [] })
  expect((await listImports(school))[0]).toMatchObject({ archivo: `CC ${PERSON} → TI ${PERSON}` })
  await undoImport(school, type.importacion)
  expect(await identity(PERSON)).toMatchObject({ tipo_documento: 'CC' })
  await correct(NEW)
  const before = await dump()
  const back = await correct(PERSON, { document: NEW })
  expect(back.status).toBe(200)
  expect(await identity(NEW)).toEqual({
    nro_documento: PERSON,
    tipo_documento: 'CC',
    numeros_anteriores: [{ tipo_documento: 'CC', nro_documento: NEW }],
  })
  await undoImport(school, back.body.importacion)
  expect(await dump()).toEqual(before)
})

it('a correction is not reverted by a report that still has the former number', async () => {
  await correct(NEW)
  await loadReport(school, fixture('judgmentsLater'))
  const { [PERSON]: progress, ...others } = expectedAfter('judgmentsLater')
  expect(await listedProgress(school, FICHA)).toEqual({ ...others, [NEW]: progress })
})

it('a correction to a document number that is in use is rejected with the reason, and saves nothing', async () => {
  const { dataSource } = school.api
  await buildApprentice(dataSource, { nro_documento: '1900555', nombre: 'ÚRSULA', apellido: 'XIU' })
  const { nombre, apellido } = (await getApprentice(school, PERSON)).aprendiz
  await correct('1900777', { document: OTHER })
  const { aprendiz: other } = await getApprentice(school, OTHER)
  const before = await dump()
  expect(await correct(PERSON)).toMatchObject({
    status: 409,
    body: { code: 'document_same', params: { documento: `CC ${PERSON}` } },
  })
  expect(await correct('1900777')).toMatchObject({
    status: 409,
    body: { code: 'document_in_ficha', params: { documento: '1900777', nombre: `${other.nombre} ${other.apellido}` } },
  })
  expect(await correct('1900555')).toMatchObject({
    status: 409,
    body: { code: 'document_other_person', params: { documento: '1900555', nombre: 'ÚRSULA XIU' } },
  })
  expect(await correct(OTHER)).toMatchObject({
    status: 409,
    body: { code: 'document_former', params: { documento: OTHER, actual: '1900777' } },
  })
  expect((await correct('12')).status).toBe(400)
  expect(await correct(NEW, { document: '1900000000' })).toMatchObject({ status: 404 })
  expect((await correct(NEW, { token: school.userToken })).status).toBe(403)
  expect(await dump()).toEqual(before)
  await buildApprentice(dataSource, { nro_documento: NEW, nombre, apellido })
  const same = await dump()
  const { status, body } = await correct(NEW)
  expect(status).toBe(200)
  await undoImport(school, body.importacion)
  expect(await dump()).toEqual(same)
})
