import type { ExampleFile } from '@fichero/contract/calls/call-docs'
import { templateColumns } from '../src/files/spreadsheet-reader/headings.js'
import type { Operation } from '../src/server/openapi/operation.js'
import { pdf } from './document-files.js'
import { fixture } from './fixtures.js'
import { pe04File } from './pe04-file.js'
import { spreadsheet } from './spreadsheets.js'

/** A request made of the examples in the document. */
export interface ExampleRequest {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** The parts of a multipart form: JSON as values, and a file as the text `(kind)`. */
  form: Record<string, unknown> | undefined
}

const MULTIPART = 'multipart/form-data'

/** Returns the examples of an operation in the document: two if the body may be JSON or a form. */
export function examplesOf({ parameters = [], requestBody }: Operation): ExampleRequest[] {
  const valuesIn = (location: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === location && one.example !== undefined)
        .map((one) => [one.name, one.example]),
    )
  const sent = { params: valuesIn('path'), query: valuesIn('query') }
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { example }]) =>
    type === MULTIPART
      ? { ...sent, body: undefined, form: example as ExampleRequest['form'] }
      : { ...sent, body: example, form: undefined },
  )
  return bodies.length > 0 ? bodies : [{ ...sent, body: undefined, form: undefined }]
}

/** Sends an example as a client that knows only the document would. */
export async function sendExample(
  method: string,
  url: string,
  { params, query, body, form }: ExampleRequest,
  headers: Record<string, string>,
): Promise<Response> {
  const address = new URL(url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))))
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  if (form) return fetch(address, { method, headers, body: formOf(form) })
  if (typeof body === 'string')
    return fetch(address, { method, headers: { ...headers, 'content-type': 'application/octet-stream' }, body })
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  return fetch(address, {
    method,
    headers: { ...headers, ...(json.body && { 'content-type': 'application/json' }) },
    ...json,
  })
}

function formOf(parts: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    const kind = /^\((\w+)\)$/.exec(String(value))?.[1]
    if (kind === undefined) form.append(name, JSON.stringify(value))
    else {
      const file = fileOf(kind as ExampleFile)
      form.append(name, new Blob([new Uint8Array(file.bytes)]), file.name)
    }
  }
  return form
}

let documents = 0

function fileOf(kind: ExampleFile) {
  if (kind === 'programa') return fixture('program')
  if (kind === 'aprendices') return fixture('apprentices')
  if (kind === 'juicios') return fixture('judgments')
  if (kind === 'instructores') return fixture('instructors')
  // Without a centre, so that the examples of centres begin with the first one.
  if (kind === 'pe04') return pe04File([{ CODIGO_CENTRO: null }])
  // Each document must have different content.
  if (kind === 'documento') return { name: 'Guía.pdf', bytes: pdf(`ejemplo ${documents++}`) }
  if (kind === 'tyt')
    return spreadsheet(
      'tyt.xlsx',
      [
        ['Documento', 'Inscrito'],
        ['1900099001', '2026-03-02'],
      ],
      'xlsx',
    )
  const person = ['CC', 52_000_222, 'Rosa', 'Peña Díaz', 'rosa.pena@fichero.example', 'Planta', null, null, null]
  return spreadsheet('personas.xlsx', [templateColumns('personas'), person], 'xlsx')
}
