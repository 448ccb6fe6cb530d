/** @jest-environment jsdom */
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useSearchParams } from '@fichero/kit/router'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { FILTERS, hasFilters, NO_FILTERS, readFilters } from './list-address'
import { useFichaList, useListView } from './use-ficha-list'

const fichas = (of: string, totalItems = 1): FakeAnswer =>
  answer(listFichas, { ok: true, fichas: [{ nro_ficha: of }], pagination: { totalItems, totalPages: 1 } } as never)
const where = (query: string, reply: FakeAnswer): FakeAnswer => ({ ...reply, query })
const programs = answer(listPrograms, { ok: true, programs: [{ id: 3 }, { id: 4 }] } as never)

let list: ReturnType<typeof useFichaList>
/** The ficha number in each answer that was rendered, in order. Empty while loading. */
let shown: string[]
let go: (search: string) => void
function Page() {
  list = useFichaList()
  const [, setSearch] = useSearchParams()
  go = setSearch
  const firstNumber = String(list.fichas.data?.fichas[0]?.nro_ficha ?? '')
  if (shown.at(-1) !== firstNumber) shown.push(firstNumber)
  return null
}

async function open(address: string, { own = 0, last }: { own?: number; last?: string } = {}) {
  shown = []
  localStorage.clear()
  if (last) localStorage.setItem('fichas.programa', last)
  const answers = [
    fichas('todos'),
    where('programId=3', fichas('3')),
    where('programId=4', fichas('4')),
    where('mias=true', fichas('mias', own)),
    programs,
  ]
  const screen = await openPage(Page, { address, answers })
  const requestedUrls = () =>
    screen.sent.map(({ url }) => url.replace('/api/fichas', '')).filter((url) => url.startsWith('?'))
  return { ...screen, requestedUrls }
}
const lastShown = () => shown.at(-1)

test.each([
  ['the user’s own fichas, if there are any,', '/fichas', { own: 2, last: '4' }, 'mias'],
  ['the fichas of the program viewed last', '/fichas', { last: '4' }, '4'],
  ['the fichas of all programs, if those were viewed last,', '/fichas', { last: 'todos' }, 'todos'],
  ['the fichas of the first program', '/fichas', {}, '3'],
  ['the fichas of the first program, if the last program no longer exists,', '/fichas', { last: '99' }, '3'],
  ['the fichas of the program in the URL', '/fichas?programId=4', { own: 2 }, '4'],
  ['the user’s own fichas, if the URL chooses them,', '/fichas?mias=true', {}, 'mias'],
  ['the fichas of all programs, if the URL chooses them,', '/fichas?programId=todos', { own: 2 }, 'todos'],
])('%s are shown', async (_, address, options, expected) => {
  await open(address, options)
  await waitFor(() => expect(lastShown()).toBe(expected))
  expect(shown).toEqual(['', expected])
  expect(list.isOwn).toBe(expected === 'mias')
  expect(list.scope).toEqual(
    expected === 'mias' ? { mias: true } : { programId: expected === 'todos' ? undefined : Number(expected) },
  )
})

test.each([
  ['shown to a user who heads fichas', '/fichas', { own: 2 }, true],
  ['shown to a user who heads fichas while a program is chosen', '/fichas?programId=4', { own: 2 }, true],
  ['shown if the URL chooses the user’s own fichas', '/fichas?mias=true', {}, true],
  ['hidden from a user who heads no fichas', '/fichas', {}, false],
])('the choice between the user’s own and all fichas is %s', async (_, address, options, expected) => {
  await open(address, options)
  await waitFor(() => expect(lastShown()).not.toBe(''))
  await waitFor(() => expect(list.hasScopes).toBe(expected))
})

test('a head’s own fichas are requested once, and only counted if another list is chosen', async () => {
  const own = await open('/fichas', { own: 2 })
  await waitFor(() => expect(lastShown()).toBe('mias'))
  expect(own.requestedUrls()).toEqual(['?mias=true&page=1&limit=10'])
  own.unmount()
  const { requestedUrls } = await open('/fichas?programId=4&page=2', { own: 2 })
  await waitFor(() => expect(lastShown()).toBe('4'))
  expect(requestedUrls().toSorted()).toEqual(['?mias=true&limit=1', '?programId=4&page=2&limit=10'])
})

