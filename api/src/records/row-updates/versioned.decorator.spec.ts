import { Controller, type ExecutionContext, Get, type NestInterceptor, Put } from '@nestjs/common'
import { lastValueFrom, of } from 'rxjs'
import { IfMatch, Versioned } from './versioned.decorator.js'

interface Answer {
  row: { version: number }
}

@Controller()
class Rows {
  @Get()
  @Versioned(({ row }: Answer) => row.version)
  get() {}

  @Put()
  put(@IfMatch() _ifMatch: string | undefined) {}
}

/** Reads the metadata that decorators set, as Nest does. */
const metadata = (key: string, of: object, method?: string) =>
  method === undefined ? Reflect.getMetadata(key, of) : Reflect.getMetadata(key, of, method)

interface Parameter {
  factory(data: unknown, context: ExecutionContext): unknown
}

const contextOf = (headers: Record<string, string>, sent: Record<string, string> = {}, method = 'PUT') => {
  const request = { method, headers, get: (name: string) => headers[name] }
  const response = { set: (more: Record<string, string>) => Object.assign(sent, more) }
  return { switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }) } as ExecutionContext
}

it.each([
  ['GET', /^"3\.[\w-]{43}"$/],
  ['HEAD', /^"3\.[\w-]{43}"$/],
  ['PUT', /^"3"$/],
])('@Versioned sends the row’s version as ETag of a %s, and forbids caching', async (method, tag) => {
  const [interceptor]: NestInterceptor[] = metadata('__interceptors__', Rows.prototype.get)
  const sent = {}
  const answer: Answer = { row: { version: 3 } }
  const answers = await interceptor?.intercept(contextOf({}, sent, method), { handle: () => of(answer) })
  const isRead = method !== 'PUT'
  expect(answers && (await lastValueFrom(answers))).toEqual(isRead ? '{"row":{"version":3}}' : answer)
  expect(sent).toEqual({
    etag: expect.stringMatching(tag),
    'cache-control': 'no-store',
    ...(isRead && { 'content-type': 'application/json' }),
  })
})

it('@IfMatch injects the If-Match header and documents it', () => {
  const [parameter] = Object.values<Parameter>(metadata('__routeArguments__', Rows, 'put'))
  expect(parameter?.factory(undefined, contextOf({ 'if-match': '"2"' }))).toBe('"2"')
  expect(parameter?.factory(undefined, contextOf({}))).toBeUndefined()
  expect(metadata('swagger/apiParameters', Rows.prototype.put)).toEqual([
    expect.objectContaining({
      in: 'header',
      name: 'If-Match',
      required: false,
      description: expect.stringContaining('`actual`'),
    }),
  ])
})
