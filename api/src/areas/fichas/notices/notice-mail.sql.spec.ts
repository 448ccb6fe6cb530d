import { MAX_NOTICE_MAILS_PER_DAY } from '@fichero/contract/limits'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildApprentice, buildReport, buildUser } from '../../../../testing/build.js'
import { deliverMail } from '../../../../testing/deliver-mail.js'
import { fakeDate } from '../../../../testing/fake-date.js'
import { enrolJudged, openJudgedSchool, openRunningFicha } from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import { Secret } from '../../../config/secret.js'
import { Mailer } from '../../../mail/mailer.js'
import type { Message } from '../../../mail/message.js'
import { PendingMail } from '../../../mail/pending-mail.js'
import { AuditEntry } from '../../../records/audit/audit-entry.entity.js'
import { User } from '../../users/user.entity.js'
import { Enrolment } from '../enrolment.entity.js'
import { Ficha } from '../ficha.entity.js'
import { optOutToken } from './opt-out.js'
import { RefusedAddress } from './refused-address.entity.js'

const LUZ = '1098765432'
const ADDRESS = 'Luz@fichero.example'
const MESSAGE = { asunto: 'Lo que falta en la ficha', texto: 'Buen día, Luz:\n\nLe faltan 3 resultados.' }
const NOW = Date.parse('2026-05-04T15:00:00Z')

let school: School
let marta: User
let nro_ficha: number
let luz: Enrolment
let sent: Message[]
beforeEach(async () => {
  fakeDate(NOW)
  const opened = await openJudgedSchool(1, 2)
  school = opened.school
  const { api } = school
  deliverMail(api)
  sent = []
  jest.spyOn(api.app.get(Mailer), 'send').mockImplementation(async (message) => void sent.push(message))
  marta = await buildUser(api.dataSource, {
    nombre: 'Marta',
    apellido: 'Ruiz',
    correo_institucional: 'marta@fichero.example',
  })
  ;({ nro_ficha } = await openRunningFicha(school, opened.program))
  await buildReport(api.dataSource, { nro_ficha })
  const person = { nro_documento: LUZ, nombre: 'LUZ', correo: ADDRESS }
  luz = await enrolJudged(school, { nro_ficha, outcomes: opened.outcomes, ...person })
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await school.close()
})

const send = (message: object = MESSAGE, token: string | undefined = school.api.tokenOf(marta)) =>
  school.api.post(`/fichas/${nro_ficha}/aprendices/${LUZ}/avisos/correo`, message, token)
const stop = (enlace: string) => school.api.post('/sin-correos', { enlace })
const code = (expected: string, status = 409) => ({ status, body: { ok: false, code: expected } })
/** Sends the queued messages and returns them. */
async function delivered() {
  await school.api.app.get(PendingMail).sendDue()
  return sent
}
/** Records that Marta has sent so many messages today. */
async function fillLimit(count: number): Promise<void> {
  const entry = { accion: 'apprentices:send-mail', entidad: 'matricula', entidad_id: '1', antes: null, despues: null }
  const fecha = new Date(NOW - 60_000)
  const entries = Array.from({ length: count }, () => ({ ...entry, id_usuario: marta.id, fecha }))
  await school.api.dataSource.manager.insert(AuditEntry, entries as never)
}
const linkIn = ({ text }: Message) => /\/sin-correos#([0-9a-f]+)/.exec(text)?.[1] ?? ''

it('a message is sent in the name of the user, who gets the answers, with its reason and a link that stops it', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { ok: true } })
  const [message, ...others] = await delivered()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    to: { address: ADDRESS },
    from: 'Marta Ruiz (Fichero)',
    replyTo: { name: 'Marta Ruiz', address: 'marta@fichero.example' },
    subject: MESSAGE.asunto,
  })
  const [text, footer] = message!.text.split('\n\n-- \n\n')
  expect(text).toBe(MESSAGE.texto)
  expect(footer).toContain(`Se lo envía Marta Ruiz por Fichero porque usted es aprendiz de la ficha ${nro_ficha}.`)
  expect(linkIn(message!)).toHaveLength(128)
  expect(footer).not.toContain(ADDRESS)
})

it('a sent message is recorded as a notice, and in the audit log without its text', async () => {
  await send()
  const { body } = await school.api.get<MissingAnswer>(`/fichas/${nro_ficha}/faltantes`, school.adminToken)
  expect(body.aprendices[0]?.aviso).toMatchObject({ canal: 'sistema', usuario: 'Marta Ruiz', propio: false })
  expect(await auditEntriesOf(school.api.dataSource, 'matricula', luz.id)).toMatchObject([
    { accion: 'apprentices:send-mail', id_usuario: marta.id, antes: null, despues: null },
  ])
})

