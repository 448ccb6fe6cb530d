import { addressOf } from './call-address'

test('an address contains the values of its path and query', () => {
  expect(addressOf('/fichas/:id', { id: 7 }, { page: 2, programId: undefined })).toBe('/api/fichas/7?page=2')
  expect(addressOf('/auth/reset-password/:token', { token: 'a/b' })).toBe('/api/auth/reset-password/a%2Fb')
})

test.each([{}, { id: '' }, { Id: 7 }])('an address never has an empty segment: %j', (params) => {
  expect(() => addressOf('/fichas/:id', params as { id: string })).toThrow('/fichas/:id needs id.')
})
