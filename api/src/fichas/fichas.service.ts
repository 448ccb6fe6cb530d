import type {
  DisabledFichasAnswer,
  FichaAnswer,
  FichaCounts,
  Ficha as FichaData,
  FichasAnswer,
  FichasQuery,
} from '@fichero/contract/fichas.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { abilities, authorize } from '../access/policy.js'
import { offsetOf, paginationOf } from '../database/pagination.js'
import { inCategory } from '../domain/category.js'
import { today } from '../domain/today.js'
import { fail } from '../errors/fail.js'
import { lastReport } from '../imports/last-report.js'
import { enrolmentsOf } from './enrolments.js'
import { fichasPolicy, viewFicha } from './fichas.policy.js'
import { type FichaRow, presentFicha, selectFichas } from './present-ficha.js'

const COUNTS = `
  SELECT COUNT(*) AS total,
    SUM(CASE WHEN fecha_fin_lectiva >= ? THEN 1 ELSE 0 END) AS en_proceso,
    SUM(CASE WHEN fecha_fin_ficha < ? THEN 1 ELSE 0 END) AS finalizadas
  FROM ficha WHERE estado = 'habilitado'`

@Injectable()
export class FichasService {
  constructor(private readonly dataSource: DataSource) {}

  /** Enabled fichas by where their dates put them on a day. */
  async count(day = today()): Promise<FichaCounts> {
    const [row] = await this.dataSource.query(COUNTS, [day, day])
    const [total, en_proceso, finalizadas] = [Number(row.total), Number(row.en_proceso), Number(row.finalizadas)]
    return { en_proceso, en_practicas: total - en_proceso - finalizadas, finalizadas }
  }

  /** The page is cut over `ficha` alone and joined afterwards, so that it costs the same with any number of fichas. */
  async list(actor: Actor, query: FichasQuery): Promise<FichasAnswer> {
    const day = today()
    const { where, given } = conditionsOf(query, day)
    const slice = `(SELECT * FROM ficha WHERE ${where} ORDER BY nro_ficha DESC LIMIT ? OFFSET ?)`
    const [rows, [count]]: [FichaRow[], { total: number | string }[]] = await Promise.all([
      this.dataSource.query(`${selectFichas(slice)} ORDER BY f.nro_ficha DESC`, [
        ...given,
        query.limit,
        offsetOf(query),
      ]),
      this.dataSource.query(`SELECT COUNT(*) AS total FROM ficha WHERE ${where}`, given),
    ])
    return {
      ok: true,
      fichas: rows.map((row) => presentFicha(row, actor, day)),
      pagination: paginationOf(query, Number(count?.total)),
      can: abilities(fichasPolicy, actor, rows),
    }
  }

  async listDisabled(actor: Actor): Promise<DisabledFichasAnswer> {
    const sql = `${selectFichas('ficha')} WHERE f.estado = 'deshabilitado' ORDER BY f.nro_ficha DESC`
    const rows: FichaRow[] = await this.dataSource.query(sql)
    const day = today()
    return rows.map((row) => presentFicha(row, actor, day))
  }

  async get(actor: Actor, nroFicha: number): Promise<FichaAnswer> {
    const { manager } = this.dataSource
    const row = await fichaRow(manager, nroFicha)
    authorize(viewFicha, actor, row)
    return {
      ...presentFicha(row, actor, today()),
      version: row.version,
      total_resultados: row.total_resultados,
      ultimo_reporte: await shownReport(manager, nroFicha),
      aprendices: await enrolmentsOf(manager, nroFicha, row.total_resultados),
    }
  }

  /** The ficha as lists show it, to somebody who was let at it. */
  async present(manager: EntityManager, actor: Actor, nroFicha: number): Promise<FichaData & { version: number }> {
    const row = await fichaRow(manager, nroFicha)
    return { ...presentFicha(row, actor, today()), version: row.version }
  }
}

async function fichaRow(manager: EntityManager, nroFicha: number): Promise<FichaRow> {
  const [row]: FichaRow[] = await manager.query(`${selectFichas('ficha')} WHERE f.nro_ficha = ?`, [nroFicha])
  if (!row) throw fail('ficha_not_found')
  return row
}

function conditionsOf({ programId, categoria }: FichasQuery, day: string) {
  const where = [`estado = 'habilitado'`]
  const given: (number | string)[] = []
  if (programId !== undefined) {
    where.push('id_programa_formacion = ?')
    given.push(programId)
  }
  if (categoria !== undefined) {
    const { sql, parameters } = inCategory(categoria, day)
    where.push(sql)
    given.push(...parameters)
  }
  return { where: where.join(' AND '), given }
}

async function shownReport(manager: EntityManager, nroFicha: number): Promise<FichaAnswer['ultimo_reporte']> {
  const last = await lastReport(manager, nroFicha)
  return last && { fecha_reporte: last.fecha_reporte, archivo: last.archivo, fecha: last.fecha.toISOString() }
}
