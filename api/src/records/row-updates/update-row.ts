import type { DeepPartial, EntityManager, ObjectLiteral } from 'typeorm'
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js'
import { type AuditEvent, audit } from '../audit/audit.js'
import { type Changes, changesOf } from './changes.js'

interface Update<Row> extends Pick<AuditEvent, 'actor' | 'accion'> {
  /** New values of the editable columns. Values that differ from the row are written and audited. */
  values: Partial<Row>
  /**
   * Derived or secret columns, which are not audited: search texts, hashes, the token version. They are written only if a
   * value of `values` or `also` changes.
   */
  unaudited?: Partial<Row>
  /** Changes in other tables that belong to the edit, for the audit log. */
  also?: Changes
}

/**
 * Saves an edit of a row read by `lockRow`, increases the row's version, and adds one audit entry with the differences.
 * Writes nothing if nothing differs. Returns the row after the edit.
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
  /** The columns to write. They are not audited. */
  columns: Partial<Row>
}

/**
 * Writes columns of a row read by `lockRow`, increases the row's version, and adds a custom audit entry. For columns that
 * must not be audited, such as passwords, or that do not describe the change. Returns the row after the edit.
 */
export async function updateRowWithEntry<Row extends ObjectLiteral>(
  manager: EntityManager,
  row: Row,
  { columns, ...entry }: UpdateWithEntry<Row>,
): Promise<Row> {
  const { target, tableName, primaryColumns, versionColumn } = manager.connection.getMetadata(row.constructor)
  // Every editable entity has a single key column and a version column.
  const [key, version] = [primaryColumns[0]!.propertyName, versionColumn!.propertyName]
  const written = { ...columns, [version]: row[version] + 1 }
  await manager.update(target, row[key], written as QueryDeepPartialEntity<Row>)
  await audit(manager, { ...entry, entidad: tableName, entidad_id: row[key] })
  return manager.create(target, { ...row, ...written } as DeepPartial<Row>) as Row
}
