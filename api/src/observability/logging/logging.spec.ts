import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin } from '../../../testing/build.js'
import { AuthService } from '../../areas/auth/auth.service.js'
import { createLog } from './log.js'

const DOCUMENT = '1098765432'

let api: Api
let token: string
let lines: Record<string, unknown>[]

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  lines = []
  api = await startApi({}, { log })
  token = api.tokenOf(await buildAdmin(api.dataSource))
})
afterAll(() => api.close())
beforeEach(() => {
  lines = []
})
afterEach(() => jest.restoreAllMocks())

/** Waits for `count` lines: the line of a request is written after the client has the answer. */
async function logged(count: number) {
  while (lines.length < count) await new Promise(setImmediate)
  return lines
}

it('a request is logged as one line with its id, route pattern, status, error code and time, and no personal data', async () => {
  const reply = await api.get(`/fichas/aprendiz/${DOCUMENT}?ficha=2888001`, token)
  const [line] = await logged(1)
  expect(line).toMatchObject({
    level: 'info',
    request: reply.headers.get('x-request-id'),
    method: 'GET',
    route: '/api/fichas/aprendiz/:documentNumber',
    status: 404,
    code: 'apprentice_not_found',
    ms: expect.any(Number),
  })
  expect(JSON.stringify(lines)).not.toContain(DOCUMENT)
  expect(JSON.stringify(lines)).not.toContain('127.0.0.1')
})

it('an unexpected error is logged under the request id that the answer has', async () => {
  jest.spyOn(api.app.get(AuthService), 'session').mockImplementation(() => {
    throw new TypeError('broken on purpose')
  })
  const { status, body, headers } = await api.get<{ request_id: string }>('/auth/session', token)
  expect([status, body.request_id]).toEqual([500, headers.get('x-request-id')])
  const [failure] = await logged(2)
  expect(failure).toMatchObject({
    level: 'error',
    request: body.request_id,
    error: 'TypeError',
    reason: 'broken on purpose',
    stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
  })
})

it('a database error is logged without the values of its query', async () => {
  jest
    .spyOn(api.app.get(AuthService), 'session')
    .mockImplementation(() => api.dataSource.query(`SELECT * FROM nothing WHERE nro_documento = '${DOCUMENT}'`))
  expect((await api.get('/auth/session', token)).status).toBe(500)
  await logged(2)
  expect(lines[0]).toMatchObject({ level: 'error', error: 'QueryFailedError' })
  expect(JSON.stringify(lines)).not.toContain(DOCUMENT)
})

it('a database outage is logged as one line when it begins and one when it ends', async () => {
  jest.spyOn(api.app.get(AuthService), 'session').mockRejectedValue(unreachable())
  for (const _ of [1, 2, 3]) expect((await api.get('/auth/session', token)).status).toBe(503)
  jest.restoreAllMocks()
  expect((await api.get('/auth/session', token)).status).toBe(200)
  await logged(6)
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([
    expect.objectContaining({ level: 'error', msg: 'The database does not answer', code: 'ECONNREFUSED' }),
    expect.objectContaining({ level: 'warn', msg: 'The database answers again' }),
  ])
})

const unreachable = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
