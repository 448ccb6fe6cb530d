import type { AuditEntry as AuditData, AuditSubject } from '@fichero/contract/audit.schema'
import { AUDIT_KEYS } from '@fichero/contract/audit-fields'
import { fullName } from '@fichero/contract/text'
import { type EntityManager, In } from 'typeorm'
import { FileImport } from '../../files/import-records/file-import.entity.js'
import type { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { Centre } from '../centres/centre.entity.js'
import { Program } from '../programs/program.entity.js'
import { User } from '../users/user.entity.js'
import { readSubjects } from './read-subjects.js'

/** Converts entries for an answer. Adds the names of the actor, the subject, and other rows whose keys are in the values. */
export async function presentEntries(manager: EntityManager, rows: AuditEntry[]): Promise<AuditData[]> {
  const [people, subjects, names] = await Promise.all([
    actorsOf(manager, rows),
    readSubjects(manager, rows),
    readNames(manager, rows),
  ])
  return rows.map(({ id_usuario, fecha, ...entry }) => ({
    ...entry,
    fecha: fecha.toISOString(),
    usuario: people.get(id_usuario ?? 0) ?? null,
    sujeto: subjects(entry) ?? requestOf(entry),
    nombres: Object.fromEntries(keysIn(entry).flatMap((key) => (names.has(key) ? [[key, names.get(key) ?? '']] : []))),
  }))
}

/** Returns the users who made the changes, by id. */
async function actorsOf(manager: EntityManager, rows: AuditEntry[]): Promise<Map<number, AuditData['usuario']>> {
  const ids = [...new Set(rows.flatMap(({ id_usuario }) => id_usuario ?? []))]
  const select = { id: true, nro_documento: true, nombre: true, apellido: true } as const
  const people = await manager.find(User, { select, where: { id: In(ids) } })
  return new Map(people.map(({ id, nro_documento, nombre, apellido }) => [id, { id, nro_documento, nombre, apellido }]))
}

/** The columns of an entry from which its subject can be read. */
type Values = Pick<AuditEntry, 'entidad' | 'entidad_id' | 'antes' | 'despues'>

/** Reads the subject of a rejected access request from the entry's values, because the request itself is deleted. */
function requestOf({ entidad, entidad_id, antes, despues }: Values): AuditSubject | null {
  if (entidad !== 'solicitud') return null
  const { nombre, apellido } = { ...antes, ...despues }
  const name = nombre ? fullName({ nombre: String(nombre), apellido: String(apellido ?? '') }) : null
  return { clave: entidad_id, nombre: name, nro_ficha: null, estado: null }
}

/** Returns the keys of other rows that occur in an entry's values, such as `usuario:5`. */
const keysIn = ({ antes, despues }: Values): string[] =>
  [antes, despues].flatMap((side) =>
    Object.entries(AUDIT_KEYS).flatMap(([name, { kind }]) => (side?.[name] ? [`${kind}:${side[name]}`] : [])),
  )

/**
 * Reads the names of the rows in the values of the entries. The keys of the result are the keys of `keysIn`, such as
 * `usuario:5`.
 */
async function readNames(manager: EntityManager, rows: AuditEntry[]): Promise<Map<string, string>> {
  const keys = [...new Set(rows.flatMap(keysIn))]
  const keysOf = (table: string) =>
    keys.flatMap((key) => (key.startsWith(`${table}:`) ? [key.slice(table.length + 1)] : []))
  const [people, programs, imports, centres] = await Promise.all([
    manager.find(User, {
      select: { id: true, nombre: true, apellido: true },
      where: { id: In(keysOf('usuario').map(Number)) },
    }),
    manager.find(Program, {
      select: { id: true, nombre_programa: true },
      where: { id: In(keysOf('programa').map(Number)) },
    }),
    manager.find(FileImport, {
      select: { id: true, archivo: true },
      where: { id: In(keysOf('importacion').map(Number)) },
    }),
    manager.findBy(Centre, { id: In(keysOf('centro').map(Number)) }),
  ])
  return new Map([
    ...people.map((user): [string, string] => [`usuario:${user.id}`, fullName(user)]),
    ...programs.map(({ id, nombre_programa }): [string, string] => [`programa:${id}`, nombre_programa]),
    ...imports.map(({ id, archivo }): [string, string] => [`importacion:${id}`, archivo]),
    ...centres.map(({ id, nombre }): [string, string] => [`centro:${id}`, nombre]),
  ])
}
