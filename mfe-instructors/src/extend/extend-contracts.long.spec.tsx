/** @jest-environment jsdom */
import { extendContracts, getUser, listEndingContracts, listUsers } from '@fichero/contract/calls/users.calls'
import type { Permission } from '@fichero/contract/permissions'
import type { ContractLimit, UserAnswer } from '@fichero/contract/users.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PEOPLE } from '../../testing/people'
import { textOf } from '../../testing/read-screen'
import { Page as ContractsCard } from '../pages/contracts-card'
import { Page as ListPage } from '../pages/list-page'
import { Page as PersonPage } from '../pages/person-page'
import { examples } from '../pages/person-page.examples'

const ADMIN: Permission[] = ['users:edit', 'users:disable']
const ENDED = { motivo: 'contract_ended', fecha: '2026-08-01' } as const
const LOST_ACCESS: ContractLimit = { ...ENDED, acceso_hasta: null }
const KEEPS_ACCESS: ContractLimit = { ...ENDED, acceso_hasta: '2026-08-19' }

const person = (id: number, dias_contrato: number, limite_contrato: ContractLimit | null = null) => ({
  id,
  nombre: 'Luz',
  apellido: `Vega ${id}`,
  fecha_fin_contrato: '2026-08-01',
  dias_contrato,
  version: id + 10,
  limite_contrato,
})
const ENDING = [person(1, -5, LOST_ACCESS), person(2, -5, KEEPS_ACCESS), person(3, 0), person(4, 1), person(5, 5)]
const ending = answer(listEndingContracts, { ok: true, proximos: [], total: ENDING.length, personas: ENDING })
const extended = answer(extendContracts, { ok: true, msg: '', personas: [] })

const open = (page: string, address: string, answers: FakeAnswer[], as = ADMIN) => {
  sessionStorage.clear()
  const pages = { 'list-page': ListPage, 'person-page': PersonPage, card: ContractsCard }
  const Page = pages[page as keyof typeof pages]
  const remote = { definition, texts: { es, en }, pages: { 'list-page': Page, 'person-page': Page } }
  return openInFakeShell(remote, address, { as, answers })
}

test('the dashboard shows when each contract ends, and who has lost access or keeps it', async () => {
  const { findByRole } = await open('card', '/instructors', [ending])
  const [, ...rows] = within(await findByRole('table')).getAllByRole('row')
  const has = [
    ['Terminó hace 5 días', 'Sin acceso'],
    ['Terminó hace 5 días', /Conserva el acceso hasta el 19\/08\/2026/],
    ['Termina hoy', 'Puede ingresar'],
    ['Termina en 1 día', 'Puede ingresar'],
    ['Termina en 5 días', 'Puede ingresar'],
  ]
  for (const [index, row] of rows.entries())
    for (const text of has[index] ?? []) expect(within(row).getByText(text)).toBeTruthy()
})

test('contracts selected on the dashboard get one new end, and are saved with their stored versions', async () => {
  const { user, sent, findByRole, findByText, findByLabelText, getByRole } = await open('card', '/instructors', [
    ending,
    extended,
  ])
  await user.click(await findByRole('checkbox', { name: 'Seleccionar a Luz Vega 1' }))
  await user.click(getByRole('checkbox', { name: 'Seleccionar a Luz Vega 5' }))
  await user.click(getByRole('button', { name: 'Extender los contratos' }))
  await user.type(await findByLabelText(/Nuevo fin del contrato/), '15/12/2099')
  await user.click(getByRole('button', { name: 'Extender 2 contratos' }))
  await findByText(/Se extendieron 2 contratos hasta el 15\/12\/2099/)
  const [request] = sent.filter(({ method }) => method === 'POST')
  expect([request?.url, request?.body]).toEqual([
    '/api/users/contratos',
    {
      personas: [
        { id: 1, version: 11 },
        { id: 5, version: 15 },
      ],
      fecha_fin_contrato: '2099-12-15',
    },
  ])
  await waitFor(() => expect(sent.filter(({ url }) => url === '/api/dashboard/contracts').length).toBe(2))
})

test('the button of a proposed contract end fills in the date field, which keeps the date after an error', async () => {
  const conflict = refuse(extendContracts, 409, 'user_changed', { nombre: 'Luz Vega 4' })
  const { user, findByRole, findByLabelText, getByRole } = await open('card', '/instructors', [ending, conflict])
  await user.click(await findByRole('button', { name: 'Extender contrato de Luz Vega 4' }))
  const field = (await findByLabelText(/Nuevo fin del contrato/)) as HTMLInputElement
  await user.click(getByRole('button', { name: /^Fin de año: / }))
  expect(field.value).toMatch(/^31\/12\/\d{4}$/)
  await user.click(getByRole('button', { name: 'Extender contrato' }))
  expect((await findByRole('alert')).textContent).toContain('No se extendió ningún contrato')
  expect(field.value).toMatch(/^31\/12\//)
})

const LISTED = [{ ...PEOPLE[0]!, limite_contrato: KEEPS_ACCESS }, PEOPLE[1]!]
const list = answer(listUsers, { ok: true, users: LISTED, can: { create: false, viewDisabled: false } })

test('the list shows who keeps access, and does not extend people without a contract end', async () => {
  const { user, sent, findAllByText, getByRole, findByText, findByLabelText } = await open(
    'list-page',
    '/instructors',
    [list, extended],
  )
  await findAllByText(/Conserva el acceso hasta el 19\/08\/2026/)
  for (const { nombre, apellido } of LISTED)
    await user.click(getByRole('checkbox', { name: `Seleccionar a ${nombre} ${apellido}` }))
  await user.click(getByRole('button', { name: 'Extender los contratos' }))
  await findByText(/^Karen Dayana .* no tiene fecha de fin de contrato/)
  await user.type(await findByLabelText(/Nuevo fin del contrato/), '15/12/2099')
  await user.click(getByRole('button', { name: 'Extender contrato' }))
  await findByText(/El contrato se extendió hasta/)
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ personas: [{ id: 2, version: 1 }] })
})

