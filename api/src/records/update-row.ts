import type { DeepPartial, EntityManager, ObjectLiteral } from 'typeorm'
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js'
import { type AuditEvent, audit } from '../audit/audit.js'
import { type Changes, changesOf } from './changes.js'

interface Update<Row> extends Pick<AuditEvent, 'actor' | 'accion'> {
  /** New values of the editable columns. Those that differ are written and audited. */
  values: Partial<Row>
  /** Derived columns, written with an edit. They are not audited, and alone they make no edit. */
  derived?: Partial<Row>
  /** Changes outside these columns, for the audit trail. */
  also?: Changes
}

/**
 * Saves an edit of a row read by `lockRow`: increases its version and adds one audit entry with the differences. Does
 * neither if nothing differs. Returns the row after the edit.
 */
export async function updateRow<Row extends ObjectLiteral>(
  manager: EntityManager,
  row: Row,
  { actor, accion, values, derived, also }: Update<Row>,
): Promise<Row> {
  const changes = changesOf(row, values)
  const antes = { ...changes.antes, ...also?.antes }
  const despues = { ...changes.despues, ...also?.despues }
  if (Object.keys(despues).length === 0) return row
  const { target, tableName, primaryColumns, versionColumn } = manager.connection.getMetadata(row.constructor)
  const [key, version] = [primaryColumns[0]?.propertyName ?? 'id', versionColumn?.propertyName ?? 'version']
  const columns = { ...values, ...derived, [version]: row[version] + 1 }
  await manager.update(target, row[key], columns as QueryDeepPartialEntity<Row>)
  await audit(manager, { actor, accion, entidad: tableName, entidad_id: row[key], antes, despues })
  return manager.create(target, { ...row, ...columns } as DeepPartial<Row>) as Row
}
