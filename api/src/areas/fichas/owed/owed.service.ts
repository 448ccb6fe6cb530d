import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OwnOwedAnswer } from '@fichero/contract/dashboard.schema'
import type { OwedAnswer, OwedFicha, OwedFilters, OwedQuery } from '@fichero/contract/owed.schema'
import { owedAge } from '@fichero/contract/owed-ages'
import { responsibleKey } from '@fichero/contract/responsible-key'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../../database/pagination.js'
import { withReports } from '../../../files/import-records/last-report.js'
import { missingIn } from '../../../rules/missing.js'
import { stageOn } from '../../../rules/stage-and-category.js'
import { daysBetween, today } from '../../../rules/today.js'
import { designsOf } from '../../programs/design.js'
import { groupBy } from '../group-by.js'
import { enabledUsers } from './enabled-users.js'
import { evaluatedFichas, owedFichasOf } from './evaluated-fichas.js'
import { countJudged, heldOutcomes, judgedOutcomes } from './judged-outcomes.js'
import { listsOwnFichas, type OwedFichaRow, owedFichas } from './owed-fichas.js'
import { type Owed, owedOutcomes } from './owed-outcomes.js'
import { peopleNotInTraining } from './people-not-in-training.js'
import { scheduledEvaluators } from './scheduled-evaluators.js'

/** Fichas in one batch. Between two batches, the event loop can answer other requests. */
const BATCH = 10
/** A page that is larger than the number of fichas. */
const ALL = { page: 1, limit: 1_000_000 }

/** Lists the judgments that evaluators owe, by ficha. */
@Injectable()
export class OwedService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: OwedQuery): Promise<OwedAnswer> {
    const day = today()
    const { manager } = this.dataSource
    const mias = await listsOwnFichas(manager, actor, query)
    if ((query.responsable ?? query.clave) !== undefined) {
      const all = await this.owedBy(actor, query)
      const first = offsetOf(query)
      return {
        ok: true,
        mias,
        fichas: all.slice(first, first + query.limit),
        pagination: paginationOf(query, all.length),
      }
    }
    const { rows, total } = await owedFichas(manager, actor, { ...query, mias }, day)
    const fichas: OwedFicha[] = []
    for await (const batch of this.counted(actor, rows, query, day))
      fichas.push(...batch.map((ficha) => onlyOf(ficha, query)))
    return { ok: true, mias, fichas, pagination: paginationOf(query, total) }
  }

  /** Yields all fichas that match the filters, in batches, for an export. */
  async *listAll(actor: Actor, filters: OwedFilters): AsyncGenerator<OwedFicha[]> {
    const day = today()
    const { manager } = this.dataSource
    const { responsable, clave } = filters
    const mias = await listsOwnFichas(manager, actor, filters)
    const among =
      responsable !== undefined
        ? await evaluatedFichas(manager, responsable)
        : clave !== undefined
          ? await owedFichasOf(manager, clave)
          : undefined
    if (among?.length === 0) return
    const { rows } = await owedFichas(manager, actor, { ...filters, ...ALL, mias, among }, day)
    for await (const batch of this.counted(actor, rows, filters, day))
      yield among === undefined && filters.antiguedad === undefined
        ? batch
        : batch.map((ficha) => onlyOf(ficha, filters)).filter(hasOwed)
  }

  /** Returns all fichas in which one person owes judgments. They are few, so the caller cuts the page from this result. */
  private async owedBy(actor: Actor, filters: OwedFilters): Promise<OwedFicha[]> {
    const fichas: OwedFicha[] = []
    for await (const batch of this.listAll(actor, filters)) fichas.push(...batch)
    return fichas
  }

  /** Counts the judgments that the actor owes, with the same rules as the list. `dias`: the longest wait; null if it is unknown. */
  async countOwn(actor: Actor): Promise<OwnOwedAnswer & { dias: number | null }> {
    const fichas = await this.owedBy(actor, { responsable: actor.nro_documento, mias: false, sinEmpezar: false })
    const waits = fichas.flatMap(({ resultados }) => resultados.flatMap(({ dias }) => dias ?? []))
    return {
      juicios: fichas.reduce((sum, { por_evaluar }) => sum + por_evaluar, 0),
      fichas: fichas.length,
      dias: waits.length === 0 ? null : Math.max(...waits),
    }
  }

  private async *counted(
    actor: Actor,
    rows: OwedFichaRow[],
    { sinEmpezar }: OwedFilters,
    day: string,
  ): AsyncGenerator<OwedFicha[]> {
    const { manager } = this.dataSource
    for (let first = 0; first < rows.length; first += BATCH) {
      if (first > 0) await nextTurn()
      const owed = await owedIn(manager, rows.slice(first, first + BATCH), sinEmpezar, day)
      const owing = owed.flatMap(({ resultados }) => resultados.map(({ responsable }) => responsable.documento))
      const users = await enabledUsers(manager, actor, owing)
      yield await withReports(
        manager,
        owed.map((ficha) => withUsers(ficha, users)),
      )
    }
  }
}

/**
 * Returns the ficha with only the judgments that match the filters. Judgments without a known evaluator, for which the head is
 * only the fallback, belong to the head's `clave` but are not owed by the head.
 */
