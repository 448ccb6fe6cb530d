import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApprovalAnswer } from '@fichero/contract/admin.schema'
import { SMTPServer } from 'smtp-server'
import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin, buildUser } from '../../testing/build.js'
import { decodeQuotedPrintable, tokenIn } from '../../testing/outbox.js'
import { sqlInstant } from '../database/sql-instant.js'
import { MailService } from './mail.service.js'
import { PendingMail } from './pending-mail.js'

interface Delivered {
  user: unknown
  from: string
  to: string[]
  raw: string
  text: string
}

let delivered: Delivered[] = []
let server: SMTPServer
let api: Api

async function startServer(port = 0): Promise<string> {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      password === 'clave' ? done(null, { user: username }) : done(new Error('wrong password')),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        const raw = Buffer.concat(chunks).toString('latin1')
        delivered.push({ user, from, to, raw, text: decodeQuotedPrintable(raw) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `smtp://fichero:clave@127.0.0.1:${portOf(server)}`
}

const portOf = ({ server: listening }: SMTPServer) => (listening.address() as AddressInfo).port

const stopServer = () => new Promise<void>((resolve) => server.close(resolve))

async function messages(count: number): Promise<Delivered[]> {
  for (let tries = 0; tries < 200 && delivered.length < count; tries++) await sleep(25)
  expect(delivered).toHaveLength(count)
  return delivered
}

beforeEach(async () => {
  delivered = []
  api = await startApi({ smtpUrl: await startServer(), publicUrl: 'https://fichas.example' })
})
afterEach(async () => {
  await api.close()
  await stopServer()
})

async function approve(overrides: { nombre?: string; apellido?: string } = {}) {
  const user = await buildUser(api.dataSource, { ...overrides, estado: 'pendiente' })
  const token = api.tokenOf(await buildAdmin(api.dataSource))
  const reply = await api.call<ApprovalAnswer>('PATCH', `/admin/approve-user/${user.nro_documento}`, { token })
  return { user, reply }
}

it('the link of an approval is mailed only to the person, whatever characters the name has', async () => {
  const { user, reply } = await approve({ nombre: 'Íñigo', apellido: 'Peña, "el Ñato"\r\nBcc: otro@x.example' })
  expect(reply.body).toMatchObject({ ok: true, enlace: null })
  const [message] = await messages(1)
  expect(message).toMatchObject({
    user: 'fichero',
    from: 'fichero@fichero.example',
    to: [user.correo_institucional],
  })
  expect(message?.text).toContain('https://fichas.example/reset-password/')
  expect(message?.raw).not.toMatch(/^Bcc:/m)
  const reset = await api.post(`/auth/reset-password/${tokenIn(message?.text)}`, { newPassword: 'la primera' })
  expect(reset.status).toBe(200)
  expect((await messages(2))[1]?.to).toEqual([user.correo_institucional])
})

it('the link for a forgotten password is mailed', async () => {
  const user = await buildUser(api.dataSource)
  const reply = await api.post('/auth/forgot-password', { nro_documento: user.nro_documento })
  expect(JSON.stringify(reply.body)).not.toContain('reset-password')
  expect((await messages(1))[0]?.text).toContain('60 minutos')
})

it('a request can be approved while the mail server is down, and the administrator receives the link', async () => {
  await stopServer()
  const { user, reply } = await approve()
  expect(reply.status).toBe(200)
  expect(reply.body.enlace).toContain('https://fichas.example/reset-password/')
  expect(await api.dataSource.query('SELECT estado FROM usuario WHERE id = ?', [user.id])).toEqual([
    { estado: 'habilitado' },
  ])
  const forgotten = await api.post('/auth/forgot-password', { nro_documento: user.nro_documento })
  expect(forgotten.status).toBe(200)
})

/** Moves the time of the next attempt, or another column, into the past. */
const makePast = (column = 'siguiente') =>
  api.dataSource.query(`UPDATE correo_pendiente SET ${column} = ?`, [sqlInstant(new Date(Date.now() - 1000))])
const pendingRows = (): Promise<{ cifrado: string; intentos: number }[]> =>
  api.dataSource.query('SELECT cifrado, intentos FROM correo_pendiente')

it('an unsent message is stored encrypted, and sent once when the mail server is back', async () => {
  const port = portOf(server)
  await stopServer()
  const { user, reply } = await approve()
  const [message] = await pendingRows()
  const plain = Buffer.from(message?.cifrado ?? '', 'base64').toString('latin1')
  for (const secret of [user.correo_institucional, reply.body.enlace ?? '', 'contraseña'])
    expect(plain).not.toContain(secret)
  const pending = api.app.get(PendingMail)
  await makePast()
  await pending.sendDue()
  expect(await pendingRows()).toEqual([{ ...message, intentos: 2 }])

  await startServer(port)
  await pending.sendDue()
  expect(delivered).toEqual([])
  await makePast()
  // Two concurrent runs, as on two nodes.
  await Promise.all([pending.sendDue(), pending.sendDue()])
  const [sent] = await messages(1)
  expect(sent?.to).toEqual([user.correo_institucional])
  expect(sent?.text).toContain(reply.body.enlace)
  expect(await pendingRows()).toEqual([])
})

it('messages are deleted if they are permanently rejected, expired, or encrypted with another secret', async () => {
  const port = portOf(server)
  server.onRcptTo = (_address, _session, done) =>
    done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
  await approve()
  expect(await pendingRows()).toEqual([])

  await stopServer()
  await approve()
  await makePast('vence')
  await api.app.get(PendingMail).sendDue()
  expect(await pendingRows()).toEqual([])

  await approve()
  await startServer(port)
  await api.dataSource.query('UPDATE correo_pendiente SET cifrado = ?', [Buffer.alloc(64).toString('base64')])
  await makePast()
  await api.app.get(PendingMail).sendDue()
  expect([await pendingRows(), delivered]).toEqual([[], []])
})

it('problem() returns why no message can be sent, and undefined while messages can be sent', async () => {
  const mail = api.app.get(MailService)
  expect(await mail.problem()).toBeUndefined()
  await stopServer()
  expect(await mail.problem()).toMatch(/ECONNREFUSED/)
})
