import {
  type DashboardApprenticesAnswer,
  type DashboardApprenticesQuery,
  dashboardApprenticesAnswer,
} from '@fichero/contract/dashboard.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { scopedTo } from '../../../access/scope.js'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { countOf, rowsOf } from '../../../database/rows.js'
import { hasReport } from '../../../files/import-records/last-report.js'
import { inGroup } from '../../../rules/readiness.js'
import { today } from '../../../rules/today.js'
import { inTraining, WITHOUT_CONTACT } from '../in-training.js'
import { progress, progressInput } from '../progress.js'

const readApprentices = rowsOf(
  progressInput.extend(
    dashboardApprenticesAnswer.shape.aprendices.element.pick({
      tipo_documento: true,
      nro_documento: true,
      nombre: true,
      apellido: true,
      nro_ficha: true,
      nombre_programa: true,
    }).shape,
  ),
)

const REPORTED = hasReport('f.nro_ficha')
const COLUMNS = { approved: 'm.resultados_aprobados', total: 'p.total_resultados', reported: REPORTED }

const from = (fichas: string) => `
  FROM ${fichas} f
    JOIN programa p ON p.id = f.id_programa_formacion
    JOIN matricula m ON m.nro_ficha = f.nro_ficha`

/** Lists the apprentices whom the figures of the dashboard count. */
@Injectable()
export class ApprenticesInTrainingService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: DashboardApprenticesQuery): Promise<DashboardApprenticesAnswer> {
    const { where, parameters } = conditionsOf(actor, query)
    const people = from(scopedTo(actor).fichas)
    const page = `
      SELECT a.tipo_documento, a.nro_documento, a.nombre, a.apellido, m.estado, f.nro_ficha, p.nombre_programa,
        m.resultados_aprobados, p.total_resultados, ${REPORTED} AS con_reporte
      ${people} JOIN aprendiz a ON a.nro_documento = m.nro_documento
      WHERE ${where}
      ORDER BY f.nro_ficha DESC, a.busqueda, a.nro_documento
      LIMIT ? OFFSET ?`
    const [rows, total] = await Promise.all([
      readApprentices(this.dataSource, page, [...parameters, query.limit, offsetOf(query)]),
      countOf(this.dataSource, `SELECT COUNT(*) AS total ${people} WHERE ${where}`, parameters),
    ])
    return {
      aprendices: rows.map((row) => Object.assign(row, progress(row))),
      pagination: paginationOf(query, total),
    }
  }
}

/** Returns the SQL condition for the filters of the request. */
function conditionsOf(actor: Actor, { tyt, programId, mias, sinContacto }: DashboardApprenticesQuery) {
  const population = inTraining(today())
  const where = [population.sql]
  const parameters: (number | string)[] = [...population.parameters]
  if (tyt !== undefined) where.push(`p.nivel = 'tecnologo' AND ${inGroup(tyt, COLUMNS)}`)
  if (programId !== undefined) {
    where.push('p.id = ?')
    parameters.push(programId)
  }
  if (mias) {
    where.push('f.id_jefe = ?')
    parameters.push(actor.id)
  }
  if (sinContacto) where.push(WITHOUT_CONTACT)
  return { where: where.join(' AND '), parameters }
}
