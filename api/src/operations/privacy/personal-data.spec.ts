import type { ContactDataAnswer, ContactRemovedAnswer } from '@fichero/contract/personal-data.schema'
import { TEXTS } from '@fichero/contract/texts'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildProgram } from '../../../testing/build.js'
import { buildContactEverywhere, MAIL, OTHER_PHONE, PHONE } from '../../../testing/contact-everywhere.js'
import { download } from '../../../testing/download.js'
import { openSchool, type School } from '../../../testing/school.js'
import { Enrolment } from '../../areas/fichas/enrolment.entity.js'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const pathOf = (document: string, what = 'contacto') => `/admin/personas/${document}/${what}`
const shown = async (document: string) =>
  (await school.api.get<ContactDataAnswer>(pathOf(document), school.adminToken)).body.datos
const remove = async (document: string) =>
  (await school.api.call<ContactRemovedAnswer>('DELETE', pathOf(document), { token: school.adminToken })).body
const fileOf = (document: string, query = '') =>
  download(school.api, `${pathOf(document, 'exportacion')}${query}`, school.adminToken)

const NOTHING = { matriculas: 0, cargas: 0, valores: 0, anotaciones: 0, cuenta: 'ninguna' }

it('the export has all data about a person, and no data of others in lists', async () => {
  const { enrolment } = await buildContactEverywhere(school.api.dataSource)
  const document = enrolment.nro_documento
  const { headers, sheets } = await fileOf(document)
  expect(headers.get('content-disposition')).toContain(`datos-de-${document}.xlsx`)
  expect(Object.keys(sheets)).toEqual(expect.arrayContaining(['Contenido', 'aprendiz', 'matricula', 'auditoria']))
  expect(sheets.Contenido).toEqual(
    expect.arrayContaining([
      ['matricula', 'Un aprendiz en una ficha: su estado, su contacto, sus pasos de la prueba TyT y sus totales.', 1],
    ]),
  )
  const [head, row] = sheets.matricula ?? []
  expect(row?.[head?.indexOf('Nro documento') ?? -1]).toBe(document)
  const { dataSource } = school.api
  const { id } = await buildProgram(dataSource, { competencies: 1, outcomes: 1 })
  const outcomes = `SELECT r.id, r.codigo FROM resultado_aprendizaje r JOIN competencia c ON c.id = r.id_competencia WHERE c.id_programa = ${id}`
  const [outcome] = await dataSource.query(outcomes)
  const judged = `INSERT INTO juicio (id_matricula, id_resultado, estado, evaluador_documento) VALUES (?, ?, 'APROBADO', ?)`
  await dataSource.query(judged, [enrolment.id, outcome.id, '52000111'])
  for (const one of [document, '52000111'])
    expect(JSON.stringify((await fileOf(one)).sheets.juicio)).toContain(`"${outcome.codigo} RESULTADO`)

  const [names, note] = sheets.auditoria ?? []
  expect(note?.[names?.indexOf('Fecha') ?? -1]).toEqual(new Date('2026-01-01T03:00:00.000Z'))
  const text = JSON.stringify(sheets)
  expect([PHONE, MAIL, OTHER_PHONE].map((value) => text.includes(value))).toEqual([true, true, false])
  const english = (await fileOf(document, '?lang=en')).sheets
  const texts = [sheets, english].flatMap((book) => Object.values(book).flat(2))
  expect(texts.filter((cell) => typeof cell === 'string' && /\d{4}-\d\d-\d\d/.test(cell))).toEqual([])
  expect(english.Contents).toHaveLength(Object.keys(english).length)
  expect((await fileOf('99999')).status).toBe(404)
})

it('a removal of contact data can be previewed, is audited, and finds nothing the second time', async () => {
  const { dataSource } = school.api
  const { enrolment, other } = await buildContactEverywhere(dataSource)
  const document = enrolment.nro_documento
  const counts = { matriculas: 1, cargas: 1, valores: 0, anotaciones: 2, cuenta: 'ninguna' }
  const trail = () => auditEntriesOf(dataSource, 'matricula', enrolment.id)
  expect(await shown(document)).toEqual(counts)
  expect(await trail()).toHaveLength(1)

  expect(await remove(document)).toMatchObject({ ok: true, msg: TEXTS.es.successes.contact_removed, datos: counts })
  const text = JSON.stringify((await fileOf(document)).sheets)
  expect([PHONE, MAIL].filter((gone) => text.includes(gone))).toEqual([])
  const written = { accion: 'keeping:remove-contact', id_usuario: school.admin.id, antes: {}, despues: {} }
  expect((await trail()).slice(1)).toMatchObject([written])
  expect(JSON.stringify((await fileOf(other.nro_documento)).sheets)).toContain(OTHER_PHONE)

  expect(await shown(document)).toEqual(NOTHING)
  expect(await remove(document)).toMatchObject({ msg: TEXTS.es.successes.contact_removed_before, datos: NOTHING })
  expect(await trail()).toHaveLength(2)
})

it('concurrent removals and edits run one after another', async () => {
  const { api, adminToken } = school
  const { enrolment } = await buildContactEverywhere(api.dataSource)
  const { id, nro_ficha, nro_documento } = enrolment
  const trail = async () => (await auditEntriesOf(api.dataSource, 'matricula', id)).slice(1)
  const both = await Promise.all([remove(nro_documento), remove(nro_documento)])
  expect(both.map(({ datos }) => datos.matriculas).sort()).toEqual([0, 1])
  expect(await trail()).toHaveLength(1)

  const edit = () => api.put(`/fichas/${nro_ficha}/aprendices/${nro_documento}`, { celular: PHONE }, adminToken)
  expect((await edit()).status).toBe(200)
  const [removed] = await Promise.all([remove(nro_documento), edit()])
  expect(removed).toMatchObject({ ok: true, datos: { matriculas: 1 } })
  const { celular } = await api.dataSource.manager.findOneByOrFail(Enrolment, { id })
  const isEditLast = (await trail()).at(-1)?.accion === 'apprentices:edit-contact'
  expect(celular).toBe(isEditLast ? PHONE : null)
})

it('a removal leaves enabled accounts unchanged, including the account of the administrator', async () => {
  const { nro_documento } = school.admin
  expect(await remove(nro_documento)).toMatchObject({ datos: { ...NOTHING, cuenta: 'habilitada' } })
  expect((await school.api.get('/auth/session', school.adminToken)).status).toBe(200)
  await school.api.dataSource.query(`UPDATE usuario SET estado = 'pendiente' WHERE id = ?`, [school.user.id])
  expect(await shown(school.user.nro_documento)).toEqual({ ...NOTHING, cuenta: 'pendiente' })
  await school.api.dataSource.query(`UPDATE usuario SET estado = 'deshabilitado' WHERE id = ?`, [school.user.id])
  expect(await remove(school.user.nro_documento)).toMatchObject({ datos: { cuenta: 'deshabilitada' } })
  expect(await remove(school.user.nro_documento)).toMatchObject({
    msg: TEXTS.es.successes.contact_removed_before,
    datos: { cuenta: 'retirada' },
  })
})
