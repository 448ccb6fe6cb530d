import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { declaredParts } from './declared-parts.js'

const descriptor = (given: object) => ({ routes: [], nav: [], ...given }) as unknown as RemoteDescriptor
const route = (path: string, access: string) => ({ path, access })
const card = (page: string, access: string) => ({ page, access })

const RELEASE = descriptor({
  routes: [route('/a', 'user'), route('/b', 'admin'), route('/a', 'user')],
  nav: [route('/a', 'user')],
  cards: [card('sum', 'user'), card('sum', 'admin')],
  search: [{ access: 'guest' }],
})

test('what a first release declares is new, each part once, permissions in order', () => {
  expect(declaredParts(RELEASE, undefined)).toEqual({
    rutas: [
      { nombre: '/a', acceso: 'user', nueva: true },
      { nombre: '/b', acceso: 'admin', nueva: true },
    ],
    menu: [{ nombre: '/a', acceso: 'user', nueva: true }],
    tarjetas: [
      { nombre: 'sum', acceso: 'user', nueva: true },
      { nombre: 'sum', acceso: 'admin', nueva: true },
    ],
    permisos: ['admin', 'guest', 'user'].map((nombre) => ({ nombre, acceso: null, nueva: true })),
  })
})

test('of a later one it is new what the active one has not, or has for others', () => {
  const active = descriptor({ routes: [route('/a', 'user'), route('/b', 'user')], cards: [card('sum', 'admin')] })
  const parts = declaredParts(RELEASE, active)
  const newOf = (entries: { nombre: string; nueva: boolean }[]) => entries.map(({ nombre, nueva }) => [nombre, nueva])
  expect(Object.fromEntries(Object.entries(parts).map(([kind, entries]) => [kind, newOf(entries)]))).toEqual({
    rutas: [
      ['/a', false],
      ['/b', true],
    ],
    menu: [['/a', true]],
    tarjetas: [
      ['sum', true],
      ['sum', false],
    ],
    permisos: [
      ['admin', false],
      ['guest', true],
      ['user', false],
    ],
  })
})

test('a release without cards and search declares none', () => {
  expect(declaredParts(descriptor({}), undefined)).toEqual({ rutas: [], menu: [], tarjetas: [], permisos: [] })
})
