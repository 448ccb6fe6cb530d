import { SEEDED_FICHA } from './seed-ficha'
import type { Server } from './server.mjs'
import { callApi, type Session } from './session.mjs'

export interface Person {
  id: number
  nro_documento: string
  correo_institucional: string
  contrasena: string
}

export const STANDS = {
  tipo_documento: 'CC',
  nombre: 'Marina',
  apellido: 'Quintero Ruiz',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: '2026-01-15',
  fecha_fin_contrato: '2026-12-15',
}

/** Creates an enabled instructor who can sign in. */
export async function createPerson(
  server: Server,
  admin: Session,
  nro_documento: string,
  given: Partial<typeof STANDS> = {},
): Promise<Person> {
  const person = { nro_documento, correo_institucional: `${nro_documento}@fichero.example`, contrasena: 'la de prueba' }
  const { user } = await callApi<{ user: { id: number } }>(server, '/users/create', {
    method: 'POST',
    body: { ...STANDS, ...given, ...person },
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

/** Gives the seeded ficha another head. */
export async function headSeededFicha(server: Server, admin: Session, idJefeFicha: string) {
  const path = `/fichas/${SEEDED_FICHA}`
  const ficha = await callApi<Record<string, unknown>>(server, path, { session: admin })
  const body = {
    idJefeFicha,
    idProgramaFormacion: ficha.id_programa_formacion,
    fechaInicioLectiva: ficha.fecha_inicio_lectiva,
    fechaFinLectiva: ficha.fecha_fin_lectiva,
    fechaFinFicha: ficha.fecha_fin_ficha,
  }
  await callApi(server, path, { method: 'PUT', body, session: admin })
}
