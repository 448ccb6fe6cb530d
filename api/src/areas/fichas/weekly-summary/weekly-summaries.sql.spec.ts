import { type Api, TEST_SECRET } from '../../../../testing/api.js'
import { buildAdmin, buildProgram, buildReport, buildUndo, buildUser } from '../../../../testing/build.js'
import { fakeDate } from '../../../../testing/fake-date.js'
import { enrolJudged, openRunningFicha } from '../../../../testing/judged-people.js'
import { openSchool, type School } from '../../../../testing/school.js'
import { ContractAccess } from '../../../access/contract-access.js'
import { Config } from '../../../config/config.js'
import { inTransaction } from '../../../database/transaction.js'
import { MailService } from '../../../mail/mail.service.js'
import type { Message } from '../../../mail/message.js'
import { PendingMail } from '../../../mail/pending-mail.js'
import { unseal } from '../../../mail/sealed-message.js'
import { LearningOutcome } from '../../programs/learning-outcome.entity.js'
import type { Program } from '../../programs/program.entity.js'
import type { User } from '../../users/user.entity.js'
import { OwedService } from '../owed/owed.service.js'
import { recount } from '../recount.js'
import { WeeklySummaries } from './weekly-summaries.js'

// 2026-05-04 is a Monday. Colombia is at UTC−5.
const SIX = '2026-05-04T11:00:00Z'
const LUZ = { nro_documento: '1098765432', nombre: 'LUZ', apellido: 'MARINA' }

let school: School
let api: Api
let program: Program
let outcomes: number[]
beforeAll(async () => {
  fakeDate(Date.parse(SIX))
  // The mail server does not exist, so that messages stay in the queue.
  school = await openSchool({ smtpUrl: 'smtp://127.0.0.1:1', publicUrl: 'https://fichas.example' })
  ;({ api } = school)
  program = await buildProgram(api.dataSource, { competencies: 1, outcomes: 4, nombre_programa: 'Huertas urbanas' })
  outcomes = (await api.dataSource.manager.find(LearningOutcome, { order: { id: 'ASC' } })).map(({ id }) => id)
})
beforeEach(() => at(SIX))
afterEach(async () => {
  await write('DELETE FROM correo_pendiente')
  await write('UPDATE usuario SET resumen_semanal = 0, resumen_enviado = NULL')
  await write(`UPDATE ficha SET estado = 'deshabilitado'`)
  jest.restoreAllMocks()
})
afterAll(async () => {
  jest.useRealTimers()
  await school.close()
})

const write = (sql: string, values: unknown[] = []) =>
  inTransaction(api.dataSource, (manager) => manager.query(sql, values))
const at = (moment: string) => fakeDate(Date.parse(moment))
const send = () => api.app.get(WeeklySummaries).send()
async function queued(): Promise<Message[]> {
  const rows: { cifrado: string }[] = await api.dataSource.query('SELECT cifrado FROM correo_pendiente ORDER BY id')
  return rows.map(({ cifrado }) => unseal(cifrado, TEST_SECRET)).filter((message) => message !== undefined)
}
const receivers = async () => (await queued()).map(({ to }) => to.address).sort()
const addresses = (...people: User[]) => people.map((person) => person.correo_institucional).sort()
const wanting = (overrides: Partial<User> = {}) =>
  buildUser(api.dataSource, { nombre: 'Marta', resumen_semanal: true, ...overrides })

/** Creates a ficha without a report, which therefore needs attention. */
const openFicha = (id_jefe: number, overrides: object = {}) =>
  openRunningFicha(school, program, { id_jefe, ...overrides })

it('is sent once, on Monday from 06:00 in Colombia, and again on the next Monday', async () => {
  const marta = await wanting()
  await openFicha(marta.id)
  const sent: string[] = []
  for (const moment of [
    '2026-05-04T04:30:00Z',
    '2026-05-04T10:59:59Z',
    SIX,
    '2026-05-04T11:05:00Z',
    '2026-05-05T04:59:00Z',
    '2026-05-05T11:00:00Z',
    '2026-05-10T15:00:00Z',
    '2026-05-11T11:00:00Z',
    '2026-05-11T14:00:00Z',
  ]) {
    at(moment)
    await send()
    if ((await queued()).length > sent.length) sent.push(moment)
  }
  expect(sent).toEqual([SIX, '2026-05-11T11:00:00Z'])
  expect(await receivers()).toEqual(addresses(marta, marta))
})

it('is sent later on Monday if no node ran at 06:00, but not on Tuesday', async () => {
  const marta = await wanting()
  await openFicha(marta.id)
  at('2026-05-05T11:00:00Z')
  await send()
  expect(await queued()).toEqual([])
  at('2026-05-11T14:00:00Z')
  await send()
  expect(await receivers()).toEqual(addresses(marta))
})

