import { ADMIN, type Server } from './server'

export interface Session {
  token: string
  user: { id: number; nombre: string; apellido: string; rol: string }
}

interface Init {
  token?: string
  body?: unknown
}

/** One call to the server's API, which must succeed. */
export async function callApi<T>(server: Server, method: string, path: string, { token, body }: Init = {}): Promise<T> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { 'x-token': token }) },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

export const logIn = (server: Server, credentials: object = ADMIN) =>
  callApi<Session>(server, 'POST', '/auth/login', { body: credentials })

let people = 0

/** Somebody asks for access. */
export async function askForAccess(server: Server, nombre: string, apellido: string) {
  people += 1
  const nro_documento = String(52_000_000 + people)
  const request = { nro_documento, tipo_documento: 'CC', nombre, apellido, tipo: 'planta' }
  const correo_institucional = `persona${people}@fichero.example`
  await callApi(server, 'POST', '/auth/register', { body: { ...request, correo_institucional } })
  return { nro_documento, name: `${nombre} ${apellido}` }
}
