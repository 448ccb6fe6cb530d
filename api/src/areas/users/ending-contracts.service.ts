import { CONTRACT_ENDING_DAYS, CONTRACT_WARNING_DAYS, MAX_ENDING_CONTRACTS } from '@fichero/contract/limits'
import { calendarDay } from '@fichero/contract/times.schema'
import { type EndingContractsAnswer, user } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { ContractAccess } from '../../access/contract-access.js'
import { countOf, rowsOf } from '../../database/rows.js'
import { daysAfter, daysBetween, today } from '../../rules/today.js'

const columns = user
  .pick({ id: true, nombre: true, apellido: true, rol: true, fecha_inicio_contrato: true })
  .extend({ fecha_fin_contrato: calendarDay, acceso_hasta: calendarDay.nullable(), version: z.int() })

/** Includes users whose contract has not begun but who have access during a grace period, because an administrator must act. */
const ENDING = `FROM usuario WHERE estado = 'habilitado' AND fecha_fin_contrato IS NOT NULL
  AND (fecha_fin_contrato <= ? OR (acceso_hasta >= ? AND fecha_inicio_contrato > ?))`
const EARLIEST = `SELECT ${columns.keyof().options.join(', ')} ${ENDING}
  ORDER BY fecha_fin_contrato, orden, id LIMIT ${MAX_ENDING_CONTRACTS}`
const ENDING_WITHIN = `SELECT COUNT(*) AS total FROM usuario
  WHERE estado = 'habilitado' AND fecha_fin_contrato >= ? AND fecha_fin_contrato <= ?`

const readPeople = rowsOf(columns)

/** Lists contracts that have ended or end soon, so that an administrator extends the contract or disables the user. */
@Injectable()
export class EndingContractsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: ContractAccess,
  ) {}

  async list(): Promise<EndingContractsAnswer> {
    const day = today()
    const parameters = [daysAfter(day, CONTRACT_ENDING_DAYS), day, day]
    const [people, total, proximos] = await Promise.all([
      readPeople(this.dataSource, EARLIEST, parameters),
      countOf(this.dataSource, `SELECT COUNT(*) AS total ${ENDING}`, parameters),
      Promise.all(CONTRACT_WARNING_DAYS.map((days) => this.countEndingWithin(days, day))),
    ])
    const personas = people.map((person) => ({
      id: person.id,
      nombre: person.nombre,
      apellido: person.apellido,
      fecha_fin_contrato: person.fecha_fin_contrato,
      dias_contrato: daysBetween(day, person.fecha_fin_contrato),
      version: person.version,
      limite_contrato: this.contracts.limitOf(person),
    }))
    return { ok: true, total, proximos, personas }
  }

  private async countEndingWithin(dias: number, day: string) {
    return { dias, contratos: await countOf(this.dataSource, ENDING_WITHIN, [day, daysAfter(day, dias)]) }
  }
}