it('is sent once to each person by several nodes at the same time', async () => {
  const [marta, eva] = [await wanting(), await wanting()]
  for (const { id } of [marta, eva]) await openFicha(id)
  const [config, contracts, owed, mail] = [Config, ContractAccess, OwedService, MailService].map((one) =>
    api.app.get(one as never),
  ) as [Config, ContractAccess, OwedService, MailService]
  const otherNode = new WeeklySummaries(api.dataSource, config, contracts, owed, mail)
  await Promise.all([send(), otherNode.send()])
  expect(await receivers()).toEqual(addresses(marta, eva))
})

it('goes only to people who want it and have access', async () => {
  const marta = await wanting()
  const contract = { fecha_inicio_contrato: '2026-01-01' }
  const others = [
    await buildUser(api.dataSource),
    await wanting({ estado: 'deshabilitado' }),
    await wanting({ estado: 'pendiente' }),
    await wanting({ ...contract, fecha_fin_contrato: '2026-05-03' }),
  ]
  const eva = await wanting({ ...contract, fecha_fin_contrato: '2026-05-04' })
  for (const { id } of [marta, eva, ...others]) await openFicha(id)
  await send()
  expect(await receivers()).toEqual(addresses(marta, eva))
})

it('is not sent if there is nothing to say, and the Monday is over with that', async () => {
  const marta = await wanting()
  await send()
  await openFicha(marta.id)
  await send()
  expect(await queued()).toEqual([])
})

it('tells heads about their fichas and administrators about all, in the language of each', async () => {
  const [marta, eva] = [await wanting({ idioma: 'en' }), await wanting({ nombre: 'Eva' })]
  const admin = await buildAdmin(api.dataSource, { resumen_semanal: true })
  const { nro_ficha: ofMarta } = await openFicha(marta.id)
  const { nro_ficha: ofEva } = await openFicha(eva.id)
  await openFicha(eva.id, { estado: 'deshabilitado' })
  await send()
  const messages = await queued()
  const fichasIn = (person: User) =>
    messages
      .find(({ to }) => to.address === person.correo_institucional)
      ?.text.match(/(?<=^- )\d+/gm)
      ?.map(Number)
  expect([marta, eva, admin].map(fichasIn)).toEqual([[ofMarta], [ofEva], [ofMarta, ofEva]])
  expect(messages.map(({ subject }) => subject).sort()).toEqual([
    'Su resumen semanal de Fichero',
    'Su resumen semanal de Fichero',
    'Your weekly summary from Fichero',
  ])
  const textTo = (person: User) => messages.find(({ to }) => to.address === person.correo_institucional)?.text ?? ''
  expect(textTo(marta).split('\n\n')).toEqual([
    'Hello Marta,',
    `What needs attention: 1 ficha\nNo recent report: 1\n- ${ofMarta} Huertas urbanas: no report yet\nhttps://fichas.example/fichas/atencion?mias=true`,
    'This message comes on Mondays to people who have the weekly summary on. You can turn it off in your profile: https://fichas.example/dashboard?perfil',
    'Fichero',
    '',
  ])
  expect(textTo(admin)).toContain('https://fichas.example/fichas/atencion\n')
})

it('counts the judgments that a person owes without heading a ficha, and names no apprentice', async () => {
  const pedro = await wanting({ nro_documento: '70000001' })
  const { nro_ficha } = await openFicha(school.admin.id)
  const judged = [{ fecha_registro: '2026-03-03 08:00:00' }]
  await enrolJudged(school, { nro_ficha, outcomes, judged })
  await enrolJudged(school, { nro_ficha, outcomes, ...LUZ })
  await buildReport(api.dataSource, { nro_ficha, fecha_reporte: '2026-05-04', fecha: new Date(SIX) })
  await recount(api.dataSource.manager, true)
  await send()
  const [message, ...others] = await queued()
  expect(others).toEqual([])
  expect(message?.to.address).toBe(pedro.correo_institucional)
  expect(message?.text).toContain('Usted tiene por evaluar 1 juicio, en 1 ficha. El más antiguo espera hace 62 días.')
  expect(message?.text).toContain('https://fichas.example/fichas/pendientes?responsable=70000001')
  for (const value of Object.values(LUZ)) expect(message?.text).not.toContain(value)
})

