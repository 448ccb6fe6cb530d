import type { AccessLinkAnswer } from '@fichero/contract/admin.schema'
import type { Server } from './server.mjs'
import { callApi, type Session } from './session.mjs'

/** The data of a person to create. */
export interface Person {
  id: number
  nro_documento: string
  correo_institucional: string
  contrasena: string
}

export const PERSON_DEFAULTS = {
  tipo_documento: 'CC',
  nombre: 'Marina',
  apellido: 'Quintero Ruiz',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: '2026-01-15',
  fecha_fin_contrato: '2099-12-15',
}

/** Creates an enabled instructor who can sign in. */
export async function createPerson(
  server: Server,
  admin: Session,
  nro_documento: string,
  changes: Partial<typeof PERSON_DEFAULTS> = {},
): Promise<Person> {
  const person = { nro_documento, correo_institucional: `${nro_documento}@fichero.example`, contrasena: 'la de prueba' }
  const { user } = await callApi<{ user: { id: number } }>(server, '/users/create', {
    method: 'POST',
    body: { ...PERSON_DEFAULTS, ...changes, ...person },
    session: admin,
  })
  return { id: user.id, ...person }
}

let requests = 0

/** Creates an access request. */
export async function createAccessRequest(server: Server, nombre: string, apellido: string) {
  requests += 1
  const nro_documento = String(52_000_000 + requests)
  const correo_institucional = `${nro_documento}@fichero.example`
  const body = { nro_documento, tipo_documento: 'CC', nombre, apellido, tipo: 'planta', correo_institucional }
  await callApi(server, '/auth/register', { method: 'POST', body })
  return { nro_documento, name: `${nombre} ${apellido}` }
}

/** Makes a link that sets an enabled person's password. Returns its path. */
export async function makeResetPath(server: Server, admin: Session, nro_documento: string): Promise<string> {
  const path = `/admin/access-link/${nro_documento}`
  const { enlace } = await callApi<AccessLinkAnswer>(server, path, { method: 'POST', session: admin })
  if (!enlace) throw new Error('The link was mailed.')
  return new URL(enlace, server.url).pathname
}
