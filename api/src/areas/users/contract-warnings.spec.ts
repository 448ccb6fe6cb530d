import { type Api, startApi, TEST_SECRET } from '../../../testing/api.js'
import { buildAdmin, buildCentre, buildUser } from '../../../testing/build.js'
import { fakeDate } from '../../../testing/fake-date.js'
import { inTransaction } from '../../database/transaction.js'
import type { Message } from '../../mail/message.js'
import { unseal } from '../../mail/sealed-message.js'
import { addWorkplaces } from '../centres/known-centres.js'
import { ContractWarnings, isWarningDue } from './contract-warnings.js'
import type { User } from './user.entity.js'

const TODAY = '2026-08-05'

it.each<[string, string | null, string | null, boolean]>([
  ['31 days before', '2026-09-05', null, false],
  ['30 days before', '2026-09-04', null, true],
  ['29 days before, after a gap', '2026-09-03', null, true],
  ['29 days before, warned yesterday', '2026-09-03', '2026-08-04', false],
  ['8 days before, warned 30 days before', '2026-08-13', '2026-07-14', false],
  ['7 days before, warned 30 days before', '2026-08-12', '2026-07-13', true],
  ['6 days before, warned yesterday', '2026-08-11', '2026-08-04', false],
  ['2 days before, warned 30 days before and not since', '2026-08-07', '2026-07-08', true],
  ['on the last day, after a gap', TODAY, null, true],
  ['after the last day', '2026-08-04', null, false],
  ['without an end', null, null, false],
])('isWarningDue depends on the end date and on the last warning: %s', (_, fecha_fin_contrato, aviso_contrato, due) => {
  expect(isWarningDue({ estado: 'habilitado', fecha_fin_contrato, aviso_contrato }, TODAY)).toBe(due)
  expect(isWarningDue({ estado: 'deshabilitado', fecha_fin_contrato, aviso_contrato }, TODAY)).toBe(false)
})

