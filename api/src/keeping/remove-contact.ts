import { type DataSource, type EntityManager, In } from 'typeorm'
import { audit } from '../audit/audit.js'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { KnownOrigin } from '../auth/known-origin.entity.js'
import { Link } from '../credentials/link.entity.js'
import { inTransaction } from '../database/transaction.js'
import { Enrolment } from '../fichas/enrolment.entity.js'
import { ImportDetail } from '../imports/import-detail.entity.js'
import { User } from '../users/user.entity.js'
import { rowsAbout } from './person-file.js'
import { type Own, withoutContact } from './without-contact.js'

/** How many rows had something that goes. */
export interface Removed {
  matriculas: number
  /** Loads that would bring contact data back when they are undone. */
  cargas: number
  /** Entries of the audit trail. */
  anotaciones: number
  /** One that is enabled stays: somebody signs in with it. */
  cuenta: 'ninguna' | 'habilitada' | 'deshabilitada'
}

/**
 * Removes what a person may ask to have removed: contact data, wherever it is kept, and what a disabled account signs in
 * with. Name, document and judgments are the academic record and stay.
 */
export async function removeContact(manager: EntityManager, document: string): Promise<Removed> {
  const enrolments = await manager.findBy(Enrolment, { nro_documento: document })
  const user = await manager.findOneBy(User, { nro_documento: document })
  const leaving = user?.estado === 'deshabilitado' ? user : null
  const own: Own = { document, withAccount: leaving !== null }
  const removed: Removed = {
    matriculas: await emptyEnrolments(manager, enrolments),
    cargas: await emptyDetails(manager, own),
    anotaciones: await emptyTrail(
      manager,
      own,
      new Set([...keysOf('matricula', enrolments), ...keysOf('usuario', leaving ? [leaving] : [])]),
    ),
    cuenta: leaving ? 'deshabilitada' : user ? 'habilitada' : 'ninguna',
  }
  if (leaving) await emptyAccount(manager, leaving)
  const changed = [
    ...enrolments.map(({ id }) => ['matricula', id] as const),
    ...(leaving ? [['usuario', leaving.id] as const] : []),
  ]
  for (const [entidad, entidad_id] of changed)
    await audit(manager, { actor: null, accion: 'keeping:removal', entidad, entidad_id })
  return removed
}

/** Rolls a transaction back that did what was to be shown. */
class OnlyShown extends Error {
  constructor(readonly removed: Removed) {
    super('rolled back')
  }
}

/** What would be removed now. */
export async function removableOf(dataSource: DataSource, document: string): Promise<Removed> {
  try {
    return await inTransaction(dataSource, async (manager) => {
      throw new OnlyShown(await removeContact(manager, document))
    })
  } catch (error) {
    if (error instanceof OnlyShown) return error.removed
    throw error
  }
}

const keysOf = (entidad: string, rows: { id: number }[]) => rows.map(({ id }) => `${entidad} ${id}`)

async function emptyEnrolments(manager: EntityManager, enrolments: Enrolment[]): Promise<number> {
  const held = enrolments.filter(({ celular, correo }) => celular !== null || correo !== null)
  for (const enrolment of held)
    await manager.save(Enrolment, { ...enrolment, celular: null, correo: null, correo_busqueda: null })
  return held.length
}

async function emptyDetails(manager: EntityManager, own: Own): Promise<number> {
  let count = 0
  for (const { id_importacion } of await rowsAbout(manager, 'importacion_detalle', own.document)) {
    const { contenido } = await manager.findOneByOrFail(ImportDetail, { id_importacion: Number(id_importacion) })
    const bare = withoutContact(contenido, own)
    if (bare === contenido) continue
    await manager.update(ImportDetail, { id_importacion: Number(id_importacion) }, { contenido: bare })
    count++
  }
  return count
}

/** `about` has what is the person's own, in the words of `entidad` and `entidad_id`. */
async function emptyTrail(manager: EntityManager, own: Own, about: Set<string>): Promise<number> {
  const rows = await rowsAbout(manager, 'auditoria', own.document)
  const entries = await manager.findBy(AuditEntry, { id: In(rows.map(({ id }) => id)) })
  let count = 0
  for (const entry of entries) {
    const { entidad, entidad_id, antes, despues } = entry
    const told = { antes, despues }
    const bare = withoutContact(told, own, about.has(`${entidad} ${entidad_id}`))
    if (bare === told) continue
    await manager.save(AuditEntry, { ...entry, ...bare })
    count++
  }
  return count
}

/** The address is compulsory and nobody else's: one that no mail reaches stands in its place. */
async function emptyAccount(manager: EntityManager, user: User): Promise<void> {
  await manager.delete(Link, { id_usuario: user.id })
  await manager.delete(KnownOrigin, { id_usuario: user.id })
  const correo_institucional = `retirado.${user.id}@fichero.invalid`
  await manager.save(User, { ...user, contrasena: null, correo_institucional, version_token: user.version_token + 1 })
}
