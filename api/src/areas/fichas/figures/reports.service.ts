import type { LoadersAnswer, ReportCountsAnswer } from '@fichero/contract/dashboard.schema'
import type { ReportState } from '@fichero/contract/enums'
import { MAX_LOADERS } from '@fichero/contract/limits'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../../access/current-user.decorator.js'
import { rolesWith } from '../../../access/permissions.js'
import { scopedTo } from '../../../access/scope.js'
import { computed, countOf, rowsOf } from '../../../database/rows.js'
import { today } from '../../../rules/today.js'
import { conditionsOf } from '../ficha-conditions.js'

const readPeople = rowsOf(z.object({ id: z.int(), nombre: z.string(), apellido: z.string(), total: computed }))

/** Counts overdue reports and reports with rejected rows, and lists the users who may import reports. */
@Injectable()
export class ReportsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Uses the same conditions as the list of fichas, so that the count equals the length of the filtered list. */
  async count(actor: Actor): Promise<ReportCountsAnswer> {
    const countIn = (reporte: ReportState) => {
      const { where, parameters } = conditionsOf(actor, { reporte }, today())
      return countOf(this.dataSource, `SELECT COUNT(*) AS total FROM ficha WHERE ${where}`, parameters)
    }
    const [atrasado, con_rechazos] = await Promise.all([countIn('atrasado'), countIn('con_rechazos')])
    return { atrasado, con_rechazos }
  }

  async loaders(actor: Actor): Promise<LoadersAnswer> {
    const roles = rolesWith('fichas:import-evaluations')
    const people = `
      SELECT id, nombre, apellido, COUNT(*) OVER () AS total FROM ${scopedTo(actor).users} u
      WHERE estado = 'habilitado' AND rol IN (${roles.map(() => '?')}) ORDER BY orden, id LIMIT ${MAX_LOADERS}`
    const rows = await readPeople(this.dataSource, people, roles)
    return { personas: rows.map(({ total: _, ...person }) => person), total: rows[0]?.total ?? 0 }
  }
}