it('after the link was used, nobody sends to the address, in whatever case it is written', async () => {
  await send()
  const link = linkIn((await delivered())[0]!)
  expect(await stop(link)).toMatchObject({ status: 200, body: { ok: true } })
  expect((await stop(link)).status).toBe(200)
  await school.api.dataSource.manager.update(Enrolment, { id: luz.id }, { correo: ADDRESS.toLowerCase() })
  expect(await send()).toMatchObject(code('mail_refused'))
  expect(await send(MESSAGE, school.adminToken)).toMatchObject(code('mail_refused'))
  expect(await delivered()).toHaveLength(1)
  const stored = await school.api.dataSource.manager.find(RefusedAddress)
  expect(stored.map(({ hash }) => hash)).toEqual([link.slice(0, 64)])
})

it('a link with another signature stops nothing', async () => {
  for (const link of [optOutToken(ADDRESS, 'another secret'), 'x', `${'0'.repeat(127)}ñ`, '0'.repeat(128)])
    expect(await stop(link)).toMatchObject(code('mail_link_unknown', 404))
  expect((await stop('0'.repeat(201))).status).toBe(400)
  expect(await school.api.dataSource.manager.count(RefusedAddress)).toBe(0)
})

it('a user sends a limited number of messages a day, also in parallel', async () => {
  await fillLimit(MAX_NOTICE_MAILS_PER_DAY - 1)
  const codes = (await Promise.all([send(), send(), send()])).map(({ status }) => status).sort()
  expect(codes).toEqual([200, 409, 409])
  expect(await send()).toMatchObject({
    ...code('mail_limit_reached'),
    body: { msg: expect.stringContaining('100 mensajes por día, y hoy le quedan 0.') },
  })
  expect((await send(MESSAGE, school.adminToken)).status).toBe(200)
  fakeDate(Date.parse('2026-05-05T05:00:00Z'))
  expect((await send(MESSAGE, school.api.tokenOf(marta))).status).toBe(200)
})

it('a refused message is neither sent nor recorded', async () => {
  const { manager } = school.api.dataSource
  for (const [message, field] of [
    [{ ...MESSAGE, asunto: '' }, 'asunto'],
    [{ ...MESSAGE, asunto: 'x'.repeat(151) }, 'asunto'],
    [{ ...MESSAGE, texto: '  ' }, 'texto'],
    [{ ...MESSAGE, texto: 'x'.repeat(40_001) }, 'texto'],
  ] as const)
    expect(await send(message)).toMatchObject({ status: 400, body: { errors: { [field]: expect.anything() } } })
  expect((await school.api.post(`/fichas/${nro_ficha}/aprendices/${LUZ}/avisos/correo`, MESSAGE)).status).toBe(401)
  await manager.update(Enrolment, { id: luz.id }, { correo: null })
  expect(await send()).toMatchObject(code('apprentice_without_mail'))
  Object.defineProperty(school.api.app.get(Mailer), 'delivers', { value: false, configurable: true })
  expect(await send()).toMatchObject(code('mail_not_configured'))
  await manager.update(Ficha, { nro_ficha }, { estado: 'deshabilitado' })
  expect(await send()).toMatchObject(code('ficha_not_found', 404))
  expect(await delivered()).toEqual([])
  expect(await auditEntriesOf(school.api.dataSource, 'matricula', luz.id)).toEqual([])
})

it('line breaks in a subject add no header', async () => {
  await send({ ...MESSAGE, asunto: 'Hola\r\nBcc: otro@fichero.example' })
  expect((await delivered())[0]?.subject).toBe('Hola Bcc: otro@fichero.example')
})

