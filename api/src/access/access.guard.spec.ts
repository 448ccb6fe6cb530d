import { type CanActivate, Controller, type ExecutionContext, Get, Injectable } from '@nestjs/common'
import { type ModuleRef, Reflector } from '@nestjs/core'
import { ADMIN, USER } from '../testing/verdicts.js'
import { Anonymous, Authenticated, Can, LetInBy, Public } from './access.decorators.js'
import { AccessGuard } from './access.guard.js'
import { CurrentSession, CurrentUser } from './current-user.decorator.js'
import type { RequestsInProgress } from './requests-in-progress.js'
import { SessionRenewal } from './session-renewal.decorator.js'
import type { Sessions } from './sessions.js'
import type { Claims, Tokens } from './tokens.js'

@Injectable()
class Keeper implements CanActivate {
  canActivate = jest.fn(async () => true)
}

@Controller()
class Routes {
  @Get() @Public() public(@CurrentUser() _user: unknown) {}
  @Get() @Anonymous() anonymous(@CurrentSession() _session: unknown) {}
  @Get() @LetInBy(Keeper) kept(@SessionRenewal() _renew: unknown) {}
  @Get() @Authenticated() authenticated() {}
  @Get() @Can('fichas:edit') edit() {}
  @Get() undeclared() {}
}

@Controller()
@Authenticated()
class DeclaredAtOnce {
  @Get() read() {}
}

/** As a token says it; those of version 0 are nobody's. */
const claimsOf = (sub: number, v = 1): Claims => ({ sub, v, sid: 'a'.repeat(22), auth_time: 0, iat: 0, exp: 1 })

const TOKENS: Record<string, Claims> = {
  user: claimsOf(USER.id),
  admin: claimsOf(ADMIN.id),
  old: claimsOf(USER.id, 2),
  ended: claimsOf(USER.id, 0),
}

const keeper = new Keeper()
const count = jest.fn()
const guard = new AccessGuard(
  new Reflector(),
  {
    get: (type: unknown, options: { strict: boolean }) => (type === Keeper && options.strict === false ? keeper : null),
  } as ModuleRef,
  { actorOf: async ({ sub, v }) => (v === 0 ? undefined : [ADMIN, USER].find(({ id }) => id === sub)) } as Sessions,
  { read: (token) => TOKENS[token], isDue: ({ v }) => v !== 1, issue: ({ id }) => `new ${id}` } as Tokens,
  { count } as unknown as RequestsInProgress,
)

afterEach(() => jest.clearAllMocks())

function requestOf(route: (argument: unknown) => void, token?: string, controller: object = Routes) {
  const headers: Record<string, string> = token === undefined ? {} : { 'x-token': token }
  const request: { actor?: unknown; session?: unknown; get: unknown } = { get: (name: string) => headers[name] }
  const sent: Record<string, string> = {}
  const response = { set: (name: string, value: string) => Object.assign(sent, { [name]: value }) }
  const context = {
    getHandler: () => route,
    getClass: () => controller,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }),
  } as unknown as ExecutionContext
  return { context, request, response, sent }
}

const routes = Routes.prototype

/** `in`, or the code of the refusal; and who the request is of then. */
async function entering(...request: Parameters<typeof requestOf>) {
  const { context, request: opened } = requestOf(...request)
  const [outcome] = await Promise.allSettled([guard.canActivate(context)])
  return [outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code, opened.actor ?? null]
}

it.each<[keyof Routes, string | undefined, true | string, unknown]>([
  ['public', undefined, true, null],
  ['public', 'user', true, USER],
  ['public', ' admin ', true, ADMIN],
  ['public', 'broken', true, null],
  ['public', 'ended', true, null],
  ['anonymous', undefined, true, null],
  ['anonymous', 'user', true, null],
  ['kept', 'user', true, null],
  ['authenticated', undefined, 'not_signed_in', null],
  ['authenticated', ' ', 'not_signed_in', null],
  ['authenticated', 'broken', 'session_ended', null],
  ['authenticated', 'ended', 'session_ended', null],
  ['authenticated', 'user', true, USER],
  ['authenticated', 'admin', true, ADMIN],
  ['edit', undefined, 'not_signed_in', null],
  ['edit', 'ended', 'session_ended', null],
  ['edit', 'user', 'forbidden', USER],
  ['edit', 'admin', true, ADMIN],
  ['undeclared', 'admin', 'forbidden', null],
  ['undeclared', undefined, 'forbidden', null],
])('a route that is %s, with the token %j: %s', async (route, token, outcome, actor) => {
  expect(await entering(routes[route], token)).toEqual([outcome, actor])
})

it('a controller declares what its routes do not', async () => {
  const { read } = DeclaredAtOnce.prototype
  expect(await entering(read, undefined, DeclaredAtOnce)).toEqual(['not_signed_in', null])
  expect(await entering(routes.edit, 'user', DeclaredAtOnce)).toEqual(['forbidden', USER])
})

it('a keeper is asked before all else, on its own routes only', async () => {
  await entering(routes.anonymous)
  expect(keeper.canActivate).not.toHaveBeenCalled()
  const { context } = requestOf(routes.kept)
  await guard.canActivate(context)
  expect(keeper.canActivate).toHaveBeenCalledWith(context)
  keeper.canActivate.mockRejectedValueOnce({ code: 'forbidden' })
  expect(await entering(routes.kept)).toEqual(['forbidden', null])
})

it('what somebody has under way is counted, once the token is known', async () => {
  for (const token of [undefined, 'broken']) await entering(routes.public, token)
  await entering(routes.anonymous, 'user')
  expect(count).not.toHaveBeenCalled()
  const { context, response } = requestOf(routes.public, 'user')
  await guard.canActivate(context)
  expect(count.mock.calls).toEqual([[USER.id, response]])
})

it('a token whose time has come is exchanged', async () => {
  const old = requestOf(routes.authenticated, 'old')
  await guard.canActivate(old.context)
  expect(old.sent).toEqual({ 'x-token': `new ${USER.id}` })
  expect(old.request).toMatchObject({ actor: USER, session: TOKENS.old })
  const young = requestOf(routes.authenticated, 'user')
  await guard.canActivate(young.context)
  expect(young.sent).toEqual({})
})

it('a route gets who calls it, and may send another token', () => {
  const factoryOf = (method: string) => {
    const parameters = Reflect.getMetadata('__routeArguments__', Routes, method)
    const [{ factory }] = Object.values<{ factory: (data: unknown, context: ExecutionContext) => never }>(
      parameters,
    ) as [never]
    return (context: ExecutionContext) =>
      (factory as (data: unknown, of: ExecutionContext) => unknown)(undefined, context)
  }
  const { context, request, sent } = requestOf(routes.public)
  Object.assign(request, { actor: USER, session: TOKENS.user })
  expect(factoryOf('public')(context)).toBe(USER)
  expect(factoryOf('anonymous')(context)).toBe(TOKENS.user)
  const renew = factoryOf('kept')(context) as (token: string) => void
  expect(sent).toEqual({})
  renew('another')
  expect(sent).toEqual({ 'x-token': 'another' })
})

it('the documentation says which routes need a session', () => {
  const security = (route: keyof Routes) => Reflect.getMetadata('swagger/apiSecurity', routes[route])
  // A public route tells more to who is signed in, and `kept` takes deploy tokens.
  expect([security('public'), security('anonymous'), security('kept')]).toEqual([
    [{}, { 'x-token': [] }],
    undefined,
    [{ 'deploy-token': [] }],
  ])
  expect([security('authenticated'), security('edit')]).toEqual([[{ 'x-token': [] }], [{ 'x-token': [] }]])
})
