import type { AuditSubject } from '@fichero/contract/audit.schema'
import { fullName } from '@fichero/contract/text'
import { type EntityManager, In } from 'typeorm'
import type { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { Centre } from '../centres/centre.entity.js'
import { Apprentice } from '../fichas/apprentice.entity.js'
import { Enrolment } from '../fichas/enrolment.entity.js'
import { Ficha } from '../fichas/ficha.entity.js'
import { ManualDocument } from '../manuals/manual-document.entity.js'
import { Program } from '../programs/program.entity.js'
import { User } from '../users/user.entity.js'

type Subject = Pick<AuditEntry, 'entidad' | 'entidad_id'>
/** A subject, with the id or number by which audit entries refer to it. */
type SubjectById = [id: number | string, subject: AuditSubject]

/**
 * Reads the subjects of audit entries: the rows that the entries are about, with their current names. Returns a function
 * that finds the subject of an entry.
 */
export async function readSubjects(manager: EntityManager, rows: Subject[]) {
  const idsOf = (name: string) => [
    ...new Set(rows.flatMap(({ entidad, entidad_id }) => (entidad === name ? Number(entidad_id) : []))),
  ]
  const numbers = rows.flatMap(({ entidad, entidad_id }) => (entidad === 'aprendiz' ? [entidad_id] : []))
  const requests = rows.flatMap(({ entidad, entidad_id }) => (entidad === 'solicitud' ? [entidad_id] : []))
  const [ficha, programa, usuario, solicitud, matricula, documento, aprendiz, centro] = await Promise.all([
    fichas(manager, idsOf('ficha')),
    programs(manager, idsOf('programa')),
    users(manager, idsOf('usuario')),
    requesters(manager, requests),
    enrolments(manager, idsOf('matricula')),
    documents(manager, idsOf('documento')),
    people(manager, numbers),
    centres(manager, idsOf('centro')),
  ])
  const found = new Map<string, AuditSubject>()
  for (const [entidad, list] of Object.entries({
    ficha,
    programa,
    usuario,
    solicitud,
    matricula,
    documento,
    aprendiz,
    centro,
  }))
    for (const [id, subject] of list) found.set(`${entidad} ${id}`, subject)
  return ({ entidad, entidad_id }: Subject) => found.get(`${entidad} ${entidad_id}`)
}

async function fichas(manager: EntityManager, ids: number[]): Promise<SubjectById[]> {
  const rows = await manager.find(Ficha, { select: { nro_ficha: true, estado: true }, where: { nro_ficha: In(ids) } })
  return rows.map(({ nro_ficha, estado }) => [
    nro_ficha,
    { clave: String(nro_ficha), nombre: null, nro_ficha: null, estado },
  ])
}

async function programs(manager: EntityManager, ids: number[]): Promise<SubjectById[]> {
  const select = { id: true, nombre_programa: true, estado: true } as const
  const rows = await manager.find(Program, { select, where: { id: In(ids) } })
  return rows.map(({ id, nombre_programa, estado }) => [
    id,
    { clave: String(id), nombre: nombre_programa, nro_ficha: null, estado },
  ])
}

async function centres(manager: EntityManager, ids: number[]): Promise<SubjectById[]> {
  const rows = await manager.findBy(Centre, { id: In(ids) })
  return rows.map(({ id, codigo, nombre }) => [id, { clave: codigo, nombre, nro_ficha: null, estado: null }])
}

async function users(manager: EntityManager, ids: number[]): Promise<SubjectById[]> {
  const select = { id: true, nro_documento: true, nombre: true, apellido: true, estado: true } as const
  const rows = await manager.find(User, { select, where: { id: In(ids) } })
  return rows.map(({ id, nro_documento, estado, ...name }) => [
    id,
    { clave: nro_documento, nombre: fullName(name), nro_ficha: null, estado },
  ])
}

/** People who requested access, by document number. Rejected requests are deleted and not found. */
async function requesters(manager: EntityManager, documents: string[]): Promise<SubjectById[]> {
  const select = { nro_documento: true, nombre: true, apellido: true } as const
  const rows = await manager.find(User, { select, where: { nro_documento: In(documents) } })
  return rows.map(({ nro_documento, ...name }) => [
    nro_documento,
    { clave: nro_documento, nombre: fullName(name), nro_ficha: null, estado: null },
  ])
}

/** Apprentices and users, by document number. A person may be both. */
async function people(manager: EntityManager, documents: string[]): Promise<SubjectById[]> {
  const select = { nro_documento: true, nombre: true, apellido: true } as const
  const where = { nro_documento: In(documents) }
  const [users, apprentices] = await Promise.all([
    manager.find(User, { select, where }),
    manager.find(Apprentice, { select, where }),
  ])
  return [...users, ...apprentices].map(({ nro_documento, ...name }) => [
    nro_documento,
    { clave: nro_documento, nombre: fullName(name), nro_ficha: null, estado: null },
  ])
}

/** Enrolments, by id; the subject shows the person's name. */
async function enrolments(manager: EntityManager, ids: number[]): Promise<SubjectById[]> {
  const select = { id: true, nro_documento: true, nro_ficha: true, estado: true } as const
  const rows = await manager.find(Enrolment, { select, where: { id: In(ids) } })
  const documents = rows.map(({ nro_documento }) => nro_documento)
  const people = await manager.find(Apprentice, {
    select: { nro_documento: true, nombre: true, apellido: true },
    where: { nro_documento: In(documents) },
  })
  const names = new Map(people.map((person) => [person.nro_documento, fullName(person)]))
  return rows.map(({ id, nro_documento, nro_ficha, estado }) => [
    id,
    { clave: nro_documento, nombre: names.get(nro_documento) ?? null, nro_ficha, estado },
  ])
}

/** Documents of the manuals, by id. */
async function documents(manager: EntityManager, ids: number[]): Promise<SubjectById[]> {
  const rows = await manager.find(ManualDocument, {
    select: { id: true, titulo_es: true, estado: true },
    where: { id: In(ids) },
  })
  return rows.map(({ id, titulo_es, estado }) => [
    id,
    { clave: String(id), nombre: titulo_es, nro_ficha: null, estado },
  ])
}
