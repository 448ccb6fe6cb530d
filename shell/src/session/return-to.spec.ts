/** @jest-environment jsdom */
import { NavigationType } from 'react-router-dom'
import { lastRoute, storeLastRoute } from './last-route'
import { clearReturnTo, isOfFormerUser, isSigningOut, markSignedOut, readReturnTo, storeReturnTo } from './return-to'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test.each([
  ['/fichas?limit=20#fin', '/fichas?limit=20#fin'],
  ['https://example.org/fichas', '/dashboard'],
  ['//example.org/fichas', '/dashboard'],
  ['fichas', '/dashboard'],
  [7, '/dashboard'],
])('after signing in, the user returns only to an address of Fichero: %s leads to %s', (from, to) => {
  storeReturnTo({ from: from as string, ended: true, why: 'Alguien cambió su contraseña.' })
  expect(readReturnTo()).toEqual({ from: to, ended: true, why: 'Alguien cambió su contraseña.' })
})

test.each(['', 'damaged', 'null', '{"ended":"yes","why":7}'])(
  'without a readable address, %j, the user goes to the dashboard without a reason',
  (value) => {
    sessionStorage.setItem('came-from', value)
    expect(readReturnTo()).toEqual({ from: '/dashboard', ended: false, why: undefined })
  },
)

test('the last page is stored as the pattern of its path', () => {
  expect(lastRoute()).toEqual([])
  storeLastRoute('/fichas/:nroFicha')
  expect(lastRoute()).toEqual(['/fichas/:nroFicha'])
  localStorage.setItem('last-route', 'https://example.org')
  expect(lastRoute()).toEqual([])
})

test('after signing out, Back opens a page of the former user, a link does not, until somebody signs in', () => {
  Object.assign(performance, { getEntriesByType: () => [] })
  expect([isSigningOut(), isOfFormerUser(NavigationType.Pop)]).toEqual([false, false])
  sessionStorage.setItem('signed-out', 'true')
  expect(isOfFormerUser(NavigationType.Pop)).toBe(false)
  storeReturnTo({ from: '/fichas', ended: false })
  markSignedOut()
  expect(isSigningOut()).toBe(true)
  expect([NavigationType.Pop, NavigationType.Push].map(isOfFormerUser)).toEqual([true, false])
  expect(readReturnTo().from).toBe('/dashboard')
  clearReturnTo()
  expect(isOfFormerUser(NavigationType.Pop)).toBe(false)
})
