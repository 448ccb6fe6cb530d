import { action, card, entry, problemsOf, result, route, section } from '../testing/valid-descriptor'
import type { RemoteDescriptor } from './remotes.schema'

// References in a descriptor to permissions, icons, groups of search results, extension slots and endpoints.
test.each<[string, string, Partial<RemoteDescriptor>, object]>([
  [
    'a route for an unknown permission',
    'release_permission_missing',
    { routes: [{ ...route, access: 'x' }] },
    { permiso: 'x' },
  ],
  [
    'a card for an unknown permission',
    'release_permission_missing',
    { parts: [{ ...card, access: 'y' }] },
    { permiso: 'y' },
  ],
  [
    'a card hidden by an unknown permission',
    'release_permission_missing',
    { parts: [{ ...card, notFor: 'z' }] },
    { permiso: 'z' },
  ],
  [
    'a stored value that people with an unknown permission write',
    'release_permission_missing',
    { data: [{ key: 'nota', of: 'all', access: 'authenticated', write: 'x' }] },
    { permiso: 'x' },
  ],
  [
    'a stored value for everybody',
    'release_data_public',
    { data: [{ key: 'nota', of: 'all', access: 'authenticated', write: 'public' }] },
    { clave: 'nota' },
  ],
  [
    'two stored values with the same key',
    'release_data_twice',
    {
      data: [
        { key: 'nota', of: 'all', access: 'authenticated' },
        { key: 'nota', of: 'person', access: 'authenticated' },
      ],
    },
    { clave: 'nota' },
  ],
  ['a menu link without an icon', 'release_icon_missing', { links: [{ ...entry, icon: undefined }] }, { icono: '' }],
  [
    'a search result with the icon "toString"',
    'release_icon_missing',
    { results: [{ ...result, icon: 'toString' }] },
    { icono: 'toString' },
  ],
  [
    'a menu icon whose path has markup',
    'release_icon_missing',
    { links: [{ ...entry, icon: 'M1 1"><x' }] },
    { icono: 'M1 1"><x' },
  ],
  [
    'a menu icon whose path has no number',
    'release_icon_missing',
    { links: [{ ...entry, icon: 'M' }] },
    { icono: 'M' },
  ],
  [
    'a search result in the group "toString"',
    'release_group_missing',
    { results: [{ ...result, group: 'toString' }] },
    { grupo: 'toString' },
  ],
  [
    'a menu entry for an unknown permission',
    'release_permission_missing',
    { links: [{ ...entry, access: 'fichas:fly' }] },
    { permiso: 'fichas:fly' },
  ],
  [
    'a section for an unknown permission',
    'release_permission_missing',
    { parts: [{ ...section, access: 'x' }] },
    { permiso: 'x' },
  ],
  [
    'an action for an unknown permission',
    'release_permission_missing',
    { links: [{ ...action, access: 'x' }] },
    { permiso: 'x' },
  ],
  [
    'a section in the slot "toString"',
    'release_place_missing',
    { parts: [section, { ...section, slot: 'toString' }] },
    { lugar: 'toString' },
  ],
  [
    'a section in the slot of actions',
    'release_place_missing',
    { parts: [{ ...section, slot: 'ficha.action' }] },
    { lugar: 'ficha.action' },
  ],
  [
    'a menu link whose path has a parameter',
    'release_place_field',
    { links: [{ ...entry, path: '/cursos/:nroFicha' }] },
    { direccion: '/cursos/:nroFicha' },
  ],
  [
    'an action in the slot of sections',
    'release_place_missing',
    { links: [{ ...action, slot: 'ficha.section' }] },
    { lugar: 'ficha.section' },
  ],
  [
    'an action whose path has another parameter',
    'release_place_field',
    { links: [{ ...action, path: '/cursos/:id' }] },
    { direccion: '/cursos/:id' },
  ],
  [
    'a prefetch of an endpoint that the release does not list',
    'release_first_call',
    { calls: [], routes: [{ ...route, first: [{ call: 'GET /x' }] }] },
    { llamada: 'GET /x' },
  ],
  [
    'a prefetch with the method DELETE',
    'release_first_call',
    { routes: [{ ...route, first: [{ call: 'DELETE /x' }] }] },
    { llamada: 'DELETE /x' },
  ],
  [
    'a prefetch of a card with the method PUT',
    'release_first_call',
    { parts: [{ ...card, first: [{ call: 'PUT /x' }] }] },
    { llamada: 'PUT /x' },
  ],
  [
    'a prefetch whose parameter is not in the path',
    'release_first_field',
    { routes: [{ ...route, first: [{ call: 'GET /x/:id' }] }] },
    { llamada: 'GET /x/:id' },
  ],
  [
    'a prefetch of a card that needs a parameter',
    'release_first_field',
    { parts: [{ ...card, first: [{ call: 'GET /x/:id' }] }] },
    { llamada: 'GET /x/:id' },
  ],
])('the check of a descriptor reports %s as %s', (_, code, changed, params) => {
  expect(problemsOf(changed)).toContainEqual({ code, params })
})
