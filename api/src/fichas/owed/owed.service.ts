import { setImmediate as turn } from 'node:timers/promises'
import type { OwedAnswer, OwedFicha, OwedFilters, OwedQuery } from '@fichero/contract/owed.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { paginationOf } from '../../database/pagination.js'
import { rowsOf } from '../../database/rows.js'
import { daysBetween, today } from '../../domain/today.js'
import { designsOf } from '../../programs/design.js'
import { groupBy } from '../group-by.js'
import { countJudged, heldOutcomes, judgedOutcomes } from './judged-outcomes.js'
import { isOwn, type OwedFichaRow, owedFichas } from './owed-fichas.js'
import { type Owed, owedOutcomes } from './owed-outcomes.js'

const readUsers = rowsOf(z.object({ id: z.int(), nro_documento: z.string() }))

/** Fichas whose judgments are counted at once: docs/decisions/owed-judgments-are-counted-by-page.md. */
const BATCH = 10
/** More fichas than there are. */
const ALL = { page: 1, limit: 1_000_000 }

@Injectable()
export class OwedService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: OwedQuery): Promise<OwedAnswer> {
    const day = today()
    const mias = await isOwn(this.dataSource.manager, actor, query)
    const { rows, total } = await owedFichas(this.dataSource.manager, actor, { ...query, mias }, day)
    const fichas: OwedFicha[] = []
    for await (const some of this.counted(rows, query, day)) fichas.push(...some)
    return { ok: true, mias, fichas, pagination: paginationOf(query, total) }
  }

  /** All fichas of the filters, for a file, a few at a time. */
  async *listAll(actor: Actor, filters: OwedFilters): AsyncGenerator<OwedFicha[]> {
    const day = today()
    const mias = await isOwn(this.dataSource.manager, actor, filters)
    const { rows } = await owedFichas(this.dataSource.manager, actor, { ...filters, ...ALL, mias }, day)
    yield* this.counted(rows, filters, day)
  }

  private async *counted(rows: OwedFichaRow[], { sinEmpezar }: OwedFilters, day: string): AsyncGenerator<OwedFicha[]> {
    const { manager } = this.dataSource
    for (let first = 0; first < rows.length; first += BATCH) {
      // Others are answered in between.
      if (first > 0) await turn()
      const owed = await owedIn(manager, rows.slice(first, first + BATCH), sinEmpezar, day)
      const users = await usersOf(manager, owed)
      yield owed.map((ficha) => withUsers(ficha, users))
    }
  }
}

const withUsers = ({ resultados, ...ficha }: Counted, users: Map<string | null, number>): OwedFicha => ({
  ...ficha,
  resultados: resultados.map((outcome) => {
    const { responsable } = outcome
    return { ...outcome, responsable: { ...responsable, id_usuario: users.get(responsable.documento) ?? null } }
  }),
})

type Counted = Omit<OwedFicha, 'resultados'> & { resultados: Owed[] }

async function owedIn(manager: EntityManager, rows: OwedFichaRow[], all: boolean, day: string): Promise<Counted[]> {
  const reported = rows.filter(({ con_reporte }) => con_reporte > 0).map(({ nro_ficha }) => nro_ficha)
  if (reported.length === 0) return rows.map((row) => present(row, day, [], 0))
  const programs = [...new Set(rows.map((row) => row.id_programa_formacion))]
  const designs = groupBy(await designsOf(manager, programs), ({ id_programa }) => id_programa)
  const counts = await countJudged(manager, reported)
  const needed = new Map(rows.map((row) => [row.nro_ficha, row.aprendices]))
  const started = counts.filter(({ nro_ficha, juzgados }) => juzgados < (needed.get(nro_ficha) ?? 0))
  const ids = [...new Set(started.map(({ id_resultado }) => id_resultado))]
  const counted = groupBy(counts, ({ nro_ficha }) => nro_ficha)
  const judged = groupBy(await judgedOutcomes(manager, reported, ids), ({ nro_ficha }) => nro_ficha)
  const held = groupBy(await heldOutcomes(manager, reported), ({ nro_ficha }) => nro_ficha)
  return rows.map((row) => {
    if (row.con_reporte === 0) return present(row, day, [], 0)
    const { resultados, sin_empezar } = owedOutcomes({
      aprendices: row.aprendices,
      head: { documento: row.documento_jefe, nombre: `${row.nombre_jefe} ${row.apellido_jefe}` },
      design: designs.get(row.id_programa_formacion) ?? [],
      counts: counted.get(row.nro_ficha) ?? [],
      judged: judged.get(row.nro_ficha) ?? [],
      held: held.get(row.nro_ficha) ?? [],
      // After the lective stage, what nobody began is late.
      all: all || row.fecha_fin_lectiva < day,
      day,
    })
    return present(row, day, resultados, sin_empezar)
  })
}

const present = (row: OwedFichaRow, day: string, resultados: Owed[], sin_empezar: number): Counted => ({
  nro_ficha: row.nro_ficha,
  programa_formacion: row.programa_formacion,
  nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}`,
  fecha_fin_lectiva: row.fecha_fin_lectiva,
  dias_tras_lectiva: daysBetween(row.fecha_fin_lectiva, day),
  con_reporte: row.con_reporte > 0,
  aprendices: row.aprendices,
  por_evaluar: resultados.reduce((sum, { personas }) => sum + personas, 0),
  sin_empezar,
  resultados,
})

/** Ids of the enabled users with the documents of those who owe, whose address a reminder may use. */
async function usersOf(manager: EntityManager, fichas: Counted[]): Promise<Map<string | null, number>> {
  const documents = new Set<string>()
  for (const { resultados } of fichas)
    for (const { responsable } of resultados) if (responsable.documento) documents.add(responsable.documento)
  if (documents.size === 0) return new Map()
  const sql = `SELECT id, nro_documento FROM usuario WHERE estado = 'habilitado' AND nro_documento IN (${Array.from(documents, () => '?')})`
  return new Map((await readUsers(manager, sql, [...documents])).map((user) => [user.nro_documento, user.id]))
}
