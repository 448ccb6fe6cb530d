import type { ErrorCode } from '@fichero/contract/errors'
import type { EntityManager, EntityTarget, FindOptionsOrder, FindOptionsWhere, ObjectLiteral } from 'typeorm'
import { fail } from '../../errors/fail.js'

/** SQLite has no row locks and needs none: its transactions run one after another (see `EmbeddedDataSource`). */
const forUpdate = (manager: EntityManager) =>
  manager.connection.options.type === 'mysql' ? ({ lock: { mode: 'pessimistic_write' } } as const) : {}

/**
 * Reads one row and locks it until the transaction ends. If no row has the key, throws the error `missing`, or returns null
 * without `missing`. Must be the transaction's first read: on MySQL the first plain read sets the snapshot of all later ones
 * (https://dev.mysql.com/doc/refman/8.4/en/innodb-consistent-read.html).
 */
export function lockRow<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  key: FindOptionsWhere<T>,
): Promise<T | null>
export function lockRow<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  key: FindOptionsWhere<T>,
  missing: ErrorCode,
): Promise<T>
export async function lockRow<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  key: FindOptionsWhere<T>,
  missing?: ErrorCode,
): Promise<T | null> {
  const row = await manager.findOne(entity, { where: key, ...forUpdate(manager) })
  if (!row && missing) throw fail(missing)
  return row
}

/** Locks all matching rows in the order of their keys, so that concurrent calls cannot deadlock. */
export function lockRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
): Promise<T[]> {
  const keys = manager.connection.getMetadata(entity).primaryColumns.map(({ propertyName }) => [propertyName, 'ASC'])
  const order: FindOptionsOrder<T> = Object.fromEntries(keys)
  return manager.find(entity, { where, order, ...forUpdate(manager) })
}