test('the list offers no extension without permission to edit people', async () => {
  const { user, findByRole, queryByRole } = await open('list-page', '/instructors', [list], [])
  await user.click(await findByRole('checkbox', { name: /María José/ }))
  expect(queryByRole('button', { name: 'Extender los contratos' })).toBeNull()
})

test.each<[string, ContractLimit, RegExp, RegExp]>([
  ['lost access', LOST_ACCESS, /^Esta persona no puede ingresar/, /Su contrato terminó el/],
  ['keeps access', KEEPS_ACCESS, /^Conserva el acceso hasta el 19/, /Su contrato terminó el/],
  [
    'has no access yet',
    { motivo: 'contract_not_begun', fecha: '2026-09-01', acceso_hasta: null },
    /^Esta persona no puede ingresar/,
    /Su contrato comienza el 01\/09\/2026/,
  ],
])('the page of a person who %s shows the reason and extends the contract', async (_, limit, title, why) => {
  const { user: shown } = examples[0]!.body as UserAnswer
  const response = answer(getUser, { ok: true, user: { ...shown, limite_contrato: limit } })
  const { findByRole, findAllByText, getByRole } = await open('person-page', '/instructors/2', [response])
  expect((await findAllByText(title)).length).toBeGreaterThan(0)
  await findByRole('button', { name: /^Extender contrato de María José/ })
  expect(getByRole('main').textContent).toMatch(why)
})

describe('the form for a new contract end', () => {
  const withEnd = (id: number, fecha_fin_contrato: string) => ({ ...person(id, 5), fecha_fin_contrato })
  const openFor = async (people: object[], ...answers: FakeAnswer[]) => {
    const list = answer(listEndingContracts, { ok: true, total: people.length, personas: people } as never)
    const screen = await open('card', '/instructors', [list, ...answers])
    await screen.findByRole('table')
    return screen
  }

  test('proposes days some months after the end of a single contract, and the end of that year', async () => {
    const screen = await openFor([withEnd(1, '2099-08-31')], extended)
    fireEvent.click(screen.getByLabelText('Extender contrato de Luz Vega 1'))
    const field = (await screen.findByLabelText(/Nuevo fin del contrato/)) as HTMLInputElement
    const dialog = screen.getByRole('dialog')
    expect(textOf(dialog.querySelector('h2'))).toBe('Extender el contrato')
    expect([...dialog.querySelectorAll('li')].map(textOf)).toEqual(['Luz Vega 1: termina el 31/08/2099'])
    expect(textOf(dialog.querySelector('label'))).toBe('Nuevo fin del contrato *')
    fireEvent.click(within(dialog).getByText('6 meses más: 28/02/2100'))
    expect(field.value).toBe('28/02/2100')
    fireEvent.click(within(dialog).getByText('Fin de año: 31/12/2099'))
    expect(field.value).toBe('31/12/2099')
    fireEvent.submit(dialog.querySelector('form') as Element)
    await screen.findByText('El contrato se extendió hasta el 31/12/2099.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.sent.find(({ method }) => method === 'POST')?.body).toEqual({
      personas: [{ id: 1, version: 11 }],
      fecha_fin_contrato: '2099-12-31',
    })
  })

  test('shows which contracts have ended, and why the typed day is invalid', async () => {
    const screen = await openFor([withEnd(1, '2020-08-31'), withEnd(2, '2099-08-31')], extended)
    for (const id of [1, 2]) fireEvent.click(screen.getByLabelText(`Seleccionar a Luz Vega ${id}`))
    fireEvent.click(screen.getByText('Extender los contratos'))
    await screen.findByLabelText(/Nuevo fin del contrato/)
    const dialog = screen.getByRole('dialog')
    expect(textOf(dialog.querySelector('h2'))).toBe('Extender 2 contratos')
    expect([...dialog.querySelectorAll('li')].map(textOf)).toEqual([
      'Luz Vega 1: terminó el 31/08/2020',
      'Luz Vega 2: termina el 31/08/2099',
    ])
    fireEvent.submit(dialog.querySelector('form') as Element)
    expect(textOf(await within(dialog).findByRole('alert'))).toMatch(/^No se extendió ningún contrato/)
    expect(screen.sent.some(({ method }) => method === 'POST')).toBe(false)
  })
})
