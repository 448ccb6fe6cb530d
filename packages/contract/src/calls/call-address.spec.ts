import { addressOf } from './call-address'

test('a URL contains the values of the path and the query', () => {
  expect(addressOf('/fichas/:id', { id: 7 }, { page: 2, programId: undefined })).toBe('/api/fichas/7?page=2')
  expect(addressOf('/auth/reset-password/:token', { token: 'a/b' })).toBe('/api/auth/reset-password/a%2Fb')
})

test.each([
  ['no parameters', {}],
  ['an empty parameter', { id: '' }],
  ['a parameter in another case', { Id: 7 }],
])('a URL cannot be built with %s', (_, params) => {
  expect(() => addressOf('/fichas/:id', params as { id: string })).toThrow('/fichas/:id needs id.')
})
