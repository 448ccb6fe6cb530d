import {
  addressKey,
  isAddress,
  isForAny,
  isReserved,
  opens,
  overlap,
  paramsIn,
  prerenderedScreenAt,
  shellDocumentAt,
  takenAddress,
} from './route-addresses'

test.each([
  ['/fichas', '/fichas'],
  ['/fichas', '/Fichas/'],
  ['/fichas/x', '/fichas'],
  ['/fichas', '/fichas/visualizar/:nro'],
  ['/fichas/x', '/fichas/:id'],
  ['/fichas/:id/mapa', '/fichas/x'],
  ['/fichas/*', '/fichas/a/b'],
  ['/:x', '/fichas'],
  ['/', '/fichas'],
])('%s and %s overlap', (one, other) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([true, true])
})

test.each([
  ['/programas', '/programs'],
  ['/fichas2', '/fichas'],
  ['/fichas/x', '/fichas/y/:id'],
])('%s and %s do not overlap', (one, other) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([false, false])
})

test.each([
  ['/fichas/:id', '/fichas/5'],
  ['/fichas/:id', '/FICHAS/5/'],
  ['/fichas/*', '/fichas'],
  ['/fichas/*', '/fichas/5/mapa'],
  ['/a/b/c/*', '/a/b/c/d/e'],
  ['/a/:x/*', '/a/1'],
])('the route %s opens %s', (address, path) => {
  expect(opens(address, path)).toBe(true)
})

test.each([
  ['/fichas/:id', '/fichas'],
  ['/fichas/:id', '/fichas/5/mapa'],
  ['/fichas/*', '/programs'],
  ['/a/:x/*', '/a'],
])('the route %s does not open %s', (address, path) => {
  expect(opens(address, path)).toBe(false)
})

test.each(['/', '/a-b/:idDe/c_1/*'])('%s is a valid route', (address) => {
  expect(isAddress(address)).toBe(true)
})

test.each(['/a//b', '/a/', '//a', '/a/../b', '/a.js', '/a?', '/%61', '/*/a', '/a/x:id', '/a\\b'])(
  '%s is not a valid route',
  (address) => {
    expect(isAddress(address)).toBe(false)
  },
)

test('a route that begins with a parameter matches any path', () => {
  expect(['/*', '/:x', '/:x/a', '/', '/a/:x', '/a/*'].filter(isForAny)).toEqual(['/*', '/:x', '/:x/a'])
})

test('parameter names do not matter in the comparison of two routes', () => {
  expect(addressKey('/Fichas/:id')).toBe('fichas/:')
  expect(addressKey('/fichas/:id')).toBe(addressKey('/Fichas/:number'))
  expect(addressKey('/fichas/:id')).not.toBe(addressKey('/fichas/id'))
})

test('paths of the shell and the server are reserved, but not the lists of the dashboard', () => {
  const reserved = [
    '/',
    '/auth',
    '/auth/x',
    '/dashboard',
    '/dashboard/otro',
    '/dashboard/*',
    '/api',
    '/remotes/x',
    '/packages',
  ]
  const free = ['/dashboard/fichas', '/dashboard/aprendices', '/dashboard/usuarios', '/authors', '/actividad']
  expect([...reserved, ...free].filter(isReserved)).toEqual(reserved)
})

test('takenAddress returns the first path that overlaps with a path of another remote, not of the remote itself', () => {
  const routes = ['/a', '/b/:id'].map((path) => ({ path }))
  const others = [
    { name: 'mine', routes },
    { name: 'other', routes: [{ path: '/b' }] },
  ]
  expect(takenAddress({ name: 'mine', routes }, others)).toEqual({
    direccion: '/b/:id',
    modulo: 'other',
    ocupada: '/b',
  })
  expect(takenAddress({ name: 'mine', routes }, others.slice(0, 1))).toBeUndefined()
})

it.each([
  ['the document at / is the landing page', '/', 'landing'],
  ['/auth has no document', '/auth', undefined],
  ['/manuales has no document', '/manuales', undefined],
])('%s', (_, path, document) => {
  expect(shellDocumentAt(path)).toBe(document)
})

it.each([
  ['/ has no prerendered screen', '/', undefined],
  ['/auth is prerendered', '/auth', 'sign-in'],
  ['/auth/ is prerendered', '/auth/', 'sign-in'],
  ['/register is prerendered', '/register', 'register'],
  ['/forgot-password is prerendered', '/forgot-password', 'forgot-password'],
  ['/reset-password is prerendered with a token', '/reset-password/x', 'reset-password'],
  ['/reset-password is not prerendered without a token', '/reset-password', undefined],
  ['/auth/x is not prerendered', '/auth/x', undefined],
  ['/test-connection is not prerendered', '/test-connection', undefined],
  ['/manuales is not prerendered', '/manuales', undefined],
])('%s', (_, path, screen) => {
  expect(prerenderedScreenAt(path)).toBe(screen)
})

it.each([
  ['/fichas/:nroFicha', '/fichas/2999001', { nroFicha: '2999001' }],
  ['/fichas/:nroFicha/', '//fichas/a%2Fb/', { nroFicha: 'a/b' }],
  ['/fichas/:nroFicha/personas/:documento', '/fichas/7/personas/10', { nroFicha: '7', documento: '10' }],
  ['/fichas/:nroFicha', '/fichas', { nroFicha: '' }],
  ['/fichas', '/fichas', {}],
])('the route %s reads its parameters from %s', (address, path, params) => {
  expect(paramsIn(address, path)).toEqual(params)
})