describe('the mail', () => {
  let api: Api
  let withoutMail: Api
  beforeAll(async () => {
    // The mail server does not exist, so that messages stay pending.
    api = await startApi({ smtpUrl: 'smtp://127.0.0.1:1', publicUrl: 'https://fichas.example' })
    withoutMail = await startApi()
  })
  afterAll(async () => {
    await api.close()
    await withoutMail.close()
  })
  beforeEach(async () => {
    for (const table of ['correo_pendiente', 'usuario']) await write(`DELETE FROM ${table}`)
  })
  afterEach(() => jest.useRealTimers())

  const write = (sql: string, values: unknown[] = []) =>
    inTransaction(api.dataSource, (manager) => manager.query(sql, values))
  const on = (day: string) => fakeDate(Date.parse(`${day}T15:00:00Z`))
  const warn = () => api.app.get(ContractWarnings).warn()
  async function sent(): Promise<Message[]> {
    const rows: { cifrado: string }[] = await api.dataSource.query('SELECT cifrado FROM correo_pendiente ORDER BY id')
    await write('DELETE FROM correo_pendiente')
    return rows.map(({ cifrado }) => unseal(cifrado, TEST_SECRET)).filter((message) => message !== undefined)
  }
  const ending = (nombre: string, fecha_fin_contrato: string, overrides: Partial<User> = {}) =>
    buildUser(api.dataSource, { nombre, apellido: 'Vega', fecha_fin_contrato, ...overrides })
  const namesIn = ({ text }: Message) => [...text.matchAll(/^- (.*)$/gm)].map(([, line]) => line)

  it('names to a coordinator the people of her centres, and is not sent to one who has nobody to warn about', async () => {
    const [north, south, west] = [
      await buildCentre(api.dataSource),
      await buildCentre(api.dataSource),
      await buildCentre(api.dataSource),
    ]
    const people = [
      await buildAdmin(api.dataSource),
      await ending('Luz', '2026-09-04'),
      await ending('Ana', '2026-08-12'),
    ]
    for (let each = 0; each < 3; each++) people.push(await buildUser(api.dataSource, { rol: 'coordinador' }))
    const [admin, luz, ana, ofNorth, ofSouth, ofWest] = people.map(({ id }) => id)
    const { manager } = api.dataSource
    await addWorkplaces(manager, north.id, [luz!, ofNorth!])
    await addWorkplaces(manager, south.id, [ana!, ofSouth!])
    await addWorkplaces(manager, west.id, [ofWest!])
    on(TODAY)
    await warn()
    const addressOf = (id: number | undefined) => people.find((person) => person.id === id)?.correo_institucional
    const named = Object.fromEntries((await sent()).map((message) => [message.to.address, namesIn(message)]))
    const [linesOfLuz, linesOfAna] = ['Luz Vega: 04/09/2026', 'Ana Vega: 12/08/2026']
    expect(named).toEqual({
      [addressOf(admin)!]: [linesOfAna, linesOfLuz],
      [addressOf(ofNorth)!]: [linesOfLuz],
      [addressOf(ofSouth)!]: [linesOfAna],
    })
    await write('DELETE FROM centro')
  })

  it('goes once to each enabled administrator, in the administrator’s language, with all warnings of the day', async () => {
    const eva = await buildAdmin(api.dataSource, { idioma: 'es' })
    const tom = await buildAdmin(api.dataSource, { idioma: 'en' })
    await buildAdmin(api.dataSource, { estado: 'deshabilitado' })
    await ending('Luz', '2026-09-04')
    await ending('Ana http://x.example', '2026-08-12')
    await ending('Sol', '2026-08-12', { estado: 'deshabilitado' })
    await ending('Paz', '2026-10-30')
    on(TODAY)
    // Two concurrent checks, as on two nodes.
    await Promise.all([warn(), warn()])
    await warn()
    const messages = await sent()
    expect(messages.map(({ to }) => to.address).sort()).toEqual(
      [eva.correo_institucional, tom.correo_institucional].sort(),
    )
    const [spanish, english] = [eva, tom].map((admin) =>
      messages.find(({ to }) => to.address === admin.correo_institucional),
    ) as [Message, Message]
    expect(namesIn(spanish)).toEqual(['Ana http x example Vega: 12/08/2026', 'Luz Vega: 04/09/2026'])
    expect(namesIn(english)).toEqual(['Ana http x example Vega: 12 Aug 2026', 'Luz Vega: 4 Sept 2026'])
    expect(spanish.text).toContain('https://fichas.example/dashboard')
    expect(spanish.text).toContain('ya no puede ingresar')
    expect(english.text).toContain('can no longer sign in')
  })

  it('lists a user 30 and 7 days before the end, late if no node ran, and again for a new end date', async () => {
    await buildAdmin(api.dataSource)
    const luz = await ending('Luz', '2026-09-04')
    const warned: string[] = []
    for (const day of [
      '2026-08-04',
      '2026-08-05',
      '2026-08-06',
      '2026-08-27',
      '2026-08-30',
      '2026-08-31',
      '2026-09-05',
    ]) {
      on(day)
      await warn()
      if ((await sent()).length > 0) warned.push(day)
    }
    // No check ran on the 28th and 29th, so the second warning is late.
    expect(warned).toEqual(['2026-08-05', '2026-08-30'])
    await write('UPDATE usuario SET fecha_fin_contrato = ?, aviso_contrato = NULL WHERE id = ?', ['2026-10-05', luz.id])
    await warn()
    expect((await sent()).length).toBe(1)
  })

  it('is sent once a day: users who become due later are in the next day’s mail', async () => {
    await buildAdmin(api.dataSource)
    await ending('Luz', '2026-08-12')
    on(TODAY)
    await warn()
    await ending('Ana', '2026-08-11')
    await warn()
    expect((await sent()).map(namesIn)).toEqual([['Luz Vega: 12/08/2026']])
    on('2026-08-06')
    await warn()
    expect((await sent()).map(namesIn)).toEqual([['Ana Vega: 11/08/2026']])
  })

  it('does not change the version of the users, so that open forms can still be saved', async () => {
    await buildAdmin(api.dataSource)
    const { id } = await ending('Luz', '2026-08-12', { version: 3 })
    on(TODAY)
    await warn()
    expect(await api.dataSource.query('SELECT version, aviso_contrato FROM usuario WHERE id = ?', [id])).toEqual([
      { version: 3, aviso_contrato: TODAY },
    ])
  })

  it('is checked at startup, but not on a server that sends no mail', async () => {
    for (const [{ app }, calls] of [
      [api, 1],
      [withoutMail, 0],
    ] as const) {
      const warnings = app.get(ContractWarnings)
      const check = jest.spyOn(warnings, 'warn').mockResolvedValue()
      warnings.begin()
      await warnings.onModuleDestroy()
      expect(check).toHaveBeenCalledTimes(calls)
    }
  })
})