test('the fichas of a program are requested only after the answer about the user’s own fichas', async () => {
  const { requestedUrls } = await open('/fichas', { last: '4' })
  await waitFor(() => expect(lastShown()).toBe('4'))
  expect(requestedUrls()).toEqual(['?mias=true&page=1&limit=10', '?programId=4&page=1&limit=10'])
})

test.each([
  ['a program in the URL that does not exist', '/fichas?programId=99', true],
  ['no problem with a program that exists', '/fichas?programId=4', false],
  ['no problem with an unknown program if own fichas are chosen', '/fichas?mias=true&programId=99', false],
  ['no problem without a program in the URL', '/fichas', false],
])('the list reports %s', async (_, address, expected) => {
  await open(address)
  await waitFor(() => expect(list.programs.data).toBeDefined())
  await waitFor(() => expect(list.isUnknown).toBe(expected))
})

test('a chosen program is stored in the URL and the browser, and removes the previous fichas at once', async () => {
  const { address } = await open('/fichas?programId=3&page=2&jornada=diurna')
  await waitFor(() => expect(lastShown()).toBe('3'))
  await act(async () => list.chooseProgram(4))
  await waitFor(() => expect(lastShown()).toBe('4'))
  expect(shown).toEqual(['', '3', '', '4'])
  expect(address()).toBe('/fichas?programId=4&jornada=diurna')
  expect(localStorage.getItem('fichas.programa')).toBe('4')
})

test.each([
  ['the user’s own fichas', 'todos', 'mias=true', 'mias'],
  ['the fichas of one program', 'todos', 'programId=3', '3'],
])('the fichas of all programs disappear while %s load', async (_, before, search, after) => {
  await open(`/fichas?programId=${before}`, { own: 2 })
  await waitFor(() => expect(lastShown()).toBe(before))
  await act(async () => go(search))
  await waitFor(() => expect(lastShown()).toBe(after))
  expect(shown).toEqual(['', before, '', after])
})

test('the previous page stays until the next page of the same list is loaded', async () => {
  await open('/fichas?programId=3')
  await waitFor(() => expect(lastShown()).toBe('3'))
  await act(async () => list.pages.choosePage(2))
  await waitFor(() => expect(list.fichas.isPlaceholderData).toBe(false))
  expect(list.pages.page).toBe(2)
  expect(shown).toEqual(['', '3'])
})

test('the fichas of a program are shown if the user’s own fichas could not be loaded', async () => {
  shown = []
  localStorage.clear()
  await openPage(Page, {
    answers: [
      where('programId=3', fichas('3')),
      { ...refuse(listFichas, 403, 'forbidden'), query: 'mias=true' },
      programs,
    ],
  })
  await waitFor(() => expect(lastShown()).toBe('3'))
})

test('only known filter values are read from the URL', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query))
  const none = Object.fromEntries(FILTERS.map((name) => [name, undefined]))
  expect(read('')).toStrictEqual(none)
  expect(read('q=&jornada=x&oferta=x&etapa=x&categoria=x&reporte=x&jefe=')).toStrictEqual(none)
  const some = {
    q: '28',
    jornada: 'nocturna',
    oferta: 'abierta',
    etapa: 'lectiva',
    categoria: 'en_proceso',
    reporte: 'atrasado',
    jefe: '52',
  }
  expect(read(new URLSearchParams(some).toString())).toStrictEqual(some)
  expect([hasFilters(readFilters(new URLSearchParams())), hasFilters(read('q=28'))]).toEqual([false, true])
  expect(NO_FILTERS).toStrictEqual(none)
})

test('the list shows cards or a table, as last chosen in this browser', async () => {
  let view: ReturnType<typeof useListView> | undefined
  function View() {
    view = useListView()
    return null
  }
  const show = () => openPage(View).then(({ unmount }) => unmount)
  localStorage.clear()
  const close = await show()
  expect(view?.isTable).toBe(false)
  for (const isTable of [true, false, true]) {
    await act(async () => view?.toggle())
    expect(view?.isTable).toBe(isTable)
  }
  close()
  await show()
  expect(view?.isTable).toBe(true)
})
