import type { DoneAnswer } from '@fichero/contract/auth.schema'
import { isInTraining } from '@fichero/contract/enums'
import { MAX_WRONG_DIGITS } from '@fichero/contract/limits'
import { ownProgressPath } from '@fichero/contract/paths'
import type { MadeLinksAnswer, ProgressLinksAnswer } from '@fichero/contract/progress-links.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { Config } from '../../../config/config.js'
import { rowsOf } from '../../../database/rows.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { type AuditEvent, audit } from '../../../records/audit/audit.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { today } from '../../../rules/today.js'
import { hashOf, newLinkToken } from '../../access-links/links.js'
import { byName } from '../enrolments.js'
import { Ficha } from '../ficha.entity.js'
import { fichaPolicy } from '../fichas.policy.js'
import { lastDayOf } from './last-day.js'
import { ProgressLink } from './progress-link.entity.js'

const person = z.object({
  id: z.int(),
  nro_documento: z.string(),
  tipo_documento: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  estado: z.string(),
})
type Person = z.infer<typeof person>

const readPeople = rowsOf(person)

const PEOPLE = `
  SELECT m.id, a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado
  FROM matricula m JOIN aprendiz a ON a.nro_documento = m.nro_documento WHERE m.nro_ficha = ?`

/** Lists, makes and revokes the links with which the apprentices of a ficha read their own progress. */
@Injectable()
export class ProgressLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  async list(actor: Actor, nro_ficha: number): Promise<ProgressLinksAnswer> {
    const { manager } = this.dataSource
    const ficha = await manager.findOneBy(Ficha, { nro_ficha })
    if (!ficha) throw fail('ficha_not_found')
    authorize(fichaPolicy.shareProgress, actor, ficha)
    const people = await peopleOf(manager, nro_ficha)
    const links = await manager.findBy(ProgressLink, { id_matricula: In(people.map(({ id }) => id)) })
    const linkOf = new Map(links.map((link) => [link.id_matricula, present(link, ficha)]))
    return { ok: true, aprendices: people.map((row) => Object.assign(row, { enlace: linkOf.get(row.id) ?? null })) }
  }

  /** Makes the link of one person, or replaces all links of the ficha by one for each person in training. */
  make(actor: Actor, nro_ficha: number, aprendiz?: string): Promise<MadeLinksAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const ficha = await lockAllowed(manager, actor, nro_ficha)
      const people = await peopleOf(manager, nro_ficha, aprendiz)
      await deleteLinks(manager, people)
      const creado = new Date()
      const vence = lastDayOf(creado, ficha)
      const enlaces: MadeLinksAnswer['enlaces'] = []
      for (const row of people.filter(({ estado }) => aprendiz !== undefined || isInTraining(estado))) {
        const token = newLinkToken()
        const link = {
          id_matricula: row.id,
          hash: hashOf(token),
          id_usuario: actor.id,
          creado,
          abierto: null,
          fallos: 0,
        }
        await manager.insert(ProgressLink, link)
        enlaces.push(Object.assign(row, { direccion: this.config.publicUrl + ownProgressPath(token) }))
      }
      const accion = aprendiz === undefined ? 'fichas:make-links' : 'apprentices:make-link'
      await audit(manager, { actor, accion, ...subjectOf(nro_ficha, people, aprendiz), despues: { vence } })
      return succeed('progress_links_made', { vence, enlaces })
    })
  }

  /** Revokes the link of one person, or all links of the ficha. */
  revoke(actor: Actor, nro_ficha: number, aprendiz?: string): Promise<DoneAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      await lockAllowed(manager, actor, nro_ficha)
      const people = await peopleOf(manager, nro_ficha, aprendiz)
      const accion = aprendiz === undefined ? 'fichas:revoke-links' : 'apprentices:revoke-link'
      if ((await deleteLinks(manager, people)) > 0)
        await audit(manager, { actor, accion, ...subjectOf(nro_ficha, people, aprendiz) })
      return succeed('progress_links_revoked')
    })
  }
}

/** Locks the ficha, so that two requests do not make links for the same people. */
async function lockAllowed(manager: EntityManager, actor: Actor, nro_ficha: number): Promise<Ficha> {
  const ficha = await lockRow(manager, Ficha, { nro_ficha }, 'ficha_not_found')
  authorize(fichaPolicy.shareProgress, actor, ficha)
  return ficha
}

/** Returns the people of a ficha, sorted by surname, or the one with the document number `aprendiz`. */
async function peopleOf(manager: EntityManager, nro_ficha: number, aprendiz?: string): Promise<Person[]> {
  if (aprendiz === undefined) return (await readPeople(manager, PEOPLE, [nro_ficha])).sort(byName())
  const people = await readPeople(manager, `${PEOPLE} AND m.nro_documento = ?`, [nro_ficha, aprendiz])
  if (people.length === 0) throw fail('apprentice_not_found')
  return people
}

/** Deletes the links of these people and returns their number. */
async function deleteLinks(manager: EntityManager, people: Person[]): Promise<number> {
  const id_matricula = In(people.map(({ id }) => id))
  const count = await manager.countBy(ProgressLink, { id_matricula })
  await manager.delete(ProgressLink, { id_matricula })
  return count
}

/** Returns the state of a link; null if it has expired. */
function present({ creado, abierto, fallos }: ProgressLink, ficha: Ficha) {
  const vence = lastDayOf(creado, ficha)
  if (vence < today()) return null
  return { vence, abierto: abierto && today(abierto), bloqueado: fallos >= MAX_WRONG_DIGITS }
}

/** Returns the row that the audit entry of one link, or of all links of a ficha, is about. */
function subjectOf(nro_ficha: number, [row]: Person[], aprendiz?: string): Pick<AuditEvent, 'entidad' | 'entidad_id'> {
  return aprendiz === undefined || !row
    ? { entidad: 'ficha', entidad_id: nro_ficha }
    : { entidad: 'matricula', entidad_id: row.id }
}
