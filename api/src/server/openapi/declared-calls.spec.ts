import { FILE_FIELD } from '@fichero/contract/calls/call'
import { DECLARED } from '../../../testing/declared-calls.js'
import { documentedPath } from './describe-operations.js'
import { OPENAPI_FILE } from './openapi-files.js'
import { readDocument } from './read-document.js'

const { paths } = readDocument(OPENAPI_FILE)
/** Calls that only read, but are POST because they send a file or a long list. */
const ONLY_READS = [
  'POST /fichas/archivo',
  'POST /fichas/archivo/rechazos',
  'POST /fichas/:nroFicha/evaluaciones/rechazos',
  'POST /programs/archivo',
  'POST /programs/archivo/rechazos',
  'POST /users/carga/rechazos',
  'POST /users/exportacion',
]

/** Calls with a deploy token instead of a session. */
const PUBLISHING = [
  'POST /remotes/:nombre/publicar',
  'POST /remotes/:nombre/lanzamientos',
  'PUT /remotes/:nombre/archivos/:sha384',
  'PUT /remotes/:nombre/lanzamientos/:hash/figuras',
  'POST /remotes/:nombre/activar',
  'GET /remotes/:nombre/estado',
  'POST /remotes/:nombre/devolver',
  'POST /remotes/:nombre/retirar-modulo',
]

describe.each(Object.entries(DECLARED))('%s', (_, call) => {
  const { method, path, access, file, fileField = FILE_FIELD, versioned, download, stored, changes } = call
  const operation = paths[documentedPath(path)]?.[method.toLowerCase()]
  const named = (location: string) =>
    (operation?.parameters ?? []).filter((one) => one.in === location).map(({ name }) => name)

  it('is documented with the parameters of its path', () => {
    expect(operation).toBeDefined()
    expect(named('path').sort()).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort())
  })

  it('requires a token unless it is public', () => {
    const schemes = (operation?.security ?? []).map((scheme) => Object.keys(scheme).join())
    const isPublishing = PUBLISHING.includes(`${method} ${path}`)
    if (access !== 'public') expect(schemes).toEqual(['x-token'])
    else expect([isPublishing ? 'deploy-token' : '', '']).toContain(schemes[0] ?? '')
    expect(schemes.includes('deploy-token')).toBe(isPublishing)
  })

  it('accepts or requires a file as declared', () => {
    const form = operation?.requestBody?.content['multipart/form-data']?.schema
    const forms = form?.anyOf ?? (form ? [form] : [])
    expect(forms.some(({ properties }) => properties && fileField in properties)).toBe(file !== undefined)
    expect(forms.length > 0 && forms.every(({ required }) => required?.includes(fileField))).toBe(file === 'required')
  })

  it('reads If-Match if it is declared as versioned', () => {
    expect(named('header').includes('If-Match')).toBe(versioned === true)
  })

  it('answers with a file in the requested language if it is declared as a download', () => {
    const [success] = Object.entries(operation?.responses ?? {}).filter(([status]) => status.startsWith('2'))
    const [type] = Object.keys(success?.[1].content ?? {})
    expect(type?.endsWith('spreadsheetml.sheet')).toBe(download === true)
    if (download) expect(named('query')).toContain('lang')
    expect(type !== 'application/json' && !download).toBe(stored === true)
  })

  it('declares no changes if it only reads', () => {
    if (method === 'GET' || ONLY_READS.includes(`${method} ${path}`)) expect(changes).toEqual([])
    else expect(access === 'public' || changes.length > 0).toBe(true)
  })
})