describe('what changed', () => {
  let marta: User
  let nro_ficha: number
  beforeEach(async () => {
    marta = await wanting()
    ;({ nro_ficha } = await openFicha(marta.id, { aprobados_en_formacion: 90, total_aprendices_en_formacion: 20 }))
  })
  const report = (orden: number, fecha: string, aprobados: number | null = null) =>
    buildReport(api.dataSource, {
      nro_ficha,
      orden,
      fecha: new Date(fecha),
      fecha_reporte: fecha.slice(0, 10),
      aprobados,
    })
  const changed = async () => {
    await send()
    const [message] = await queued()
    return message?.text
      .split('\n\n')
      .find((part) => part.startsWith('Lo que cambió'))
      ?.split('\n')
  }

  it('covers the week from Monday to Sunday in Colombia, and what was approved since the report before it', async () => {
    await report(1, '2026-04-27T04:59:59Z', 40)
    await report(2, '2026-04-27T05:00:00Z', 55)
    await report(3, '2026-05-04T04:59:59Z', 70)
    await report(4, '2026-05-04T05:00:00Z')
    expect(await changed()).toEqual([
      'Lo que cambió del 27/04/2026 al 03/05/2026',
      'Se cargaron 2 reportes:',
      `- ${nro_ficha} Huertas urbanas`,
      'Los aprendices en formación de estas fichas tienen 30 resultados aprobados más que antes.',
    ])
  })

  it('compares with the present figures if no later report replaced those of the week', async () => {
    await report(1, '2026-04-20T15:00:00Z', 40)
    await report(2, '2026-05-01T15:00:00Z')
    expect((await changed())?.at(-1)).toContain('tienen 50 resultados aprobados más')
  })

  it('says nothing about approvals before the first report, nor about reports that were undone', async () => {
    await report(1, '2026-05-01T15:00:00Z')
    await buildUndo(api.dataSource, await report(2, '2026-05-02T15:00:00Z'), 3)
    expect((await changed())?.slice(1)).toEqual(['Se cargó 1 reporte:', `- ${nro_ficha} Huertas urbanas`])
  })
})

it('stays in the queue while the mail server is down', async () => {
  const marta = await wanting()
  await openFicha(marta.id)
  await send()
  await api.app.get(PendingMail).sendDue()
  expect(await receivers()).toEqual(addresses(marta))
})

it('is tried again at the next check if it could not be stored, and other people get theirs', async () => {
  const [marta, eva] = [await wanting(), await wanting()]
  for (const { id } of [marta, eva]) await openFicha(id)
  jest.spyOn(api.app.get(PendingMail), 'addInTransaction').mockRejectedValueOnce(new Error('no'))
  await send()
  expect(await receivers()).toEqual(addresses(eva))
  await send()
  expect(await receivers()).toEqual(addresses(marta, eva))
})

it('does not change the version of the person, and is not sent to a person who changed meanwhile', async () => {
  const marta = await wanting({ version: 3 })
  await openFicha(marta.id)
  const { countOwn } = OwedService.prototype
  jest.spyOn(api.app.get(OwedService), 'countOwn').mockImplementationOnce(async function (this: OwedService, actor) {
    await write('UPDATE usuario SET version = 4, resumen_semanal = 0 WHERE id = ?', [marta.id])
    return countOwn.call(api.app.get(OwedService), actor)
  })
  await send()
  expect(await queued()).toEqual([])
  await write('UPDATE usuario SET resumen_semanal = 1 WHERE id = ?', [marta.id])
  await send()
  expect(await receivers()).toEqual(addresses(marta))
  expect(await api.dataSource.query('SELECT version, resumen_enviado FROM usuario WHERE id = ?', [marta.id])).toEqual([
    { version: 4, resumen_enviado: '2026-05-04' },
  ])
})

it('reads the figures of all fichas once for all people', async () => {
  for (const { id } of [await wanting(), await wanting(), await wanting()]) await openFicha(id)
  const query = jest.spyOn(api.dataSource, 'query')
  await send()
  const statements = query.mock.calls.map(([sql]) => String(sql))
  expect(statements.filter((sql) => sql.includes('FROM ficha_faltante GROUP BY'))).toHaveLength(1)
  expect(await queued()).toHaveLength(3)
})

it('is checked at startup, but not on a server that sends no mail', async () => {
  const summaries = api.app.get(WeeklySummaries)
  const check = jest.spyOn(summaries, 'send').mockResolvedValue()
  summaries.begin()
  await summaries.onModuleDestroy()
  expect(check).toHaveBeenCalledTimes(1)
  jest.spyOn(api.app.get(MailService), 'delivers', 'get').mockReturnValue(false)
  summaries.begin()
  await summaries.onModuleDestroy()
  expect(check).toHaveBeenCalledTimes(1)
})
