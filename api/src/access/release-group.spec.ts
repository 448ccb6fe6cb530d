import { Controller, type ExecutionContext, Get } from '@nestjs/common'
import { Group, GroupKeeper, groupIn, groupOf, type KeepGroup, type ReleaseGroup } from './release-group.js'

it.each<[string | undefined, ReleaseGroup | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['grupo=7', { place: 7, manages: false }],
  ['grupo=0a', { place: 0, manages: true }],
  ['grupo=42a', { place: 42, manages: true }],
  ['otra=1; grupo=42; tercera=2', { place: 42, manages: false }],
  ['otra=1;grupo=42a', { place: 42, manages: true }],
  ['otra=1;  grupo=42;x=1', { place: 42, manages: false }],
  ['grupo=142', undefined],
  ['grupo=42b', undefined],
  ['grupo=42aa', undefined],
  ['grupo=', undefined],
  ['grupo=a', undefined],
  ['migrupo=42', undefined],
  ['otra=grupo=42', undefined],
])('the cookies %j say the group %j', (cookies, group) => {
  expect(groupIn(cookies)).toEqual(group)
})

it('a person has one place of a hundred, always the same, and people are spread over them', () => {
  const placeOf = (id: number) => groupOf({ id, rol: 'user' }).place
  // Who had a place keeps it with the next version.
  expect([1, 2, 3].map(placeOf)).toEqual([1, 2, 3].map(placeOf))
  const places = Array.from({ length: 2000 }, (_, id) => placeOf(id))
  expect(new Set(places)).toEqual(new Set(Array.from({ length: 100 }, (_, place) => place)))
  expect(groupOf({ id: 1, rol: 'user' }).manages).toBe(false)
  expect(groupOf({ id: 1, rol: 'admin' })).toEqual({ place: placeOf(1), manages: true })
})

@Controller()
class Routes {
  @Get() keep(@GroupKeeper() _keep: unknown) {}
  @Get() read(@Group() _group: unknown) {}
}

function given(method: keyof Routes, cookie: string | undefined) {
  const parameters = Reflect.getMetadata('__routeArguments__', Routes, method)
  const [{ factory }] = Object.values(parameters) as [{ factory: (data: unknown, of: ExecutionContext) => unknown }]
  const cookies: unknown[] = []
  const request = { get: (name: string) => (name === 'cookie' ? cookie : undefined) }
  const response = { cookie: (...values: unknown[]) => cookies.push(values) }
  const context = { switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }) }
  return { argument: factory(undefined, context as ExecutionContext), cookies }
}

it('a route reads the group that the browser says', () => {
  expect(given('read', 'grupo=42a').argument).toEqual({ place: 42, manages: true })
  expect(given('read', undefined).argument).toBeUndefined()
})

describe('a browser', () => {
  const [user, admin] = [{ id: 5, rol: 'user' } as const, { id: 5, rol: 'admin' } as const]
  const { place } = groupOf(user)
  const kept = (cookie: string | undefined, person: typeof user | typeof admin, publicUrl: string) => {
    const { argument, cookies } = given('keep', cookie)
    ;(argument as KeepGroup)(person, { publicUrl })
    return cookies
  }
  const options = { httpOnly: true, sameSite: 'lax', maxAge: 31_536_000_000 }

  it.each([
    [undefined, user, `${place}`],
    [undefined, admin, `${place}a`],
    [`grupo=${(place + 1) % 100}`, user, `${place}`],
    [`grupo=${place}`, admin, `${place}a`],
    [`grupo=${place}a`, user, `${place}`],
  ])('with the cookies %j gets the group of who uses it', (cookie, person, value) => {
    expect(kept(cookie, person, 'https://fichero.example')).toEqual([['grupo', value, { ...options, secure: true }]])
    expect(kept(cookie, person, 'http://localhost:3000')).toEqual([['grupo', value, { ...options, secure: false }]])
  })

  it('that has it already gets none', () => {
    expect(kept(`grupo=${place}`, user, 'https://fichero.example')).toEqual([])
    expect(kept(`grupo=${place}a`, admin, 'https://fichero.example')).toEqual([])
  })
})
