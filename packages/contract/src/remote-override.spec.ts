import { OVERRIDE, readOverride, writeOverride } from './remote-override.ts'

it.each(['fichas@http://localhost:5174', 'mi-modulo2@http://127.0.0.1:80'])(
  'the override %s, whose server is on this machine, is accepted',
  (text) => {
    const override = readOverride(text)
    expect(override && writeOverride(override)).toBe(text)
  },
)

it.each([
  '',
  'fichas',
  '@http://localhost:5174',
  'Fichas@http://localhost:5174',
  `${'f'.repeat(41)}@http://localhost:5174`,
  'fichas@http://localhost',
  'fichas@https://localhost:5174',
  'fichas@//localhost:5174',
  'fichas@http://localhost:5174/',
  'fichas@http://localhost:5174/other',
  'fichas@http://localhost:5174@elsewhere.example:80',
  'fichas@http://localhost.elsewhere.example:80',
  'fichas@http://elsewhere.example:5174',
  'fichas@http://192.168.1.7:5174',
  'fichas@http://0.0.0.0:5174',
  'fichas@http://127.0.0.1.elsewhere.example:80',
  'fichas@http://[::1]:5174',
  'fichas@http://2130706433:5174',
  'fichas@http://localhost:5174; script-src *',
  'fichas@http://localhost:5174\n',
])('the override %j is rejected', (text) => {
  expect(readOverride(text)).toBeUndefined()
})

// Developers' bookmarks contain this name.
it('the name of the query parameter does not change', () => {
  expect(OVERRIDE).toBe('remote-override')
})
