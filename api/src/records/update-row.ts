import type { DeepPartial, EntityManager, ObjectLiteral } from 'typeorm'
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js'
import { type AuditEvent, audit } from '../audit/audit.js'
import { type Changes, changesOf } from './changes.js'

interface Update<Row> extends Pick<AuditEvent, 'actor' | 'accion'> {
  /** New values of the editable columns. Those that differ are written and audited. */
  values: Partial<Row>
  /**
   * Columns that follow from the edit or that nobody may read in the trail: search texts, hashes, the number that ends
   * sessions. They are written with an edit, and alone they make none.
   */
  unaudited?: Partial<Row>
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
  { actor, accion, values, unaudited, also }: Update<Row>,
): Promise<Row> {
  const changes = changesOf(row, values)
  const antes = { ...changes.antes, ...also?.antes }
  const despues = { ...changes.despues, ...also?.despues }
  if (Object.keys(despues).length === 0) return row
  return updateRowWithEntry(manager, row, { actor, accion, columns: { ...values, ...unaudited }, antes, despues })
}

interface UpdateWithEntry<Row> extends Pick<AuditEvent, 'actor' | 'accion'>, Changes {
  /** Not audited. */
  columns: Partial<Row>
}

/**
 * Writes columns of a row read by `lockRow`, increases its version and adds the audit entry that is given: what happened,
 * where the columns themselves do not say it or must not. Returns the row after that.
 */
export async function updateRowWithEntry<Row extends ObjectLiteral>(
  manager: EntityManager,
  row: Row,
  { columns, ...entry }: UpdateWithEntry<Row>,
): Promise<Row> {
  const { target, tableName, primaryColumns, versionColumn } = manager.connection.getMetadata(row.constructor)
  // Every entity that is edited has one key and a version.
  const [key, version] = [primaryColumns[0]!.propertyName, versionColumn!.propertyName]
  const written = { ...columns, [version]: row[version] + 1 }
  await manager.update(target, row[key], written as QueryDeepPartialEntity<Row>)
  await audit(manager, { ...entry, entidad: tableName, entidad_id: row[key] })
  return manager.create(target, { ...row, ...written } as DeepPartial<Row>) as Row
}
