import type { ImportAnswer } from '@fichero/contract/imports.schema'
import type { SpreadsheetFile } from '../src/files/spreadsheet-reader/sheet.js'
import { ADMIN, type ChildServer } from './child-server.js'
import { fixture } from './fixtures.js'

/** Number of the ficha that `prepareFicha` creates. */
export const CHILD_FICHA = 2_888_001

/**
 * Creates a ficha without judgments. Returns the number of judgments in the fixture's report (`whole`), and how long in ms a
 * dry run of the report takes.
 */
export async function prepareFicha(server: ChildServer) {
  const token = await signIn(server)
  const program = { nombrePrograma: 'Programa de prueba', totalHoras: 2304, nivel: 'tecnico' }
  const created = await upload(server, 'POST', '/programs/create', token, fixture('program'), program)
  const { program: saved } = (await created.json()) as { program: { id: number } }
  const ficha = {
    nroFicha: CHILD_FICHA,
    idJefeFicha: ADMIN.nro_documento,
    idProgramaFormacion: saved.id,
    fechaInicioLectiva: '2026-02-02',
    fechaFinLectiva: '2027-08-02',
    fechaFinFicha: '2028-02-02',
  }
  const opened = await upload(server, 'POST', '/fichas/create', token, fixture('apprentices'), ficha)
  expect(opened.status).toBe(201)
  const path = `/fichas/${CHILD_FICHA}/evaluaciones?simular=true`
  const plan = (await (await upload(server, 'PUT', path, token, fixture('judgments'))).json()) as ImportAnswer
  const start = performance.now()
  await upload(server, 'PUT', path, token, fixture('judgments'))
  return { duration: performance.now() - start, whole: plan.reporte.registros.nuevos }
}

/** Signs in as the administrator and returns the session token. */
export async function signIn(server: ChildServer): Promise<string> {
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  return ((await response.json()) as { token: string }).token
}

/** Sends a file, and `data` as JSON, in a multipart request. */
export function upload(
  server: ChildServer,
  method: string,
  path: string,
  token: string,
  { name, bytes }: SpreadsheetFile,
  data?: object,
): Promise<Response> {
  const body = new FormData()
  if (data) body.append('data', JSON.stringify(data))
  body.append('archivo_excel', new Blob([new Uint8Array(bytes)]), name)
  return fetch(`${server.url}/api${path}`, { method, body, headers: { 'x-token': token } })
}
