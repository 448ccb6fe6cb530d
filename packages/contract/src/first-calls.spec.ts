import { askedFirst, firstAddresses } from './first-calls'
import { type DeclaredFirstCall, firstCalls } from './first-calls.schema'

const FICHA = { call: 'GET /fichas/:nroFicha' }
const PROGRAMS = { call: 'GET /programs' }
/** Calls of former releases. */
const FORMER = [
  { call: 'GET /fichas', query: { mias: 'true', page: { from: 'page', or: '1' } } },
  { call: 'GET /fichas/:id', params: { id: 'nroFicha' } },
  { call: 'GET /programs', unless: ['mias'] },
]
const addressesIn = (first: DeclaredFirstCall[], route: Record<string, string>) =>
  firstAddresses(first, route).map(({ address }) => address)

test('a first call takes its path parameters from the route', () => {
  expect(addressesIn([FICHA, PROGRAMS], { nroFicha: '2888001' })).toEqual(['/api/fichas/2888001', '/api/programs'])
})

test('a malicious parameter is encoded as one segment, and a missing parameter throws', () => {
  expect(addressesIn([FICHA], { nroFicha: '../auth/session?x=1#"<script>' })).toEqual([
    '/api/fichas/..%2Fauth%2Fsession%3Fx%3D1%23%22%3Cscript%3E',
  ])
  expect(() => addressesIn([FICHA], {})).toThrow(TypeError)
})

test('a call of a former release with further fields stays in the descriptor and is not prefetched', () => {
  const first = [...FORMER, PROGRAMS]
  expect(firstCalls.parse(first)).toEqual(first)
  expect(addressesIn(first, { nroFicha: '7' })).toEqual(['/api/programs'])
})

test('more than four calls, and endpoints that are not a method and a path, are rejected', () => {
  expect(firstCalls.safeParse([FICHA, FICHA, FICHA, FICHA]).success).toBe(true)
  expect(firstCalls.safeParse([FICHA, FICHA, FICHA, FICHA, FICHA]).success).toBe(false)
  expect(firstCalls.safeParse([{ call: 'GET /a b' }]).success).toBe(false)
})

test('the page prefetches the calls of a part for readers with its access', () => {
  const part = { access: 'fichas:edit', first: [PROGRAMS, FICHA] }
  const calls = ['/api/programs', '/api/fichas/7']
  expect(askedFirst(part, { nroFicha: '7' })).toEqual([{ access: 'fichas:edit', calls }])
  expect(askedFirst(part, { nroFicha: '7' }, FICHA.call)).toEqual([
    { access: 'fichas:edit', calls, fills: '/api/fichas/7' },
  ])
})

test('a part without calls, and a card that some of its readers do not see, prefetch nothing', () => {
  expect(askedFirst({ access: 'authenticated' })).toEqual([])
  expect(askedFirst({ access: 'authenticated', first: FORMER })).toEqual([])
  expect(askedFirst({ access: 'authenticated', notFor: 'fichas:edit', first: [PROGRAMS] })).toEqual([])
})
