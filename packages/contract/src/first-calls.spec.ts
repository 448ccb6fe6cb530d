import { getApprentice, getFicha, listFichas } from './calls/fichas.calls'
import { firstAddresses, firstCall, fromAddress } from './first-calls'
import { firstCalls } from './first-calls.schema'

const ofFicha = firstCall(getFicha)
const ofList = firstCall(listFichas, {
  query: { mias: true, q: fromAddress('buscar'), page: fromAddress('page', 1), limit: 20 },
})
const addressIn = (first: typeof ofFicha, route: Record<string, string>, search = '') =>
  firstAddresses([first], route, new URLSearchParams(search))[0]?.address

test('a prefetch takes its parameters from the URL of the page', () => {
  expect(ofFicha).toEqual({ call: 'GET /fichas/:nroFicha' })
  expect(addressIn(ofFicha, { nroFicha: '2888001' })).toBe('/api/fichas/2888001')
  const renamed = firstCall(getApprentice, {
    params: { documentNumber: 'documento' },
    query: { ficha: fromAddress('ficha') },
  })
  expect(addressIn(renamed, { documento: '10' }, 'ficha=7')).toMatch(/\/10\b.*\?ficha=7$/)
})

test('a value that the URL lacks has its declared default, or is not sent', () => {
  expect(addressIn(ofList, {})).toBe('/api/fichas?mias=true&page=1&limit=20')
  expect(addressIn(ofList, {}, 'page=3&buscar=a%26b&otro=1')).toBe('/api/fichas?mias=true&q=a%26b&page=3&limit=20')
})

test('a prefetch is not sent if the URL has one of its `unless` parameters', () => {
  const own = firstCall(listFichas, { query: { mias: true }, unless: ['mias', 'programId'] })
  const callsAt = (search: string) =>
    firstAddresses([own, ofFicha], { nroFicha: '7' }, new URLSearchParams(search)).map(({ call }) => call)
  const all = ['GET /fichas', 'GET /fichas/:nroFicha']
  expect([callsAt(''), callsAt('page=2'), callsAt('mias='), callsAt('programId=3&page=2')]).toEqual([
    all,
    all,
    all.slice(1),
    all.slice(1),
  ])
  expect(firstCalls.parse([own])).toEqual([own])
})

test('a malicious parameter is encoded as one segment, and a missing parameter throws', () => {
  expect(addressIn(ofFicha, { nroFicha: '../auth/session?x=1#"<script>' })).toBe(
    '/api/fichas/..%2Fauth%2Fsession%3Fx%3D1%23%22%3Cscript%3E',
  )
  expect(() => addressIn(ofFicha, {})).toThrow(TypeError)
})

test('a declared prefetch survives serialization; more than four prefetches and invalid prefetches are rejected', () => {
  expect(firstCalls.parse(JSON.parse(JSON.stringify([ofFicha, ofList])))).toEqual([ofFicha, ofList])
  expect(firstCalls.safeParse([ofFicha, ofFicha, ofFicha, ofFicha, ofFicha]).success).toBe(false)
  expect(firstCalls.safeParse([{ call: 'GET /a b' }]).success).toBe(false)
})

test('unknown query values and parameters do not compile', () => {
  // @ts-expect-error no such value
  firstCall(listFichas, { query: { nada: 1 } })
  // @ts-expect-error no such parameter
  firstCall(getFicha, { params: { id: 'nroFicha' } })
})
