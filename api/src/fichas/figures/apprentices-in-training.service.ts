import {
  type DashboardApprenticesAnswer,
  type DashboardApprenticesQuery,
  dashboardApprenticesAnswer,
} from '@fichero/contract/dashboard.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../database/pagination.js'
import { countOf, rowsOf } from '../../database/rows.js'
import { progress, standing } from '../../domain/progress.js'
import { inGroup } from '../../domain/readiness.js'
import { today } from '../../domain/today.js'
import { hasReport } from '../../imports/last-report.js'
import { inTraining, WITHOUT_CONTACT } from '../in-training.js'

const readApprentices = rowsOf(
  standing.extend(
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

const FROM = `
  FROM ficha f
    JOIN programa p ON p.id = f.id_programa_formacion
    JOIN matricula m ON m.nro_ficha = f.nro_ficha`

/** The apprentices behind the dashboard's figures. */
@Injectable()
export class ApprenticesInTrainingService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: DashboardApprenticesQuery): Promise<DashboardApprenticesAnswer> {
    const { where, parameters } = conditionsOf(actor, query)
    const page = `
      SELECT a.tipo_documento, a.nro_documento, a.nombre, a.apellido, m.estado, f.nro_ficha, p.nombre_programa,
        m.resultados_aprobados, p.total_resultados, ${REPORTED} AS con_reporte
      ${FROM} JOIN aprendiz a ON a.nro_documento = m.nro_documento
      WHERE ${where}
      ORDER BY f.nro_ficha DESC, a.busqueda, a.nro_documento
      LIMIT ? OFFSET ?`
    const [rows, total] = await Promise.all([
      readApprentices(this.dataSource, page, [...parameters, query.limit, offsetOf(query)]),
      countOf(this.dataSource, `SELECT COUNT(*) AS total ${FROM} WHERE ${where}`, parameters),
    ])
    return {
      aprendices: rows.map((row) => Object.assign(row, progress(row))),
      pagination: paginationOf(query, total),
    }
  }
}

function conditionsOf(actor: Actor, { tyt, programId, mias, sinContacto }: DashboardApprenticesQuery) {
  const { sql, parameters } = inTraining(today())
  const where = [sql]
  const given: (number | string)[] = [...parameters]
  if (tyt !== undefined) where.push(`p.nivel = 'tecnologo' AND ${inGroup(tyt, COLUMNS)}`)
  if (programId !== undefined) {
    where.push('p.id = ?')
    given.push(programId)
  }
  if (mias) {
    where.push('f.id_jefe = ?')
    given.push(actor.id)
  }
  if (sinContacto) where.push(WITHOUT_CONTACT)
  return { where: where.join(' AND '), parameters: given }
}
