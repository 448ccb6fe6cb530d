/** @jest-environment jsdom */
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useSearchParams } from '@fichero/kit/router'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { openPage } from '../testing/open-page'
import { FILTERS, hasFilters, NO_FILTERS, readFilters } from './ficha-filters'
import { useFichaList } from './use-ficha-list'
import { useListView } from './use-list-view'

const fichas = (of: string, totalItems = 1): FakeAnswer =>
  answer(listFichas, { ok: true, fichas: [{ nro_ficha: of }], pagination: { totalItems, totalPages: 1 } } as never)
const where = (query: string, given: FakeAnswer): FakeAnswer => ({ ...given, query })
const programs = answer(listPrograms, { ok: true, programs: [{ id: 3 }, { id: 4 }] } as never)

let list: ReturnType<typeof useFichaList>
/** What was shown, by the ficha of the answer, from the beginning. */
let shown: string[]
let go: (search: string) => void
function Page() {
  list = useFichaList()
  const [, setSearch] = useSearchParams()
  go = setSearch
  const now = String(list.fichas.data?.fichas[0]?.nro_ficha ?? '')
  if (shown.at(-1) !== now) shown.push(now)
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
  const asked = () => screen.sent.map(({ url }) => url.replace('/api/fichas', '')).filter((url) => url.startsWith('?'))
  return { ...screen, asked }
}
const end = () => shown.at(-1)

test.each([
  ['one’s own where there are some', '/fichas', { own: 2, last: '4' }, 'mias'],
  ['those of the program that was looked at last', '/fichas', { last: '4' }, '4'],
  ['those of all programs, if those were looked at last', '/fichas', { last: 'todos' }, 'todos'],
  ['those of the first program', '/fichas', {}, '3'],
  ['those of the first program, if the last one is gone', '/fichas', { last: '99' }, '3'],
  ['those of the program in the address', '/fichas?programId=4', { own: 2 }, '4'],
  ['one’s own by the address', '/fichas?mias=true', {}, 'mias'],
  ['those of all programs by the address', '/fichas?programId=todos', { own: 2 }, 'todos'],
])('%s are shown', async (_, address, options, expected) => {
  await open(address, options)
  await waitFor(() => expect(end()).toBe(expected))
  expect(shown).toEqual(['', expected])
  expect(list.isOwn).toBe(expected === 'mias')
  expect(list.scope).toEqual(
    expected === 'mias' ? { mias: true } : { programId: expected === 'todos' ? undefined : Number(expected) },
  )
})

test.each([
  ['/fichas', { own: 2 }, true],
  ['/fichas?programId=4', { own: 2 }, true],
  ['/fichas?mias=true', {}, true],
  ['/fichas', {}, false],
])('%s with %j: whether there is a choice of one’s own is %s', async (address, options, expected) => {
  await open(address, options)
  await waitFor(() => expect(end()).not.toBe(''))
  await waitFor(() => expect(list.hasScopes).toBe(expected))
})

test('a head’s own fichas are asked for once, and with a choice only whether there are some', async () => {
  const own = await open('/fichas', { own: 2 })
  await waitFor(() => expect(end()).toBe('mias'))
  expect(own.asked()).toEqual(['?mias=true&page=1&limit=10'])
  own.unmount()
  const { asked } = await open('/fichas?programId=4&page=2', { own: 2 })
  await waitFor(() => expect(end()).toBe('4'))
  expect(asked().toSorted()).toEqual(['?mias=true&limit=1', '?programId=4&page=2&limit=10'])
})

test('nothing is asked of a program before it is known whose fichas are shown', async () => {
  const { asked } = await open('/fichas', { last: '4' })
  await waitFor(() => expect(end()).toBe('4'))
  expect(asked()).toEqual(['?mias=true&page=1&limit=10', '?programId=4&page=1&limit=10'])
})

test.each([
  ['/fichas?programId=99', true],
  ['/fichas?programId=4', false],
  ['/fichas?mias=true&programId=99', false],
  ['/fichas', false],
])('%s names a program that is not there: %s', async (address, expected) => {
  await open(address)
  await waitFor(() => expect(list.programs.data).toBeDefined())
  await waitFor(() => expect(list.isUnknown).toBe(expected))
})

test('a chosen program is in the address and is kept; the fichas of the one before do not stay meanwhile', async () => {
  const { address } = await open('/fichas?programId=3&page=2&jornada=diurna')
  await waitFor(() => expect(end()).toBe('3'))
  await act(async () => list.chooseProgram(4))
  await waitFor(() => expect(end()).toBe('4'))
  expect(shown).toEqual(['', '3', '', '4'])
  expect(address()).toBe('/fichas?programId=4&jornada=diurna')
  expect(localStorage.getItem('fichas.programa')).toBe('4')
})

test.each([
  ['todos', 'mias=true', 'mias'],
  ['todos', 'programId=3', '3'],
])('the fichas of %s do not stay while those at ?%s load', async (before, search, after) => {
  await open(`/fichas?programId=${before}`, { own: 2 })
  await waitFor(() => expect(end()).toBe(before))
  await act(async () => go(search))
  await waitFor(() => expect(end()).toBe(after))
  expect(shown).toEqual(['', before, '', after])
})

test('another page of the same fichas replaces the one before without an empty moment', async () => {
  await open('/fichas?programId=3')
  await waitFor(() => expect(end()).toBe('3'))
  await act(async () => list.pages.choosePage(2))
  await waitFor(() => expect(list.fichas.isPlaceholderData).toBe(false))
  expect(list.pages.page).toBe(2)
  expect(shown).toEqual(['', '3'])
})

test('who has no fichas of her own because they could not be read sees those of a program', async () => {
  shown = []
  localStorage.clear()
  await openPage(Page, {
    answers: [
      where('programId=3', fichas('3')),
      { ...refuse(listFichas, 403, 'forbidden'), query: 'mias=true' },
      programs,
    ],
  })
  await waitFor(() => expect(end()).toBe('3'))
})

test('filters are read by their lists, and anything else of the address is none', () => {
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

test('cards or a table, as this browser showed last', async () => {
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
