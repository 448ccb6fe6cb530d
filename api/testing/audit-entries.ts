import type { DataSource } from 'typeorm'
import { AuditEntry } from '../src/records/audit/audit-entry.entity.js'

/** Returns the audit entries of one row, oldest first. */
export const auditEntriesOf = (dataSource: DataSource, entidad: string, entidad_id: string | number) =>
  dataSource.getRepository(AuditEntry).find({
    select: { accion: true, id_usuario: true, antes: true, despues: true },
    where: { entidad, entidad_id: String(entidad_id) },
    order: { id: 'ASC' },
  })
