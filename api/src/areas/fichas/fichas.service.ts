import { FICHA_CATEGORIES, type FichaCategory } from '@fichero/contract/enums'
import type {
  DisabledFichasAnswer,
  FichaAnswer,
  FichaCounts,
  Ficha as FichaData,
  FichasAnswer,
} from '@fichero/contract/fichas.schema'
import type { FichasExportQuery, FichasQuery } from '@fichero/contract/fichas-query.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities, authorize } from '../../access/policy.js'
import { scopedTo } from '../../access/scope.js'
import { offsetOf, paginationOf } from '../../database/pagination.js'
import { computed, countOf, rowsOf } from '../../database/rows.js'
import { fail } from '../../errors/fail.js'
import { lastReport, reportAge, reportDay, shownReport } from '../../files/import-records/last-report.js'
import { categoryColumn } from '../../rules/stage-and-category.js'
import { today } from '../../rules/today.js'
import { enrolmentsOf, totalsOf } from './enrolments.js'
import { conditionsOf } from './ficha-conditions.js'
import { orderOf } from './ficha-order.js'
import { fichasPolicy, viewFicha } from './fichas.policy.js'
import { hasJudgments } from './has-judgments.js'
import { fichaRow, presentFicha, readFichas, selectFichas } from './present-ficha.js'

/** Number of fichas that an export reads with one statement. */
const BATCH = 250

const readPage = rowsOf(fichaRow.extend({ total: computed }))
const readNumbers = rowsOf(z.object({ nro_ficha: z.int() }))
const readComplete = rowsOf(fichaRow.extend({ con_juicios: computed, cargas: computed }))
const readCounts = rowsOf(z.object({ categoria: z.enum(FICHA_CATEGORIES), total: computed }))

const COMPLETE = `
  SELECT page.*, ${hasJudgments('page.nro_ficha')} AS con_juicios,
    (SELECT COUNT(*) FROM importacion i WHERE i.nro_ficha = page.nro_ficha) AS cargas
  FROM (${selectFichas('ficha')} WHERE f.nro_ficha = ?) page`

@Injectable()
export class FichasService {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts the enabled fichas by their category on a day. */
  async count(actor: Actor, day = today()): Promise<FichaCounts> {
    const { sql, parameters } = categoryColumn(day)
    const counts = `SELECT ${sql} AS categoria, COUNT(*) AS total FROM ${scopedTo(actor).fichas} ficha WHERE estado = 'habilitado' GROUP BY categoria`
    const rows = await readCounts(this.dataSource, counts, parameters)
    const totalOf = (categoria: FichaCategory) => rows.find((row) => row.categoria === categoria)?.total ?? 0
    return {
      en_proceso: totalOf('en_proceso'),
      en_practicas: totalOf('en_practicas'),
      finalizadas: totalOf('finalizadas'),
    }
  }

  /** Paginates over `ficha` alone and joins afterwards, so that the cost does not grow with the number of fichas. */
  async list(actor: Actor, query: FichasQuery): Promise<FichasAnswer> {
    const day = today()
    const { where, parameters } = conditionsOf(actor, query, day)
    const inTable = orderOf(query.orden, day)
    const onPage = orderOf(query.orden, day, 'f')
    const slice = `(SELECT * FROM ficha WHERE ${where} ORDER BY ${inTable.sql} LIMIT ? OFFSET ?)`
    const count = `(SELECT COUNT(*) FROM ficha WHERE ${where}) AS total`
    // One statement reads the page and the total, because a second statement would cost as much as the page.
    const rows = await readPage(this.dataSource, `${selectFichas(slice, count)} ORDER BY ${onPage.sql}`, [
      ...parameters,
      ...parameters,
      ...inTable.parameters,
      query.limit,
      offsetOf(query),
      ...onPage.parameters,
    ])
    const total = rows[0]?.total ?? (await countOf(this.dataSource, `SELECT ${count}`, parameters))
    return {
      ok: true,
      fichas: rows.map((row) => presentFicha(row, actor, day)),
      pagination: paginationOf(query, total),
      can: abilities(fichasPolicy, actor, rows),
    }
  }

  /** Yields all fichas that match the filters, in batches, for an export. */
  async *listAll(actor: Actor, query: FichasExportQuery): AsyncGenerator<FichaData[]> {
    const day = today()
    const { where, parameters } = conditionsOf(actor, query, day)
    const order = orderOf(query.orden, day)
    const all = `SELECT nro_ficha FROM ficha WHERE ${where} ORDER BY ${order.sql}`
    const numbers = (await readNumbers(this.dataSource, all, [...parameters, ...order.parameters])).map(
      ({ nro_ficha }) => nro_ficha,
    )
    for (let first = 0; first < numbers.length; first += BATCH) {
      const batch = numbers.slice(first, first + BATCH)
      const sql = `${selectFichas('ficha')} WHERE f.nro_ficha IN (${batch.map(() => '?')})`
      const rows = new Map((await readFichas(this.dataSource, sql, batch)).map((row) => [row.nro_ficha, row]))
      yield batch.flatMap((number) => rows.get(number) ?? []).map((row) => presentFicha(row, actor, day))
    }
  }

  async listDisabled(actor: Actor): Promise<DisabledFichasAnswer> {
    const sql = `${selectFichas(scopedTo(actor).fichas)} WHERE f.estado = 'deshabilitado' ORDER BY f.nro_ficha DESC`
    const rows = await readFichas(this.dataSource, sql)
    const day = today()
    return rows.map((row) => presentFicha(row, actor, day))
  }

  async get(actor: Actor, nroFicha: number): Promise<FichaAnswer> {
    const { manager } = this.dataSource
    const row = requiredOf(await readComplete(manager, COMPLETE, [nroFicha]))
    authorize(viewFicha, actor, row)
    const day = today()
    const ultimo_reporte = await reportWithAge(manager, nroFicha, day)
    const aprendices = await enrolmentsOf(manager, { ...row, hasReport: ultimo_reporte !== null })
    const ficha = presentFicha(row, actor, day)
    return {
      ...ficha,
      version: row.version,
      id_usuario_jefe: row.id_usuario_jefe,
      version_programa: row.version_programa,
      total_resultados: row.total_resultados,
      programa_bloqueado: row.con_juicios > 0,
      ultimo_reporte,
      totales: { ...totalsOf(aprendices), faltan: ficha.faltan ?? 0, cargas: row.cargas },
      aprendices,
    }
  }

  /** Returns a ficha in the form in which lists show it. */
  async present(manager: EntityManager, actor: Actor, nroFicha: number): Promise<FichaData & { version: number }> {
    const row = requiredOf(await readFichas(manager, `${selectFichas('ficha')} WHERE f.nro_ficha = ?`, [nroFicha]))
    return { ...presentFicha(row, actor, today()), version: row.version }
  }
}

/** Returns the only row. Throws `ficha_not_found` if there is none. */
function requiredOf<T>([row]: T[]): T {
  if (!row) throw fail('ficha_not_found')
  return row
}

/** Returns the last report with its age in days (`dias`); null if there is none. */
async function reportWithAge(manager: EntityManager, nroFicha: number, day: string) {
  const last = await lastReport(manager, nroFicha)
  return last && { ...shownReport(last), dias: reportAge(reportDay(last), day) }
}
