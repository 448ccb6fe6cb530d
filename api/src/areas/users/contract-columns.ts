import { contractLimit } from '../../access/contract-access.js'
import { today } from '../../rules/today.js'
import type { User } from './user.entity.js'

/** The edited values of a user on which the other contract columns depend. */
type Changed = Pick<User, 'rol' | 'fecha_inicio_contrato' | 'fecha_fin_contrato'>

/**
 * Returns the columns that change when a contract is edited. A new end date resets the warning, so that administrators are
 * warned again. A contract that gives access ends the grace period (`acceso_hasta`), so access ends when that contract ends.
 */
export function contractColumns(before: User, after: Changed): Pick<User, 'acceso_hasta' | 'aviso_contrato'> {
  const hasSameEnd = after.fecha_fin_contrato === before.fecha_fin_contrato
  const isLimited = contractLimit({ ...after, acceso_hasta: null }, today()) !== null
  return {
    acceso_hasta: isLimited ? before.acceso_hasta : null,
    aviso_contrato: hasSameEnd ? before.aviso_contrato : null,
  }
}
