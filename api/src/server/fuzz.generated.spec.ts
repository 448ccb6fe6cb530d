import { buildAdmin, buildUser } from '../../testing/build.js'
import { ROUTES } from '../../testing/declared-calls.js'
import { isMysql } from '../../testing/engine.js'
import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { type RandomRequest, randomRequest } from '../../testing/random-request.js'
import { FICHA } from '../../testing/school.js'
import { Ficha } from '../areas/fichas/ficha.entity.js'
import { recount } from '../areas/fichas/recount.js'
import { Program } from '../areas/programs/program.entity.js'
import type { User } from '../areas/users/user.entity.js'
import { Random } from '../operations/demo/random.js'
import type { Document } from './openapi/breaking-changes.js'
import { OPENAPI_FILE } from './openapi/openapi-files.js'
import { readDocument } from './openapi/read-document.js'

/** Fixed seed, so that runs are repeatable. FUZZ_SEED=7 sets another seed. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const TRIES = { nobody: 10, user: 14, admin: 30 }
/** Number of requests for each route that reads a file. Files can fail in more ways, mostly before a query. */
const FILE_TRIES = { nobody: 10, user: 10, admin: isMysql ? 40 : 150 }
const FILE_ROUTES = [
  'POST /programs/create',
  'PUT /programs/update/:id',
  'POST /fichas/create',
  'POST /fichas/archivo',
  'PUT /fichas/:nroFicha/evaluaciones',
]
/** In ms: the longest time for an answer. The reader aborts a file after nine seconds and reads two at once. */
const MAX_MS = 60_000
const AT_ONCE = 4

/** Texts that no answer may contain: stack traces, paths, queries and names of libraries. */
const LEAKS = [
  /\bat .{0,200}\.[jt]s:\d/,
  /\/(work|tmp|home|root|usr|srv|etc|src|dist)\//,
  /node_modules|node:internal/,
  /\b(SELECT|INSERT INTO|DELETE FROM|UPDATE \w+ SET|FOR UPDATE)\b/,
  /typeorm|libsql|sqlite|mysql|multer|busboy|\bzod\b|nestjs|body-parser|exceljs|yauzl|jsonwebtoken|argon/i,
  /[A-Z]\w+Error\b|\bER_[A-Z]|\bE[A-Z]{4,}\b: /,
  /contrasena":"\$|\$argon2/,
]

/** The status shows the engine to administrators. */
const DATABASE = /"motor":"(sqlite|mysql)"/

let school: FichaSchool
let document: Document
beforeAll(async () => {
  school = await openFichaSchool()
  document = readDocument(OPENAPI_FILE)
})
afterAll(() => school.close())

/** Creates a ficha and a program that requests can refer to, independent of the routes tried before. */
async function createTargets({ id }: User) {
  const { manager } = school.api.dataSource
  await manager.update(Ficha, { nro_ficha: FICHA }, { estado: 'habilitado', id_jefe: id })
  await manager.update(Program, { id: 1 }, { estado: 'habilitado' })
}

/** Sends a request. Returns the fault of the answer; undefined if the answer is right. */
async function findProblem({ address, init }: RandomRequest): Promise<string | undefined> {
  const signal = AbortSignal.timeout(MAX_MS)
  const answer = await fetch(`${school.api.url}${address}`, { ...init, signal }).catch(
    (error: Error) => `${error} ${error.cause ?? ''}`,
  )
  if (typeof answer === 'string') return answer
  const text = (await answer.text()).replace(DATABASE, '')
  if (answer.status >= 500) return `${answer.status} ${text}`
  const leak = LEAKS.find((pattern) => pattern.test(text))
  return leak && `${leak} in ${text}`
}

const describeRequest = ({ address, init: { method, body, headers } }: RandomRequest) => {
  const { 'x-token': _, ...others } = headers
  const sent =
    body instanceof FormData
      ? JSON.stringify([...body.entries()].map(([name, part]) => [name, typeof part === 'string' ? part : part.name]))
      : String(body)
  return `${method} ${address.slice(0, 300)} ${JSON.stringify(others).slice(0, 300)} ${sent.slice(0, 600)}`
}

/** Sends all requests, several at once. Returns a description of each wrong answer. */
async function sendAll(requests: RandomRequest[]): Promise<string[]> {
  const problems: string[] = []
  const next = async (): Promise<void> => {
    for (let request = requests.shift(); request; request = requests.shift()) {
      const why = await findProblem(request)
      if (why) problems.push(`${describeRequest(request)}\n  → ${why.slice(0, 600)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return problems
}

describe('random requests get no 5xx answer and no internal details', () => {
  it.each(Object.keys(ROUTES))('%s', async (route) => {
    const random = new Random(SEED + Object.keys(ROUTES).indexOf(route))
    // Separate users for each route, so that one route's effects do not lock out the next.
    const admin = await buildAdmin(school.api.dataSource)
    const user = await buildUser(school.api.dataSource)
    await createTargets(user)
    const tokens = { nobody: undefined, user: school.api.tokenOf(user), admin: school.api.tokenOf(admin) }
    const knownIds = route.includes('/fichas/') ? Array<string>(6).fill(String(FICHA)) : ['1', '1', '1']
    const ids = [...knownIds, '2', String(user.id), user.nro_documento, admin.nro_documento, '999999']
    const requests = Object.entries(FILE_ROUTES.includes(route) ? FILE_TRIES : TRIES).flatMap(([who, tries]) =>
      Array.from({ length: tries }, () => {
        const request = randomRequest(document, route, ids, random)
        const token = tokens[who as keyof typeof tokens] ?? (random.next() < 0.2 ? 'a.b.c' : undefined)
        if (token !== undefined) request.init.headers['x-token'] = token
        return request
      }),
    )
    expect(await sendAll(requests)).toEqual([])
  })

  it('even with malformed URLs', async () => {
    const random = new Random(SEED)
    const parts = [
      'api',
      'users',
      'fichas',
      '..',
      '%2e%2e',
      '%00',
      '%',
      '%E0%A4%A',
      'docs',
      'constructor',
      'x'.repeat(3000),
      '',
    ]
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
    const requests = Array.from({ length: 150 }, () => {
      const path = Array.from({ length: random.between(1, 5) }, () => random.of(parts)).join('/')
      return { address: `/api/${path}`, init: { method: random.of(methods), headers: {} } }
    })
    // `..` leads to the pages, and the landing page names libraries.
    const inside = requests.filter(({ address }) => new URL(address, school.api.url).pathname.startsWith('/api'))
    expect(inside.length).toBeGreaterThan(100)
    expect(await sendAll(inside)).toEqual([])
  })

  it('and leave the stored data consistent', async () => {
    expect(await recount(school.api.dataSource.manager)).toEqual([])
    expect((await school.api.get('/health/ready')).status).toBe(200)
  })
})