describe('to the apprentices of a ficha', () => {
  const sendToGroup = (message: object = MESSAGE, token: string | undefined = school.api.tokenOf(marta)) =>
    school.api.post(`/fichas/${nro_ficha}/avisos/correo`, message, token)
  /** Enrols two people who can be reached besides Luz, and two who cannot, besides one who has left. */
  beforeEach(async () => {
    const enrol = (nro_documento: string, correo: string | null, more: object = {}) =>
      buildApprentice(school.api.dataSource, { nro_ficha, nro_documento, nombre: 'EVA', correo, ...more })
    await enrol('2001', 'eva@fichero.example')
    await enrol('2002', null)
    await enrol('2003', 'no@fichero.example')
    await stop(optOutToken('no@fichero.example', school.api.app.get(Secret).value))
    await enrol('2004', 'otra@fichero.example')
    await enrol('2005', 'fuera@fichero.example', { estado: 'CANCELADO' })
  })

  it('everybody in training who can be reached gets a message of their own, and is recorded as written to', async () => {
    expect(await sendToGroup()).toMatchObject({ status: 200, body: { ok: true, mensajes: 3, sin_mensaje: 2 } })
    const addresses = (await delivered()).map(({ to }) => to.address)
    expect(addresses.sort()).toEqual([ADDRESS, 'eva@fichero.example', 'otra@fichero.example'])
    expect(new Set(sent.map(linkIn)).size).toBe(3)
    const { body } = await school.api.get<MissingAnswer>(`/fichas/${nro_ficha}/faltantes`, school.adminToken)
    const written = body.aprendices.filter(({ aviso }) => aviso?.canal === 'sistema')
    expect(written.map(({ nro_documento }) => nro_documento).sort()).toEqual([LUZ, '2001', '2004'])
  })

  it('all of the messages are within the limit of the day, or none is sent', async () => {
    await fillLimit(MAX_NOTICE_MAILS_PER_DAY - 2)
    expect(await sendToGroup()).toMatchObject({
      ...code('mail_limit_reached'),
      body: { msg: expect.stringContaining('le quedan 2.') },
    })
    expect(await delivered()).toEqual([])
    expect((await sendToGroup(MESSAGE, school.adminToken)).status).toBe(200)
  })

  it('a group that nobody can write to is refused, as a hidden ficha', async () => {
    const { manager } = school.api.dataSource
    await manager.update(Enrolment, { nro_ficha }, { correo: null })
    expect(await sendToGroup()).toMatchObject(code('group_without_mail'))
    Object.defineProperty(school.api.app.get(Mailer), 'delivers', { value: false, configurable: true })
    expect(await sendToGroup()).toMatchObject(code('mail_not_configured'))
    await manager.update(Ficha, { nro_ficha }, { estado: 'deshabilitado' })
    expect(await sendToGroup()).toMatchObject(code('ficha_not_found', 404))
  })
})

describe('to an instructor', () => {
  let pedro: User
  beforeEach(async () => {
    pedro = await buildUser(school.api.dataSource, { nombre: 'Pedro', correo_institucional: 'pedro@fichero.example' })
  })
  const remind = (more: object = {}, token: string | undefined = school.api.tokenOf(marta)) =>
    school.api.post('/fichas/pendientes/avisos/correo', { ...MESSAGE, id_usuario: pedro.id, ...more }, token)

  it('the reminder goes to the address of the user, says why, and is in the audit log without its text', async () => {
    expect(await remind()).toMatchObject({ status: 200, body: { ok: true } })
    const [message] = await delivered()
    expect(message).toMatchObject({
      to: { address: 'pedro@fichero.example' },
      replyTo: { address: 'marta@fichero.example' },
      subject: MESSAGE.asunto,
    })
    expect(message!.text).toContain('según los reportes de SOFIA Plus, a usted le corresponde registrar juicios.')
    expect(await auditEntriesOf(school.api.dataSource, 'usuario', pedro.id)).toMatchObject([
      { accion: 'users:send-mail', id_usuario: marta.id, antes: null, despues: null },
    ])
  })

  it('reminders count with the messages to apprentices towards the limit of the day, also in parallel', async () => {
    await fillLimit(MAX_NOTICE_MAILS_PER_DAY - 1)
    const codes = (await Promise.all([remind(), send(), remind()])).map(({ status }) => status).sort()
    expect(codes).toEqual([200, 409, 409])
  })

  it('a reminder is refused to a stranger, a disabled user and who stopped the messages', async () => {
    const { manager } = school.api.dataSource
    expect((await school.api.post('/fichas/pendientes/avisos/correo', { ...MESSAGE, id_usuario: 1 })).status).toBe(401)
    expect(await remind({ id_usuario: 'x' })).toMatchObject({ status: 400 })
    expect(await remind({ id_usuario: 999_999 })).toMatchObject(code('user_not_found', 404))
    await stop(optOutToken('PEDRO@fichero.example', school.api.app.get(Secret).value))
    expect(await remind()).toMatchObject(code('mail_refused'))
    await manager.update(User, { id: pedro.id }, { estado: 'deshabilitado' })
    expect(await remind()).toMatchObject(code('user_not_found', 404))
    expect(await delivered()).toEqual([])
  })
})
