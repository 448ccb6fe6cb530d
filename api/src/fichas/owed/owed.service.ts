import { setImmediate as turn } from 'node:timers/promises'
import type { OwnOwedAnswer } from '@fichero/contract/dashboard.schema'
import type { OwedAnswer, OwedFicha, OwedFilters, OwedQuery } from '@fichero/contract/owed.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { offsetOf, paginationOf } from '../../database/pagination.js'
import { missingIn } from '../../domain/missing.js'
import { daysBetween, today } from '../../domain/today.js'
import { withReports } from '../../imports/last-report.js'
import { designsOf } from '../../programs/design.js'
import { groupBy } from '../group-by.js'
import { enabledUsers } from './enabled-users.js'
import { evaluatedFichas } from './evaluated-fichas.js'
import { countJudged, heldOutcomes, judgedOutcomes } from './judged-outcomes.js'
import { isOwn, type OwedFichaRow, owedFichas } from './owed-fichas.js'
import { type Owed, owedOutcomes } from './owed-outcomes.js'
import { peopleLeftOut } from './people-left-out.js'

/** Fichas whose judgments are counted at once: docs/decisions/owed-judgments-are-counted-by-page.md. */
const BATCH = 10
/** More fichas than there are. */
const ALL = { page: 1, limit: 1_000_000 }

@Injectable()
export class OwedService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: OwedQuery): Promise<OwedAnswer> {
    const day = today()
    const { manager } = this.dataSource
    const mias = await isOwn(manager, actor, query)
    if (query.responsable !== undefined) {
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
    for await (const some of this.counted(rows, query, day)) fichas.push(...some)
    return { ok: true, mias, fichas, pagination: paginationOf(query, total) }
  }

  /** All fichas of the filters, for a file, a few at a time. */
  async *listAll(actor: Actor, filters: OwedFilters): AsyncGenerator<OwedFicha[]> {
    const day = today()
    const { manager } = this.dataSource
    const { responsable } = filters
    const mias = await isOwn(manager, actor, filters)
    const among = responsable === undefined ? undefined : await evaluatedFichas(manager, responsable)
    if (among?.length === 0) return
    const { rows } = await owedFichas(manager, actor, { ...filters, ...ALL, mias, among }, day)
    for await (const some of this.counted(rows, filters, day))
      yield responsable === undefined ? some : some.map((ficha) => onlyOf(ficha, responsable)).filter(hasOwed)
  }

  /** What one person owes: of the few fichas that this person evaluates, so that they are counted and then paged. */
  private async owedBy(actor: Actor, filters: OwedFilters): Promise<OwedFicha[]> {
    const fichas: OwedFicha[] = []
    for await (const some of this.listAll(actor, filters)) fichas.push(...some)
    return fichas
  }

  /** How many judgments the actor owes, as the list has them. */
  async countOwn(actor: Actor): Promise<OwnOwedAnswer> {
    const fichas = await this.owedBy(actor, { responsable: actor.nro_documento, mias: false, sinEmpezar: false })
    return { juicios: fichas.reduce((sum, { por_evaluar }) => sum + por_evaluar, 0), fichas: fichas.length }
  }

  private async *counted(rows: OwedFichaRow[], { sinEmpezar }: OwedFilters, day: string): AsyncGenerator<OwedFicha[]> {
    const { manager } = this.dataSource
    for (let first = 0; first < rows.length; first += BATCH) {
      // Others are answered in between.
      if (first > 0) await turn()
      const owed = await owedIn(manager, rows.slice(first, first + BATCH), sinEmpezar, day)
      const owing = owed.flatMap(({ resultados }) => resultados.map(({ responsable }) => responsable.documento))
      const users = await enabledUsers(manager, owing)
      yield await withReports(
        manager,
        owed.map((ficha) => withUsers(ficha, users)),
      )
    }
  }
}