function onlyOf(ficha: OwedFicha, { responsable: documento, clave, antiguedad }: OwedFilters): OwedFicha {
  if ((documento ?? clave ?? antiguedad) === undefined) return ficha
  const resultados = ficha.resultados.filter(
    ({ responsable, dias }) =>
      (antiguedad === undefined || owedAge(dias) === antiguedad) &&
      (clave === undefined || responsibleKey(responsable) === clave) &&
      (documento === undefined || (responsable.documento === documento && responsable.fuente !== 'jefe')),
  )
  return { ...ficha, resultados, por_evaluar: resultados.reduce((sum, { personas }) => sum + personas, 0) }
}

const hasOwed = ({ por_evaluar }: OwedFicha) => por_evaluar > 0

/** Adds the user ids of the responsible people, to whom reminders can be sent. */
const withUsers = ({ resultados, ...ficha }: Counted, users: Map<string | null, number>) => ({
  ...ficha,
  resultados: resultados.map((outcome) => {
    const { responsable } = outcome
    return { ...outcome, responsable: { ...responsable, id_usuario: users.get(responsable.documento) ?? null } }
  }),
})

/** A ficha with its owed judgments, before user ids and the last report are added. */
type Counted = Omit<OwedFicha, 'resultados' | 'ultimo_reporte'> & { resultados: Owed[] }

/** Counts the owed judgments in one batch of fichas. A ficha without a report has none. */
async function owedIn(manager: EntityManager, rows: OwedFichaRow[], all: boolean, day: string): Promise<Counted[]> {
  const leftOut = groupBy(await peopleNotInTraining(manager, rows.map(numberOf)), numberOf)
  const withoutFigures = (row: OwedFichaRow) =>
    present(row, day, { ...NO_FIGURES, leftOut: leftOut.get(row.nro_ficha) ?? [] })
  const reported = rows.filter(({ con_reporte }) => con_reporte > 0).map(numberOf)
  if (reported.length === 0) return rows.map(withoutFigures)
  const programs = [...new Set(rows.map((row) => row.id_programa_formacion))]
  const designs = groupBy(await designsOf(manager, programs), ({ id_programa }) => id_programa)
  const counts = await countJudged(manager, reported)
  const needed = new Map(rows.map((row) => [row.nro_ficha, row.aprendices]))
  const started = counts.filter(({ nro_ficha, juzgados }) => juzgados < (needed.get(nro_ficha) ?? 0))
  const ids = [...new Set(started.map(({ id_resultado }) => id_resultado))]
  const counted = groupBy(counts, numberOf)
  const judged = groupBy(await judgedOutcomes(manager, reported, ids), numberOf)
  const held = groupBy(await heldOutcomes(manager, reported), numberOf)
  const scheduledOf = await scheduledEvaluators(manager, reported)
  return rows.map((row) => {
    if (row.con_reporte === 0) return withoutFigures(row)
    const known = counted.get(row.nro_ficha) ?? []
    const owed = owedOutcomes({
      aprendices: row.aprendices,
      head: { documento: row.documento_jefe, nombre: `${row.nombre_jefe} ${row.apellido_jefe}` },
      design: designs.get(row.id_programa_formacion) ?? [],
      counts: known,
      judged: judged.get(row.nro_ficha) ?? [],
      held: held.get(row.nro_ficha) ?? [],
      scheduledOf: (outcome) => scheduledOf(row.nro_ficha, outcome),
      // After the classroom stage, outcomes without any judgment are overdue too.
      all: all || stageOn(day, row) !== 'lectiva',
      day,
    })
    const no_aprobados = known.reduce((sum, count) => sum + count.no_aprobados, 0)
    return present(row, day, { ...owed, no_aprobados, leftOut: leftOut.get(row.nro_ficha) ?? [] })
  })
}

const numberOf = ({ nro_ficha }: { nro_ficha: number }) => nro_ficha

/** The figures of a ficha without a report. */
const NO_FIGURES = { resultados: [], sin_empezar: 0, no_aprobados: 0 }
/** The owed judgments of one ficha and the counts about them. */
interface OwedFigures {
  resultados: Owed[]
  sin_empezar: number
  no_aprobados: number
  leftOut: OwedFicha['fuera_de_formacion']
}

/**
 * Returns the days since the end of the classroom stage. Returns at most 0 during the classroom stage, because a user may have
 * extended the stage by hand.
 */
function daysAfterLessons(row: OwedFichaRow, day: string): number {
  const days = daysBetween(row.fecha_fin_lectiva, day)
  return stageOn(day, row) === 'lectiva' ? Math.min(0, days) : days
}

const present = (row: OwedFichaRow, day: string, { leftOut, ...figures }: OwedFigures): Counted => ({
  nro_ficha: row.nro_ficha,
  programa_formacion: row.programa_formacion,
  nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}`,
  fecha_fin_lectiva: row.fecha_fin_lectiva,
  dias_tras_lectiva: daysAfterLessons(row, day),
  con_reporte: row.con_reporte > 0,
  aprendices: row.aprendices,
  fuera_de_formacion: leftOut,
  faltan:
    missingIn({
      hasReport: row.con_reporte > 0,
      people: row.aprendices,
      outcomes: row.total_resultados,
      approved: row.aprobados_en_formacion,
    }) ?? 0,
  por_evaluar: figures.resultados.reduce((sum, { personas }) => sum + personas, 0),
  ...figures,
})
