import type { Role } from '@fichero/contract/enums'
import type { ContractLimit } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { Config } from '../config/config.js'
import { AppError } from '../errors/app-error.js'
import { fail } from '../errors/fail.js'
import { today } from '../rules/today.js'
import { hasPermission } from './permissions.js'

/** The columns of a user that decide whether the contract limits access. */
export interface Contracted {
  rol: Role
  fecha_inicio_contrato: string | null
  fecha_fin_contrato: string | null
  /** Last day on which the user has access without a current contract. An upgrade of Fichero set this day for them. */
  acceso_hasta: string | null
}

/**
 * Returns why a contract gives no access on `day`, or null if the contract does not limit access. Users with `users:edit`
 * are never locked out, because they extend contracts.
 */
export function contractLimit(person: Contracted, day: string): ContractLimit | null {
  const { fecha_inicio_contrato: start, fecha_fin_contrato: end, acceso_hasta: grace } = person
  if (hasPermission(person, 'users:edit')) return null
  const acceso_hasta = grace !== null && grace >= day ? grace : null
  if (end !== null && day > end) return { motivo: 'contract_ended', fecha: end, acceso_hasta }
  if (start !== null && day < start) return { motivo: 'contract_not_begun', fecha: start, acceso_hasta }
  return null
}

/**
 * Returns the last day of an ended contract that locks the user out. Such a user gets no link to set a password. A user
 * whose contract has not begun gets one, to prepare the account.
 */
export const endedOn = (limit: ContractLimit | null): string | undefined =>
  limit?.motivo === 'contract_ended' && limit.acceso_hasta === null ? limit.fecha : undefined

/** Applies `contractLimit` on the current day, if `CONTRACT_ENDS_ACCESS` is on. */
@Injectable()
export class ContractAccess {
  constructor(private readonly config: Config) {}

  limitOf(person: Contracted): ContractLimit | null {
    return this.config.contractEndsAccess ? contractLimit(person, today()) : null
  }

  /** Returns the error for a user who is locked out; undefined if the user has access. */
  refusalOf(person: Contracted): AppError | undefined {
    const limit = this.limitOf(person)
    return limit && limit.acceso_hasta === null ? fail(limit.motivo, { fecha: limit.fecha }) : undefined
  }

  /** See `endedOn`. */
  endOf(person: Contracted): string | undefined {
    return endedOn(this.limitOf(person))
  }
}
