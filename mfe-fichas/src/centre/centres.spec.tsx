/** @jest-environment jsdom */
import { getFicha, updateFicha } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { FIRST_CENTRE, sessionOf } from '../../testing/centres'
import { FICHA } from '../../testing/ficha'
import { FICHA_ANSWER } from '../../testing/ficha-answer'
import { openFacts } from '../../testing/open-ficha'
import { type ListOptions, openList, SECOND } from '../../testing/open-list'
import { openPage } from '../../testing/open-page'
import { textOf } from '../../testing/open-pages'
import { EditFicha } from '../edit/edit-ficha'

const OF_CENTRE = { ...FICHA, centro: FIRST_CENTRE }
const fichas = [OF_CENTRE, SECOND]
const hasSession = (sent: { url: string }[]) => sent.some(({ url }) => url === '/api/auth/session')

const ALL = '?programId=todos'
/** Only administrators see fichas without a centre. */
const AS_ADMIN = { as: ['centres:manage'] } satisfies ListOptions

const openListWith = (count: number, query = ALL, options = {}) =>
  openList(query, { fichas, wide: true, answers: [sessionOf(count)], ...options })
const optionsOf = (select: HTMLElement) => Array.from((select as HTMLSelectElement).options, textOf)

test.each([0, 1])('with %i centres the list has neither a filter nor a line for centres', async (count) => {
  const { container, sent } = await openListWith(count)
  await waitFor(() => expect(hasSession(sent)).toBe(true))
  await act(async () => undefined)
  expect(container.querySelectorAll('article')).toHaveLength(2)
  expect(container.textContent).not.toContain('Centro')
  expect(container.textContent).not.toContain(FIRST_CENTRE.nombre)
})

test('with three centres the list is filtered by centre, and the URL has the filter', async () => {
  const { findByLabelText, address, findByRole, sent } = await openListWith(3, ALL, AS_ADMIN)
  const select = await findByLabelText('Centro')
  expect(optionsOf(select)).toEqual([
    'Todos',
    'CENTRO AGROTURISTICO',
    'CENTRO DE SERVICIOS',
    'CENTRO MINERO',
    'Sin centro',
  ])
  fireEvent.change(select, { target: { value: '1' } })
  await waitFor(() => expect(address()).toBe('/fichas?programId=todos&centro=1'))
  await findByRole('heading', { level: 1, name: 'Fichas de CENTRO AGROTURISTICO: 2' })
  expect(sent.some(({ url }) => /^\/api\/fichas\?.*centro=1/.test(url))).toBe(true)
  await findByRole('button', { name: 'Favorito: Fichas · Todos los programas · CENTRO AGROTURISTICO' })
  fireEvent.change(select, { target: { value: 'ninguno' } })
  await waitFor(() => expect(address()).toBe('/fichas?programId=todos&centro=ninguno'))
  await findByRole('heading', { level: 1, name: 'Fichas sin centro: 2' })
})

test('people of several centres filter by them, and not by fichas without one, which they do not see', async () => {
  const { findByLabelText } = await openListWith(3)
  expect(optionsOf(await findByLabelText('Centro'))).not.toContain('Sin centro')
})

test('with three centres each card names the centre of the ficha', async () => {
  const { findAllByText, getAllByRole } = await openListWith(3)
  await findAllByText('Centro', { selector: 'dt' })
  const cards = getAllByRole('article').map(textOf)
  expect(cards[0]).toContain('CentroCENTRO AGROTURISTICO')
  expect(cards[1]).toContain('CentroSin centro')
})

test('with three centres the table has a column that the API does not sort', async () => {
  const { findByRole, queryByRole } = await openListWith(3, ALL, { isTable: true })
  expect(textOf(await findByRole('table'))).toContain('CENTRO AGROTURISTICO')
  expect(queryByRole('button', { name: /^Centro/ })).toBeNull()
})

test('a link to the fichas without a centre shows its filter with one centre too', async () => {
  const { findByLabelText } = await openListWith(1, '?programId=todos&centro=ninguno')
  const select = (await findByLabelText('Centro')) as HTMLSelectElement
  expect([select.value, optionsOf(select)]).toEqual(['ninguno', ['Todos', 'Sin centro']])
})

test('a centre in the URL that is not confirmed is named by its number', async () => {
  const { findByLabelText } = await openListWith(3, '?programId=todos&centro=9', AS_ADMIN)
  const select = (await findByLabelText('Centro')) as HTMLSelectElement
  await waitFor(() => expect(optionsOf(select)).toContain('CENTRO MINERO'))
  expect(optionsOf(select).slice(-2)).toEqual(['Centro 9', 'Sin centro'])
  expect(select.value).toBe('9')
})

const factNames = (container: Element) => [...container.querySelectorAll('dt')].map(textOf)

test('the page of a ficha names its centre only if there are several', async () => {
  const one = await openFacts({ centro: FIRST_CENTRE }, [sessionOf(1)])
  await waitFor(() => expect(factNames(one.container)).toContain('Estado'))
  expect(factNames(one.container)).not.toContain('Centro')
  one.unmount()
  const three = await openFacts({ centro: FIRST_CENTRE }, [sessionOf(3)])
  await three.findByText('CENTRO AGROTURISTICO')
  expect(factNames(three.container)).toContain('Centro')
})

describe('the form that edits a ficha', () => {
  async function openForm(count: number, changes: object = {}) {
    sessionStorage.clear()
    const Page = () => (
      <EditFicha.Host>
        <EditFicha.Button form={{ nroFicha: FICHA.nro_ficha }} can>
          Editar
        </EditFicha.Button>
      </EditFicha.Host>
    )
    const stored = { ...FICHA_ANSWER, ...changes }
    const screen = await openPage(Page, {
      answers: [
        answer(getFicha, stored),
        answer(listUsers, { ok: true, users: [] } as never),
        answer(listPrograms, { ok: true, programs: [] } as never),
        answer(updateFicha, { ok: true, msg: '', ficha: stored }),
        sessionOf(count),
      ],
      as: ['centres:manage'],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Editar' }))
    await screen.findByLabelText(/^Jornada/)
    const save = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }))
      const puts = () => screen.sent.filter(({ method }) => method === 'PUT')
      await waitFor(() => expect(puts()).toHaveLength(1))
      return puts()[0]?.body as Record<string, unknown>
    }
    return { ...screen, save }
  }

  test('has no field for the centre if there is one, and sends none', async () => {
    const { queryByLabelText, getByLabelText, save } = await openForm(1, { centro: FIRST_CENTRE })
    fireEvent.change(getByLabelText(/^Jornada/), { target: { value: 'nocturna' } })
    expect(queryByLabelText('Centro')).toBeNull()
    expect(Object.keys(await save())).not.toContain('idCentro')
  })

  test.each([
    ['2', '2'],
    ['', null],
  ])('with three centres sends the chosen centre: %p', async (chosen, sent) => {
    const { findByLabelText, save } = await openForm(3, { centro: FIRST_CENTRE })
    const select = (await findByLabelText('Centro')) as HTMLSelectElement
    expect(select.value).toBe('1')
    fireEvent.change(select, { target: { value: chosen } })
    expect((await save()).idCentro).toBe(sent)
  })
})
