import type { Random } from '../src/operations/demo/random.js'
import type { Document } from '../src/server/openapi/breaking-changes.js'
import type { Schema } from '../src/server/openapi/schema-compatibility.js'
import { anything, nearlyValid, TEXTS } from './nearly-valid.js'
import { randomFile } from './random-file.js'

/** A request that is probably invalid in some way. */
export interface RandomRequest {
  /** Path and query, without the origin. */
  address: string
  init: RequestInit & { headers: Record<string, string> }
}

const MULTIPART = 'multipart/form-data'

/** Builds a request to a route from its documentation and corrupts parts of it. `ids` are existing ids. */
export function randomRequest(document: Document, route: string, ids: string[], random: Random): RandomRequest {
  const [method = '', path = ''] = route.split(' ')
  const documented = `/api${path.replace(/:(\w+)/g, '{$1}')}`
  const { parameters = [], requestBody } = document.paths[documented]?.[method.toLowerCase()] ?? {}
  const id = () => (random.next() < 0.85 ? random.of(ids) : escaped(random.of(TEXTS)))
  const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const headers = randomHeaders(random)
  const address = `/api${path.replace(/:\w+/g, id)}${randomQuery(queries, random)}`
  if (method === 'GET' || (!requestBody && random.next() < 0.5)) return { address, init: { method, headers } }
  const { body, type } = randomBody(requestBody?.content ?? {}, random)
  return {
    address,
    init: { method, body, headers: { ...headers, ...(type !== undefined && { 'content-type': type }) } },
  }
}

function randomQuery(names: string[], random: Random): string {
  const pairs = [...names, random.of(['forzar', '__proto__[rol]', 'a[b][c]', 'constructor', '%'])]
    .filter(() => random.next() < 0.6)
    .map((name) => `${name}=${escaped(random.of(TEXTS))}`)
  if (pairs[0] && random.next() < 0.2) pairs.push(pairs[0])
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Encodes a text for a URL; returns an invalid encoding if the text has a lone surrogate. */
function escaped(text: string): string {
  const short = text.slice(0, 2000)
  try {
    return encodeURIComponent(short)
  } catch {
    return '%ED%A0%80%E0%A4%A'
  }
}

const randomHeaders = (random: Random): Record<string, string> => ({
  ...(random.next() < 0.3 && { 'if-match': random.of(['"1"', '*', '', 'W/"1", x', '"'.repeat(3000)]) }),
  ...(random.next() < 0.2 && { accept: random.of(['text/html', '*/*', 'nonsense', 'image/png;q=x']) }),
  ...(random.next() < 0.2 && { 'if-none-match': '*', 'x-forwarded-for': random.of(['1.2.3.4', 'x, y', '::', '']) }),
  ...(random.next() < 0.1 && { origin: random.of(['null', 'http://evil.example', '%']), 'accept-language': '\u00ff' }),
})

type Body = NonNullable<RequestInit['body']>
type Content = Record<string, { schema?: Schema }>

function randomBody(content: Content, random: Random): { body: Body; type?: string } {
  const json = content['application/json']?.schema
  const form = content[MULTIPART]?.schema
  if (form && (!json || random.next() < 0.7)) return randomForm(form, random)
  const type = 'application/json'
  const value = JSON.stringify(nearlyValid(json ?? {}, random))
  const others: { body: Body; type?: string }[] = [
    { body: JSON.stringify(anything(random)) ?? '', type },
    { body: value.slice(0, random.between(0, value.length)), type },
    { body: '['.repeat(50_000), type },
    { body: `"${'x'.repeat(150_000)}"`, type },
    { body: value, type: random.of(['text/plain', 'application/json; charset=nada', 'application/xml', '', 'x']) },
    { body: value, type: `${MULTIPART}; boundary=x` },
    { body: new URLSearchParams({ data: value }) },
  ]
  return random.next() < 0.75 ? { body: value, type } : random.of(others)
}

function randomForm(schema: Schema, random: Random): { body: Body; type?: string } {
  const data = schema.properties?.data ?? schema.anyOf?.[0] ?? {}
  if (random.next() < 0.05) return randomRawForm(random)
  const form = new FormData()
  const text = JSON.stringify(random.next() < 0.95 ? nearlyValid(data, random) : anything(random)) ?? ''
  if (random.next() < 0.9) form.append('data', random.next() < 0.96 ? text : text.slice(1))
  if (random.next() < 0.05) form.append('data', text)
  if (random.next() < 0.05) for (let count = 0; count < 12; count++) form.append(random.of(TEXTS), 'x')
  const { name, bytes } = randomFile(random)
  const field = random.next() < 0.95 ? fileFieldOf(schema) : random.of(TEXTS)
  if (random.next() < 0.9) form.append(field, new Blob([new Uint8Array(bytes)]), name)
  return { body: form }
}

/** The documented name of the form's file field. */
const fileFieldOf = (schema: Schema) =>
  [schema, ...(schema.anyOf ?? [])]
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .find(([, { format }]) => format === 'binary')?.[0] ?? 'archivo_excel'

/** An invalid multipart body. */
const randomRawForm = (random: Random) =>
  random.of([
    { body: '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}', type: `${MULTIPART}; boundary=x` },
    {
      body: '--x\r\nContent-Disposition: form-data; name="archivo_excel"; filename="a',
      type: `${MULTIPART}; boundary=x`,
    },
    { body: '--x\r\n\r\n\r\n--x--', type: `${MULTIPART}; boundary=x` },
    { body: 'nothing', type: MULTIPART },
    { body: '', type: `${MULTIPART}; boundary=` },
    { body: '--x--', type: `${MULTIPART}; boundary=x` },
  ])
