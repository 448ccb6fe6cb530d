import { type CanActivate, Controller, type ExecutionContext, Get, Injectable } from '@nestjs/common'
import { type ModuleRef, Reflector } from '@nestjs/core'
import { ADMIN, USER } from '../../testing/verdicts.js'
import { fail } from '../errors/fail.js'
import { Anonymous, Authenticated, Can, GuardedBy, Public } from './access.decorators.js'
import { AccessGuard } from './access.guard.js'
import { CurrentSession, CurrentUser } from './current-user.decorator.js'
import type { RequestsInProgress } from './requests-in-progress.js'
import { SessionRenewal } from './session-renewal.decorator.js'
import type { Sessions } from './sessions.js'
import type { Claims, Tokens } from './tokens.js'

@Injectable()
class RouteGuard implements CanActivate {
  canActivate = jest.fn(async () => true)
}

@Controller()
class Routes {
  @Get() @Public() public(@CurrentUser() _user: unknown) {}
  @Get() @Anonymous() anonymous(@CurrentSession() _session: unknown) {}
  @Get() @GuardedBy(RouteGuard) guarded(@SessionRenewal() _renew: unknown) {}
  @Get() @Authenticated() authenticated() {}
  @Get() @Can('fichas:edit') edit() {}
  @Get() undeclared() {}
}

@Controller()
@Authenticated()
class DeclaredByController {
  @Get() read() {}
}

/** Session version of tokens for which the fake `Sessions` returns the error for an ended contract. */
const CONTRACT_ENDED = 9

/** Builds the claims of a token. For version 0, the fake `Sessions` finds no user. */
const claimsOf = (sub: number, v = 1): Claims => ({ sub, v, sid: 'a'.repeat(22), auth_time: 0, iat: 0, exp: 1 })

const TOKENS: Record<string, Claims> = {
  user: claimsOf(USER.id),
  admin: claimsOf(ADMIN.id),
  old: claimsOf(USER.id, 2),
  ended: claimsOf(USER.id, 0),
  withoutContract: claimsOf(USER.id, CONTRACT_ENDED),
}

