import { type EntityManager, In } from 'typeorm'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { ImportDetail } from '../imports/import-detail.entity.js'
import { rowsAbout } from './person-file.js'
import { type Own, withoutContact } from './without-contact.js'

/** What loads keep to be undone, without a person's contact data: those that have any. */
export async function bareDetails(
  manager: EntityManager,
  own: Own,
): Promise<Pick<ImportDetail, 'id_importacion' | 'contenido'>[]> {
  const bare = []
  for await (const rows of rowsAbout(manager, 'importacion_detalle', own.documents)) {
    const details = await manager.findBy(ImportDetail, {
      id_importacion: In(rows.map(({ id_importacion }) => id_importacion)),
    })
    for (const { id_importacion, contenido } of details) {
      const rest = withoutContact(contenido, own)
      if (rest !== contenido) bare.push({ id_importacion, contenido: rest })
    }
  }
  return bare
}

/**
 * Entries of the audit trail without a person's contact data: those that have any. All of an entry is the person's own where
 * `about` has its `entidad` and `entidad_id`.
 */
export async function bareEntries(manager: EntityManager, own: Own, about: Set<string>): Promise<AuditEntry[]> {
  const bare = []
  for await (const rows of rowsAbout(manager, 'auditoria', own.documents)) {
    const entries = await manager.findBy(AuditEntry, { id: In(rows.map(({ id }) => id)) })
    for (const entry of entries) {
      const told = { antes: entry.antes, despues: entry.despues }
      const rest = withoutContact(told, own, about.has(`${entry.entidad} ${entry.entidad_id}`))
      if (rest !== told) bare.push({ ...entry, ...rest })
    }
  }
  return bare
}
