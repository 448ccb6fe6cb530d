import { incompatibilities, satisfiesRange } from './compatibility'
import { CONTRACT_MAJOR, promisedRange } from './contract-major'

test.each([
  ['1.2.3', '^1.2.3'],
  ['1.3.0', '^1.2.3'],
  ['0.2.4', '^0.2.3'],
  ['0.0.3', '^0.0.3'],
  ['0.0.0', '^0.0.0'],
  ['10.20.30', '^10.20.30'],
  ['10.20.31', '^10.20.30'],
  ['1.0.0', '^1.0.0 || ^2.0.0'],
  ['2.3.0', '^1.0.0||^2.1.0'],
  ['1.0.0', '^1.0.0 || *'],
])('%s satisfies %s', (version, range) => {
  expect(satisfiesRange(version, range)).toBe(true)
})

test.each([
  ['1.2.2', '^1.2.3'],
  ['2.0.0', '^1.2.3'],
  ['0.9.0', '^1.0.0'],
  ['0.3.0', '^0.2.3'],
  ['0.0.4', '^0.0.3'],
  ['0.0.1', '^0.0.0'],
  ['0.1.0', '^0.0.0'],
  ['1.0.0', '^0.0.0'],
  ['10.3.0', '^10.20.30'],
  ['1.0.0', '*'],
  ['x1.0.0', '^1.0.0'],
  ['1.0.0-beta', '^1.0.0'],
  ['1.0.0', 'x^1.0.0'],
  ['3.0.0', '^1.0.0 || ^2.0.0'],
  ['2.0.0', '^1.0.0 || *'],
  ['1.0.0', '1.0.0'],
])('%s does not satisfy %s', (version, range) => {
  expect(satisfiesRange(version, range)).toBe(false)
})

const host = { contract: 3, kit: '1.4.0', runtime: 2, calls: ['GET /fichas', 'GET /fichas/:id'] }
const codes = (required: object) =>
  incompatibilities({ contract: 3, kit: '^1.0.0', ...required }, host).map(({ code }) => code)

test('the last two contract majors are compatible, and data that an older build lacks is ignored', () => {
  expect(codes({})).toEqual([])
  expect(codes({ contract: 2, runtime: 2, calls: ['GET /fichas'] })).toEqual([])
  expect([codes({ contract: 1 }), codes({ contract: 4 })]).toEqual([['release_contract'], ['release_contract']])
})

test('React and React DOM are reported by name with the range of the release', () => {
  const offers = { react: '19.3.1', 'react-dom': '19.3.1' }
  const reasons = (needs: object) => incompatibilities({ contract: 3, kit: '^1.0.0', needs }, { ...host, offers })
  expect(reasons({ react: '^19.0.0', 'react-dom': '^18.2.0 || ^19.1.0' })).toEqual([])
  expect(reasons({ react: '^20.0.0', 'react-dom': '^18.0.0' })).toEqual([
    { code: 'release_library', params: { biblioteca: 'React', pedido: '^20.0.0', ofrecido: '19.3.1' } },
    { code: 'release_library', params: { biblioteca: 'React DOM', pedido: '^18.0.0', ofrecido: '19.3.1' } },
  ])
  expect(codes({ needs: { react: '^20.0.0' } })).toEqual([])
})

test('the contract range of a release replaces its contract major if the host declares a contract version', () => {
  const reasons = (contract: number, range: string) =>
    incompatibilities(
      { contract, kit: '^1.0.0', needs: { '@fichero/contract': range } },
      { ...host, offers: { '@fichero/contract': '3.2.0' } },
    )
  expect(reasons(2, '^2.4.0 || ^3.0.0')).toEqual([])
  expect(reasons(3, '^3.3.0 || ^4.0.0')).toEqual([
    { code: 'release_contract', params: { pedido: '^3.3.0 || ^4.0.0', ofrecido: '3.2.0' } },
  ])
  expect(codes({ contract: 4, needs: { '@fichero/contract': '^3.0.0' } })).toEqual(['release_contract'])
})

test('promisedRange adds the next major of the contract to a range', () => {
  expect(promisedRange('^1.2.0')).toBe(`^1.2.0 || ^${CONTRACT_MAJOR + 1}.0.0`)
})

test('all reasons for an incompatibility are returned, including the missing endpoints', () => {
  const required = { contract: 4, kit: '^1.5.0', runtime: 3, calls: ['GET /fichas', 'PUT /notas'] }
  expect(incompatibilities(required, host)).toEqual([
    { code: 'release_contract', params: { pedido: 4, ofrecido: 3 } },
    { code: 'release_kit', params: { pedido: '^1.5.0', ofrecido: '1.4.0' } },
    { code: 'release_runtime', params: { pedido: 3, ofrecido: 2 } },
    { code: 'release_calls', params: { llamadas: 'PUT /notas', total: 1 } },
  ])
})

test('names that the kit does not export are reported with their sub-path, and a missing sub-path once', () => {
  const exports = { table: ['DataTable', 'StatusBadge'], ui: ['Button'] }
  const reasons = (imports: Record<string, string[]>, offered?: typeof exports) =>
    incompatibilities({ contract: 3, kit: '^1.0.0', imports }, { ...host, exports: offered })
  const imports = { grid: ['Grid', 'Row'], table: ['DataGrid', 'DataTable'], ui: [] }
  expect(reasons(imports, exports)).toEqual([
    { code: 'release_exports', params: { nombres: '@fichero/kit/grid, DataGrid (@fichero/kit/table)', total: 2 } },
  ])
  expect(reasons({ table: ['StatusBadge'] }, exports)).toEqual([])
  expect(reasons(imports)).toEqual([])
  const many = reasons({ ui: ['A', 'B', 'C', 'D', 'E', 'F'] }, exports)
  const first = ['A', 'B', 'C', 'D', 'E'].map((name) => `${name} (@fichero/kit/ui)`).join(', ')
  expect(many).toEqual([{ code: 'release_exports', params: { nombres: first, total: 6 } }])
})

test('an endpoint with a renamed path parameter is not missing', () => {
  expect(codes({ calls: ['GET /fichas/:nroFicha'] })).toEqual([])
  expect(codes({ calls: ['GET /fichas/nroFicha'] })).toEqual(['release_calls'])
})

test('the reason names the first five missing endpoints and the number of all missing endpoints', () => {
  const calls = [1, 2, 3, 4, 5, 6].map((number) => `GET /${number}`)
  expect(incompatibilities({ contract: 3, kit: '^1.0.0', calls }, host)).toEqual([
    { code: 'release_calls', params: { llamadas: 'GET /1, GET /2, GET /3, GET /4, GET /5', total: 6 } },
  ])
})

test('a requirement is ignored if the host declares nothing about it', () => {
  expect(incompatibilities({ contract: 1, kit: '^9.0.0', runtime: 9, calls: ['GET /x'] }, { contract: 1 })).toEqual([])
})
