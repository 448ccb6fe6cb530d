import {
  addressKey,
  isAddress,
  isForAny,
  isReserved,
  opens,
  overlap,
  paramsIn,
  shellDocumentAt,
  takenAddress,
} from './route-addresses'

test.each([
  ['/fichas', '/fichas', true],
  ['/fichas', '/Fichas/', true],
  ['/fichas/x', '/fichas', true],
  ['/fichas', '/fichas/visualizar/:nro', true],
  ['/fichas/x', '/fichas/:id', true],
  ['/fichas/:id/mapa', '/fichas/x', true],
  ['/fichas/*', '/fichas/a/b', true],
  ['/:x', '/fichas', true],
  ['/', '/fichas', true],
  ['/programas', '/programs', false],
  ['/fichas2', '/fichas', false],
  ['/fichas/x', '/fichas/y/:id', false],
])('%s and %s are of one place: %s', (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected])
})

test.each([
  ['/fichas/:id', '/fichas/5', true],
  ['/fichas/:id', '/FICHAS/5/', true],
  ['/fichas/:id', '/fichas', false],
  ['/fichas/:id', '/fichas/5/mapa', false],
  ['/fichas/*', '/fichas', true],
  ['/fichas/*', '/fichas/5/mapa', true],
  ['/fichas/*', '/programs', false],
  ['/a/b/c/*', '/a/b/c/d/e', true],
  ['/a/:x/*', '/a', false],
  ['/a/:x/*', '/a/1', true],
])('%s opens %s: %s', (address, path, expected) => {
  expect(opens(address, path)).toBe(expected)
})

test.each([
  ['/', true],
  ['/a-b/:idDe/c_1/*', true],
  ['/a//b', false],
  ['/a/', false],
  ['//a', false],
  ['/a/../b', false],
  ['/a.js', false],
  ['/a?', false],
  ['/%61', false],
  ['/*/a', false],
  ['/a/x:id', false],
  ['/a\\b', false],
])('%s is understood: %s', (address, expected) => {
  expect(isAddress(address)).toBe(expected)
})

test('an address without a first word of its own is for any', () => {
  expect(['/*', '/:x', '/:x/a', '/', '/a/:x', '/a/*'].filter(isForAny)).toEqual(['/*', '/:x', '/:x/a'])
})

test('parameters have no name in what two routes have in common', () => {
  expect(addressKey('/Fichas/:id')).toBe('fichas/:')
  expect(addressKey('/fichas/:id')).toBe(addressKey('/Fichas/:number'))
  expect(addressKey('/fichas/:id')).not.toBe(addressKey('/fichas/id'))
})

test('addresses of the shell and the server, and all around them, are reserved, but not the lists of the dashboard', () => {
  const reserved = ['/', '/auth', '/auth/x', '/dashboard', '/dashboard/otro', '/dashboard/*', '/api', '/remotes/x']
  const free = ['/dashboard/fichas', '/dashboard/aprendices', '/dashboard/usuarios', '/authors', '/actividad']
  expect([...reserved, ...free].filter(isReserved)).toEqual(reserved)
})

test('tells the first address that another remote has, and never one of its own', () => {
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
  ['/', 'landing'],
  ['/auth', 'sign-in'],
  ['/auth/', 'sign-in'],
  ['/register', 'register'],
  ['/forgot-password', 'forgot-password'],
  ['/reset-password/x', 'reset-password'],
  ['/reset-password', undefined],
  ['/auth/x', undefined],
  ['/test-connection', undefined],
  ['/manuales', undefined],
])('the document at %s is %s', (path, document) => {
  expect(shellDocumentAt(path)).toBe(document)
})

it.each([
  ['/fichas/:nroFicha', '/fichas/2999001', { nroFicha: '2999001' }],
  ['/fichas/:nroFicha/', '//fichas/a%2Fb/', { nroFicha: 'a/b' }],
  ['/fichas/:nroFicha/personas/:documento', '/fichas/7/personas/10', { nroFicha: '7', documento: '10' }],
  ['/fichas/:nroFicha', '/fichas', { nroFicha: '' }],
  ['/fichas', '/fichas', {}],
])('the route %s has its parameters from %s', (address, path, params) => {
  expect(paramsIn(address, path)).toEqual(params)
})