const routeGuard = new RouteGuard()
const count = jest.fn()
const guard = new AccessGuard(
  new Reflector(),
  {
    get: (type: unknown, options: { strict: boolean }) =>
      type === RouteGuard && options.strict === false ? routeGuard : null,
  } as ModuleRef,
  {
    ownerOf: async ({ sub, v }) => {
      if (v === CONTRACT_ENDED) return { refusal: fail('contract_ended', { fecha: '2026-08-05' }) }
      const actor = v === 0 ? undefined : [ADMIN, USER].find(({ id }) => id === sub)
      return actor ? { actor } : {}
    },
  } as Sessions,
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

/** Runs the guard. Returns `true` or the error code, and the request's actor. */
async function outcomeOf(...request: Parameters<typeof requestOf>) {
  const { context, request: opened } = requestOf(...request)
  const [outcome] = await Promise.allSettled([guard.canActivate(context)])
  return [outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code, opened.actor ?? null]
}

it.each<[string, keyof Routes, string | undefined, true | string, unknown]>([
  ['a public route lets a visitor in', 'public', undefined, true, null],
  ['a public route receives the user of a token', 'public', 'user', true, USER],
  ['a public route receives the admin of a token with spaces around it', 'public', ' admin ', true, ADMIN],
  ['a public route treats a broken token as a visitor', 'public', 'broken', true, null],
  ['a public route treats an ended session as a visitor', 'public', 'ended', true, null],
  ['an anonymous route lets a visitor in', 'anonymous', undefined, true, null],
  ['an anonymous route does not read the token', 'anonymous', 'user', true, null],
  ['a route with a custom guard does not read the token', 'guarded', 'user', true, null],
  ['a route for signed-in users rejects a visitor', 'authenticated', undefined, 'not_signed_in', null],
  ['a route for signed-in users rejects a blank token', 'authenticated', ' ', 'not_signed_in', null],
  ['a route for signed-in users rejects a broken token', 'authenticated', 'broken', 'session_ended', null],
  ['a route for signed-in users rejects an ended session', 'authenticated', 'ended', 'session_ended', null],
  [
    'a route for signed-in users rejects a person whose contract ended',
    'authenticated',
    'withoutContract',
    'contract_ended',
    null,
  ],
  ['a public route treats a person whose contract ended as a visitor', 'public', 'withoutContract', true, null],
  ['a route for signed-in users lets a user in', 'authenticated', 'user', true, USER],
  ['a route for signed-in users lets an admin in', 'authenticated', 'admin', true, ADMIN],
  ['a route for a permission rejects a visitor', 'edit', undefined, 'not_signed_in', null],
  ['a route for a permission rejects an ended session', 'edit', 'ended', 'session_ended', null],
  ['a route for a permission rejects a user without it', 'edit', 'user', 'forbidden', USER],
  ['a route for a permission lets an admin in', 'edit', 'admin', true, ADMIN],
  ['a route without declared access rejects an admin', 'undeclared', 'admin', 'forbidden', null],
  ['a route without declared access rejects a visitor', 'undeclared', undefined, 'forbidden', null],
])('%s', async (_, route, token, outcome, actor) => {
  expect(await outcomeOf(routes[route], token)).toEqual([outcome, actor])
})

it('AccessGuard uses the access of the controller for routes without declared access', async () => {
  const { read } = DeclaredByController.prototype
  expect(await outcomeOf(read, undefined, DeclaredByController)).toEqual(['not_signed_in', null])
  expect(await outcomeOf(routes.edit, 'user', DeclaredByController)).toEqual(['forbidden', USER])
})

it('AccessGuard runs a custom guard before all other checks, and only for its route', async () => {
  await outcomeOf(routes.anonymous)
  expect(routeGuard.canActivate).not.toHaveBeenCalled()
  const { context } = requestOf(routes.guarded)
  await guard.canActivate(context)
  expect(routeGuard.canActivate).toHaveBeenCalledWith(context)
  routeGuard.canActivate.mockRejectedValueOnce({ code: 'forbidden' })
  expect(await outcomeOf(routes.guarded)).toEqual(['forbidden', null])
})

it('AccessGuard counts requests in progress per user, only after the token is verified', async () => {
  for (const token of [undefined, 'broken']) await outcomeOf(routes.public, token)
  await outcomeOf(routes.anonymous, 'user')
  expect(count).not.toHaveBeenCalled()
  const { context, response } = requestOf(routes.public, 'user')
  await guard.canActivate(context)
  expect(count.mock.calls).toEqual([[USER.id, response]])
})

it('AccessGuard renews a token that is due for renewal', async () => {
  const old = requestOf(routes.authenticated, 'old')
  await guard.canActivate(old.context)
  expect(old.sent).toEqual({ 'x-token': `new ${USER.id}` })
  expect(old.request).toMatchObject({ actor: USER, session: TOKENS.old })
  const young = requestOf(routes.authenticated, 'user')
  await guard.canActivate(young.context)
  expect(young.sent).toEqual({})
})

it('a route receives the current user and session, and can send a new token', () => {
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
  const renew = factoryOf('guarded')(context) as (token: string) => void
  expect(sent).toEqual({})
  renew('another')
  expect(sent).toEqual({ 'x-token': 'another' })
})

it('the documentation says which routes need a session', () => {
  const security = (route: keyof Routes) => Reflect.getMetadata('swagger/apiSecurity', routes[route])
  // A token is optional on a public route, and `guarded` takes deploy tokens.
  expect([security('public'), security('anonymous'), security('guarded')]).toEqual([
    [{}, { 'x-token': [] }],
    undefined,
    [{ 'deploy-token': [] }],
  ])
  expect([security('authenticated'), security('edit')]).toEqual([[{ 'x-token': [] }], [{ 'x-token': [] }]])
})
