import type { NoticeChannel } from '@fichero/contract/enums'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildReport, buildUser } from '../../../../testing/build.js'
import { fakeDate } from '../../../../testing/fake-date.js'
import { enrolJudged, openJudgedSchool, openRunningFicha } from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import type { Program } from '../../programs/program.entity.js'
import type { User } from '../../users/user.entity.js'
import type { Enrolment } from '../enrolment.entity.js'
import { Ficha } from '../ficha.entity.js'
import { Judgment } from '../judgment.entity.js'
import { ApprenticeNotice } from './apprentice-notice.entity.js'

const LUZ = '1098765432'
const NOW = Date.parse('2026-05-04T15:00:00Z')

let school: School
let program: Program
let outcomes: number[]
let marta: User
let nro_ficha: number
let luz: Enrolment
beforeEach(async () => {
  fakeDate(NOW)
  ;({ school, program, outcomes } = await openJudgedSchool(2, 2))
  marta = await buildUser(school.api.dataSource, { nombre: 'Marta', apellido: 'Ruiz' })
  ;({ nro_ficha } = await openRunningFicha(school, program))
  await buildReport(school.api.dataSource, { nro_ficha, fecha_reporte: '2026-05-02' })
  luz = await enrol({ nro_documento: LUZ, judged: [{}, { estado: 'NO APROBADO' }] })
  await enrol({ nro_documento: '1098761111', judged: [{}] })
})
afterEach(async () => {
  jest.useRealTimers()
  await school.close()
})

const enrol = (person: Partial<Parameters<typeof enrolJudged>[1]> & { nro_documento: string }) =>
  enrolJudged(school, { nro_ficha, outcomes, ...person })
/** A new session, because the tests change the date. */
const martaToken = () => school.api.tokenOf(marta)
const record = (nro_documento = LUZ, canal: NoticeChannel = 'whatsapp', token: string | undefined = martaToken()) =>
  school.api.post(`/fichas/${nro_ficha}/aprendices/${nro_documento}/avisos`, { canal }, token)
/** Returns the notice of each person who has one, as a user sees them. */
async function notices(token = martaToken()) {
  const { body } = await school.api.get<MissingAnswer>(`/fichas/${nro_ficha}/faltantes`, token)
  return Object.fromEntries(
    body.aprendices.flatMap(({ nro_documento, aviso }) => (aviso ? [[nro_documento, aviso]] : [])),
  )
}
const judge = (id_resultado: number | undefined, estado: Judgment['estado']) =>
  school.api.dataSource.manager.update(Judgment, { id_matricula: luz.id, id_resultado }, { estado })

it('a notice is shown to the colleagues, with its author, its time and its channel', async () => {
  expect(await record()).toMatchObject({ status: 200, body: { ok: true } })
  const aviso = { fecha: '2026-05-04T15:00:00.000Z', canal: 'whatsapp', usuario: 'Marta Ruiz' }
  expect(await notices()).toEqual({ [LUZ]: { ...aviso, propio: true } })
  expect(await notices(school.api.tokenOf(await buildUser(school.api.dataSource)))).toEqual({
    [LUZ]: { ...aviso, propio: false },
  })
})

it('a new notice replaces the former one', async () => {
  await record()
  fakeDate(NOW + 60_000)
  await record(
    LUZ,
    'copia',
    school.api.tokenOf(await buildUser(school.api.dataSource, { nombre: 'Ana', apellido: 'Gil' })),
  )
  expect(await notices()).toEqual({
    [LUZ]: { fecha: '2026-05-04T15:01:00.000Z', canal: 'copia', usuario: 'Ana Gil', propio: false },
  })
})

it('a notice is not shown while the person lacks other outcomes than then', async () => {
  await record()
  await judge(outcomes[0], 'NO APROBADO')
  expect(await notices()).toEqual({})
  await judge(outcomes[0], 'APROBADO')
  expect(Object.keys(await notices())).toEqual([LUZ])
  await record()
  await judge(outcomes[1], 'APROBADO')
  expect(await notices()).toEqual({})
})

it('a notice is still shown after a report that changes nothing for its person', async () => {
  await record()
  await buildReport(school.api.dataSource, { nro_ficha, fecha_reporte: '2026-05-04', orden: 2 })
  await enrol({ nro_documento: '1098762222' })
  expect(Object.keys(await notices())).toEqual([LUZ])
})

it('the audit log has each notice with its channel, and nothing of the text', async () => {
  await record(LUZ, 'correo')
  expect(await auditEntriesOf(school.api.dataSource, 'matricula', luz.id)).toMatchObject([
    { accion: 'apprentices:record-notice', id_usuario: marta.id, antes: null, despues: { canal: 'correo' } },
  ])
})

it('only users who see the ficha record notices, for its people, by a known channel', async () => {
  expect(await school.api.post(`/fichas/${nro_ficha}/aprendices/${LUZ}/avisos`, { canal: 'copia' })).toMatchObject({
    status: 401,
  })
  expect(await record('1098769999')).toMatchObject({ status: 404, body: { code: 'apprentice_not_found' } })
  expect(await record(LUZ, 'fax' as NoticeChannel)).toMatchObject({
    status: 400,
    body: { errors: { canal: { code: 'invalid' } } },
  })
  await school.api.dataSource.manager.update(Ficha, { nro_ficha }, { estado: 'deshabilitado' })
  expect(await record()).toMatchObject({ status: 404, body: { code: 'ficha_not_found' } })
  expect((await record(LUZ, 'copia', school.adminToken)).status).toBe(200)
})

it('after a merge the kept person has the last notice of both', async () => {
  await record(LUZ)
  fakeDate(NOW + 60_000)
  await record('1098761111', 'correo')
  const { status } = await school.api.post(
    `/fichas/${nro_ficha}/aprendices/${LUZ}/union`,
    { otro: '1098761111', conserva: LUZ },
    school.adminToken,
  )
  expect(status).toBe(200)
  const [first, ...others] = await school.api.dataSource.manager.find(ApprenticeNotice)
  expect([first, others]).toEqual([expect.objectContaining({ id_matricula: luz.id, canal: 'correo' }), []])
})
