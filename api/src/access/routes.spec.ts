import { ROLES, type Role } from '@fichero/contract/enums'
import { PERMISSIONS } from '@fichero/contract/permissions'
import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin, buildUser } from '../../testing/build.js'
import { ROUTES } from '../../testing/declared-calls.js'
import { expiredToken, unsignedToken } from '../../testing/forge-token.js'
import { listRoutes } from '../../testing/routes.js'
import { User } from '../areas/users/user.entity.js'
import { hasPermission } from './permissions.js'

let api: Api
let people: Record<Role, User>
let invalidTokens: Record<'broken' | 'unsigned' | 'expired', string>

beforeAll(async () => {
  api = await startApi()
  const [user, coordinador] = [await buildUser(api.dataSource), await buildUser(api.dataSource, { rol: 'coordinador' })]
  const admin = await buildAdmin(api.dataSource)
  people = { user, coordinador, admin }
  invalidTokens = { broken: 'broken', unsigned: unsignedToken(admin), expired: expiredToken(admin) }
})
afterAll(() => api.close())

/** Sends a request and returns the error code, if the answer is JSON. */
async function codeOf(route: string, token?: string) {
  const [method = '', path = ''] = route.split(' ')
  const headers: Record<string, string> = token === undefined ? {} : { 'x-token': token }
  const response = await fetch(`${api.url}/api${path.replace(/:\w+/g, '999999')}`, { method, headers })
  // A successful answer may be a file; errors are always JSON.
  if (!response.headers.get('content-type')?.startsWith('application/json')) return undefined
  const body = (await response.json()) as { code?: string }
  return body.code
}

const ACCESS_ERRORS = ['not_signed_in', 'session_ended', 'forbidden']

describe('the routes', () => {
  it('match the declarations of the contract one to one, with the same access', () => {
    expect(listRoutes(api.app)).toEqual(ROUTES)
  })

  it('are all guarded if they are below /api, except the documentation', () => {
    const { stack } = api.app.getHttpAdapter().getInstance().router
    const mounted = stack.flatMap(({ route }) =>
      (route?.stack ?? []).map(({ method }) => `${method.toUpperCase()} ${route?.path}`),
    )
    const unguarded = mounted.filter(
      (route) => / \/api\/(?!docs)/.test(route) && !(route.replace('/api', '') in ROUTES),
    )
    expect(mounted).toContain('GET /api/users')
    expect(unguarded).toEqual([])
  })

  it('require only existing permissions', () => {
    const known = ['public', 'authenticated', ...PERMISSIONS]
    for (const access of Object.values(ROUTES)) expect(known).toContain(access)
  })
})

describe.each(Object.entries(ROUTES))('%s (%s)', (route, access) => {
  it('checks the session without a token', async () => {
    const code = await codeOf(route)
    if (access === 'public') expect(ACCESS_ERRORS).not.toContain(code)
    else expect(code).toBe('not_signed_in')
  })

  it.each(['broken', 'unsigned', 'expired'] as const)('checks the session with a token that is %s', async (kind) => {
    const code = await codeOf(route, invalidTokens[kind])
    if (access === 'public') expect(ACCESS_ERRORS).not.toContain(code)
    else expect(code).toBe('session_ended')
  })

  it.each(ROLES)('checks the permission of a signed-in %s', async (rol) => {
    // A new session for each request, because one of the routes ends the session.
    const person = await api.dataSource.manager.findOneByOrFail(User, { id: people[rol].id })
    const code = await codeOf(route, api.tokenOf(person))
    const allowed = access === 'public' || access === 'authenticated' || hasPermission({ rol }, access)
    if (allowed) expect(ACCESS_ERRORS).not.toContain(code)
    else expect(code).toBe('forbidden')
  })
})
