import { CONTRACT_ENDING_DAYS, MAX_ENDING_CONTRACTS } from '@fichero/contract/limits'
import { type EndingContractsAnswer, endingContractsAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { countOf, rowsOf } from '../database/rows.js'
import { daysAfter, daysBetween, today } from '../domain/today.js'

const ENDING = `FROM usuario WHERE estado = 'habilitado' AND fecha_fin_contrato <= ?`
const EARLIEST = `SELECT id, nombre, apellido, fecha_fin_contrato ${ENDING}
  ORDER BY fecha_fin_contrato, orden, id LIMIT ${MAX_ENDING_CONTRACTS}`

const readPeople = rowsOf(endingContractsAnswer.shape.personas.element.omit({ dias_contrato: true }))

/** Contracts to renew, or whose people to disable. */
@Injectable()
export class EndingContractsService {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<EndingContractsAnswer> {
    const day = today()
    const last = daysAfter(day, CONTRACT_ENDING_DAYS)
    const [people, total] = await Promise.all([
      readPeople(this.dataSource, EARLIEST, [last]),
      countOf(this.dataSource, `SELECT COUNT(*) AS total ${ENDING}`, [last]),
    ])
    const personas = people.map((one) => ({ ...one, dias_contrato: daysBetween(day, one.fecha_fin_contrato) }))
    return { ok: true, total, personas }
  }
}
