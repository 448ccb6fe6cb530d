/** @jest-environment jsdom */
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { CodeError } from '@fichero/kit/releases'
import { answer } from '@fichero/kit/testing/fake-shell'
import kit from '@fichero/kit/texts/es'
import es from '../../locales/es.json'
import { openShell } from '../testing/open-shell'

/** What the page throws while it renders. */
let mockThrown: unknown
jest.mock('../dashboard/dashboard-page', () => ({ Page: () => <MockDashboard /> }))

function MockDashboard() {
  const { data } = useCall(listPrograms)
  if (mockThrown) throw mockThrown
  if (data?.can.create) throw new Error('una respuesta que la pantalla no entiende')
  return <h1>El panel</h1>
}

const programs = answer(listPrograms, { ok: true, programs: [], can: { create: false, viewDisabled: false } })

async function open(thrown: unknown, as: 'remotes:manage'[] = []) {
  jest.spyOn(console, 'error').mockImplementation()
  mockThrown = thrown
  const screen = await openShell('/dashboard', { as, answers: [programs] })
  expect(await screen.findByRole('heading', { level: 1, name: es.error.title })).toBeTruthy()
  return {
    ...screen,
    detail: () => screen.getByText(es.error.detail).nextElementSibling?.textContent,
    toDashboard: () => screen.queryByRole('link', { name: kit.toDashboard }),
    safeMode: () => screen.queryByRole('link', { name: es.safeMode.open }),
  }
}

test('a page that throws says that nothing is lost, with the detail and a way to a new document', async () => {
  const screen = await open(new Error('roto'))
  expect(screen.getByText(es.error.tab)).toBeTruthy()
  expect(screen.getByText(kit.unexpected).getAttribute('role')).toBe('alert')
  expect(screen.getByText(es.error.text)).toBeTruthy()
  expect(screen.detail()).toBe('Error: roto')
  expect(screen.toDashboard()?.getAttribute('href')).toBe('/dashboard')
  expect(screen.safeMode()).toBeNull()
  expect(screen.queryByText(kit.update)).toBeNull()
})

test('who manages modules can open them in the releases that came with the system', async () => {
  const screen = await open(new Error('roto'), ['remotes:manage'])
  expect(screen.safeMode()?.getAttribute('href')).toBe('/modulos?seguro')
})

test('a page whose code is no longer on the server offers to load the newest version', async () => {
  const cause = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  const screen = await open(new CodeError('withdrawn', { cause }), ['remotes:manage'])
  expect(screen.getByText(kit.code.withdrawn)).toBeTruthy()
  expect(screen.detail()).toBe('ChunkLoadError: Loading chunk 7 failed.')
  expect([screen.toDashboard(), screen.safeMode(), screen.queryByText(es.error.text)]).toEqual([null, null, null])
  await screen.user.click(screen.getByText(kit.update))
  expect(screen.documents).toEqual(['/dashboard'])
})

test.each([
  ['a text', 'sin forma', 'Error: sin forma'],
  ['an error whose cause is a text', new Error('roto', { cause: 'la red' }), 'Error: roto'],
])('the detail of %s is readable', async (_, thrown, detail) => {
  const screen = await open(thrown)
  expect(screen.detail()).toBe(detail)
})

test('trying again requests the data again, because an answer may be the cause', async () => {
  const broken = { ...programs, body: { ok: true, programs: [], can: { create: true, viewDisabled: false } } }
  jest.spyOn(console, 'error').mockImplementation()
  mockThrown = undefined
  const answers = [broken]
  const screen = await openShell('/dashboard', { answers })
  await screen.findByRole('heading', { level: 1, name: es.error.title })
  broken.body.can.create = false
  await screen.user.click(screen.getByText(kit.retry))
  expect(await screen.findByText('El panel')).toBeTruthy()
  expect(screen.sent.filter(({ url }) => url === '/api/programs')).toHaveLength(2)
})
