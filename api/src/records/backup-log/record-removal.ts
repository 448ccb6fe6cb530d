import type { EntityManager } from 'typeorm'
import { Removal } from './removal.entity.js'

/** Records a removal of data in the same transaction, so that the removal is repeated after the restore of an older backup. */
export const recordRemoval = (
  manager: EntityManager,
  { tipo, clave, dias = null }: Pick<Removal, 'tipo' | 'clave'> & Partial<Pick<Removal, 'dias'>>,
) => manager.insert(Removal, { fecha: new Date(), tipo, clave, dias })