/** The same ficha with nothing but what one person owes. Where nobody is known, the head is asked and does not owe it. */
function onlyOf(ficha: OwedFicha, documento: string): OwedFicha {
  const resultados = ficha.resultados.filter(
    ({ responsable }) => responsable.documento === documento && responsable.fuente !== 'jefe',
  )
  return { ...ficha, resultados, por_evaluar: resultados.reduce((sum, { personas }) => sum + personas, 0) }
}

const hasOwed = ({ por_evaluar }: OwedFicha) => por_evaluar > 0

const withUsers = ({ resultados, ...ficha }: Counted, users: Map<string | null, number>) => ({
  ...ficha,
  resultados: resultados.map((outcome) => {
    const { responsable } = outcome
    return { ...outcome, responsable: { ...responsable, id_usuario: users.get(responsable.documento) ?? null } }
  }),
})

type Counted = Omit<OwedFicha, 'resultados' | 'ultimo_reporte'> & { resultados: Owed[] }

async function owedIn(manager: EntityManager, rows: OwedFichaRow[], all: boolean, day: string): Promise<Counted[]> {
  const leftOut = groupBy(await peopleLeftOut(manager, rows.map(numberOf)), numberOf)
  const unknown = (row: OwedFichaRow) => present(row, day, { ...NOTHING, leftOut: leftOut.get(row.nro_ficha) ?? [] })
  const reported = rows.filter(({ con_reporte }) => con_reporte > 0).map(numberOf)
  if (reported.length === 0) return rows.map(unknown)
  const programs = [...new Set(rows.map((row) => row.id_programa_formacion))]
  const designs = groupBy(await designsOf(manager, programs), ({ id_programa }) => id_programa)
  const counts = await countJudged(manager, reported)
  const needed = new Map(rows.map((row) => [row.nro_ficha, row.aprendices]))
  const started = counts.filter(({ nro_ficha, juzgados }) => juzgados < (needed.get(nro_ficha) ?? 0))
  const ids = [...new Set(started.map(({ id_resultado }) => id_resultado))]
  const counted = groupBy(counts, numberOf)
  const judged = groupBy(await judgedOutcomes(manager, reported, ids), numberOf)
  const held = groupBy(await heldOutcomes(manager, reported), numberOf)
  return rows.map((row) => {
    if (row.con_reporte === 0) return unknown(row)
    const known = counted.get(row.nro_ficha) ?? []
    const owed = owedOutcomes({
      aprendices: row.aprendices,
      head: { documento: row.documento_jefe, nombre: `${row.nombre_jefe} ${row.apellido_jefe}` },
      design: designs.get(row.id_programa_formacion) ?? [],
      counts: known,
      judged: judged.get(row.nro_ficha) ?? [],
      held: held.get(row.nro_ficha) ?? [],
      // After the lective stage, what nobody began is late.
      all: all || row.fecha_fin_lectiva < day,
      day,
    })
    const no_aprobados = known.reduce((sum, count) => sum + count.no_aprobados, 0)
    return present(row, day, { ...owed, no_aprobados, leftOut: leftOut.get(row.nro_ficha) ?? [] })
  })
}

const numberOf = ({ nro_ficha }: { nro_ficha: number }) => nro_ficha

const NOTHING = { resultados: [], sin_empezar: 0, no_aprobados: 0 }
interface Found {
  resultados: Owed[]
  sin_empezar: number
  no_aprobados: number
  leftOut: OwedFicha['fuera_de_formacion']
}

const present = (row: OwedFichaRow, day: string, { leftOut, ...found }: Found): Counted => ({
  nro_ficha: row.nro_ficha,
  programa_formacion: row.programa_formacion,
  nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}`,
  fecha_fin_lectiva: row.fecha_fin_lectiva,
  dias_tras_lectiva: daysBetween(row.fecha_fin_lectiva, day),
  con_reporte: row.con_reporte > 0,
  aprendices: row.aprendices,
  fuera_de_formacion: leftOut,
  faltan: missingIn({
    hasReport: row.con_reporte > 0,
    people: row.aprendices,
    outcomes: row.total_resultados,
    approved: row.aprobados_en_formacion,
  }),
  por_evaluar: found.resultados.reduce((sum, { personas }) => sum + personas, 0),
  ...found,
})
