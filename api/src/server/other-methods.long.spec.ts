import { opens } from '@fichero/contract/route-addresses'
import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin } from '../../testing/build.js'
import { ROUTES } from '../../testing/declared-calls.js'
import { documentedPath } from './openapi/describe-operations.js'
import { OPENAPI_FILE } from './openapi/openapi-files.js'
import { readDocument } from './openapi/read-document.js'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The documented methods of each path. */
const described = Object.entries(readDocument(OPENAPI_FILE).paths).map(([path, operations]) => ({
  route: path.replace(/\{(\w+)\}/g, ':$1'),
  methods: Object.keys(operations).map((method) => method.toUpperCase()),
}))

/** The methods of all routes that match the path: `/fichas/tyt` also matches `/fichas/:id`. */
function allowedAt(path: string): string[] {
  const methods = described.filter(({ route }) => opens(route, path)).flatMap((one) => one.methods)
  return METHODS.filter((method) => methods.includes(method === 'HEAD' ? 'GET' : method))
}

let api: Api
let token: string
beforeAll(async () => {
  api = await startApi()
  token = api.tokenOf(await buildAdmin(api.dataSource))
})
afterAll(() => api.close())

const addresses = described.map(({ route }) => route.replace(/:\w+/g, '999999'))
const namesOf = (header: string | null) => (header ?? '').split(', ').sort()

it.each(addresses)(
  '%s rejects other methods and lists the allowed methods, with and without a session',
  async (path) => {
    const allowed = allowedAt(path)
    expect(allowed).not.toEqual([])
    for (const method of METHODS.filter((one) => !allowed.includes(one)))
      for (const headers of [{}, { 'x-token': token }] as Record<string, string>[]) {
        const response = await fetch(`${api.url}${path}`, { method, headers })
        expect([method, response.status]).toEqual([method, 405])
        expect(namesOf(response.headers.get('allow'))).toEqual([...allowed, 'OPTIONS'].sort())
        if (method === 'HEAD') continue
        const msg = expect.stringContaining(`${method}: use ${[...allowed].sort().join(', ')}`)
        expect(await response.json()).toMatchObject({ ok: false, code: 'method_not_allowed', msg })
      }
  },
)

it.each(addresses)('%s answers OPTIONS with its methods and nothing else', async (path) => {
  const response = await fetch(`${api.url}${path}`, { method: 'OPTIONS' })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(namesOf(response.headers.get('allow'))).toEqual([...allowedAt(path), 'OPTIONS'].sort())
  // No CORS headers: other origins are not allowed.
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
})

it.each(METHODS.concat('OPTIONS'))('%s of an unknown address is answered with 404', async (method) => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/fichas/1/nothing', '/api/auth', '/api/users/1/2/3']) {
    const response = await fetch(`${api.url}${path}`, { method })
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 404, null])
  }
})

it('the documentation rejects POST, with 404 if it is not served', async () => {
  const post = (url: string) => fetch(`${url}/api/docs-json`, { method: 'POST' })
  expect((await post(api.url)).status).toBe(405)
  const other = await startApi({ apiDocs: false })
  expect((await post(other.url)).status).toBe(404)
  await other.close()
})

const READS = Object.keys(ROUTES).filter((route) => route.startsWith('GET '))

it.each(READS)('%s answers HEAD like GET, without a body', async (route) => {
  const path = documentedPath(route.replace('GET ', '')).replace(/\{\w+\}/g, '999999')
  const ask = (method: string) => fetch(`${api.url}${path}`, { method, headers: { 'x-token': token } })
  const [get, head] = [await ask('GET'), await ask('HEAD')]
  await get.arrayBuffer()
  expect([head.status, head.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')])
  expect(await head.text()).toBe('')
})

it.each(['/dashboard', '/', '/remotes/x', '/fichas/visualizar/1'])('the page %s rejects POST', async (path) => {
  const response = await fetch(api.url + path, { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await response.json()).toMatchObject({
    code: 'method_not_allowed',
    msg: expect.stringContaining('use GET, HEAD'),
  })
})
