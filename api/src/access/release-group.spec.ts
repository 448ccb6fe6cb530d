import { Controller, type ExecutionContext, Get } from '@nestjs/common'
import { Group, GroupCookie, groupIn, groupOf, type ReleaseGroup, type SetGroupCookie } from './release-group.js'

it.each<[string, string | undefined, ReleaseGroup | undefined]>([
  ['unknown without cookies', undefined, undefined],
  ['unknown with an empty cookie header', '', undefined],
  ['read from its cookie', 'grupo=7', { bucket: 7, manages: false }],
  ['read from the cookie of a manager with the number 0', 'grupo=0a', { bucket: 0, manages: true }],
  ['read from the cookie of a manager', 'grupo=42a', { bucket: 42, manages: true }],
  ['read from a cookie between other cookies', 'otra=1; grupo=42; tercera=2', { bucket: 42, manages: false }],
  ['read from a cookie after another cookie without a space', 'otra=1;grupo=42a', { bucket: 42, manages: true }],
  ['read from a cookie before another cookie without a space', 'otra=1;  grupo=42;x=1', { bucket: 42, manages: false }],
  ['unknown with a number of three digits', 'grupo=142', undefined],
  ['unknown with a letter other than "a"', 'grupo=42b', undefined],
  ['unknown with two letters', 'grupo=42aa', undefined],
  ['unknown with an empty cookie', 'grupo=', undefined],
  ['unknown with a letter only', 'grupo=a', undefined],
  ['unknown if the name of the cookie only ends in "grupo"', 'migrupo=42', undefined],
  ['unknown if "grupo=" is in the value of another cookie', 'otra=grupo=42', undefined],
])('the release group is %s', (_, cookies, group) => {
  expect(groupIn(cookies)).toEqual(group)
})

it('each user has a stable number from 0 to 99, and users spread over all of these numbers', () => {
  const bucketOf = (id: number) => groupOf({ id, rol: 'user' }).bucket
  // The number depends only on the id.
  expect([1, 2, 3].map(bucketOf)).toEqual([1, 2, 3].map(bucketOf))
  const buckets = Array.from({ length: 2000 }, (_, id) => bucketOf(id))
  expect(new Set(buckets)).toEqual(new Set(Array.from({ length: 100 }, (_, bucket) => bucket)))
  expect(groupOf({ id: 1, rol: 'user' }).manages).toBe(false)
  expect(groupOf({ id: 1, rol: 'admin' })).toEqual({ bucket: bucketOf(1), manages: true })
})

@Controller()
class Routes {
  @Get() set(@GroupCookie() _set: unknown) {}
  @Get() read(@Group() _group: unknown) {}
}

function parameterOf(method: keyof Routes, cookie: string | undefined) {
  const parameters = Reflect.getMetadata('__routeArguments__', Routes, method)
  const [{ factory }] = Object.values(parameters) as [{ factory: (data: unknown, of: ExecutionContext) => unknown }]
  const cookies: unknown[] = []
  const request = { get: (name: string) => (name === 'cookie' ? cookie : undefined) }
  const response = { cookie: (...values: unknown[]) => cookies.push(values) }
  const context = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }) }
  return { argument: factory(undefined, context as ExecutionContext), cookies }
}

it('a route reads the release group from the cookie', () => {
  expect(parameterOf('read', 'grupo=42a').argument).toEqual({ bucket: 42, manages: true })
  expect(parameterOf('read', undefined).argument).toBeUndefined()
})

describe('a browser', () => {
  const [user, admin] = [{ id: 5, rol: 'user' } as const, { id: 5, rol: 'admin' } as const]
  const { bucket } = groupOf(user)
  const cookiesSet = (cookie: string | undefined, person: typeof user | typeof admin, publicUrl: string) => {
    const { argument, cookies } = parameterOf('set', cookie)
    ;(argument as SetGroupCookie)(person, { publicUrl })
    return cookies
  }
  const options = { httpOnly: true, sameSite: 'lax', maxAge: 31_536_000_000 }

  it.each([
    ['a user without a cookie', undefined, user, `${bucket}`],
    ['an admin without a cookie', undefined, admin, `${bucket}a`],
    ['a user with the number of another user', `grupo=${(bucket + 1) % 100}`, user, `${bucket}`],
    ['an admin with the cookie of a user', `grupo=${bucket}`, admin, `${bucket}a`],
    ['a user with the cookie of an admin', `grupo=${bucket}a`, user, `${bucket}`],
  ])('gets the group of the person who signed in: %s', (_, cookie, person, value) => {
    expect(cookiesSet(cookie, person, 'https://fichero.example')).toEqual([
      ['grupo', value, { ...options, secure: true }],
    ])
    expect(cookiesSet(cookie, person, 'http://localhost:3000')).toEqual([
      ['grupo', value, { ...options, secure: false }],
    ])
  })

  it('gets no new cookie if its cookie has the right group', () => {
    expect(cookiesSet(`grupo=${bucket}`, user, 'https://fichero.example')).toEqual([])
    expect(cookiesSet(`grupo=${bucket}a`, admin, 'https://fichero.example')).toEqual([])
  })
})
