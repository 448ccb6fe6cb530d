import { OWED_SOURCES } from '@fichero/contract/enums'
import type { OwedAges, OwedByInstructorAnswer, OwedByInstructorQuery } from '@fichero/contract/owed.schema'
import { OWED_AGES } from '@fichero/contract/owed-ages'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { paginationOf } from '../../../database/pagination.js'
import { daysBetween, today } from '../../../rules/today.js'
import { enabledUsers } from './enabled-users.js'
import { owedByInstructor } from './owed-by-instructor.js'
import { listsOwnFichas } from './owed-fichas.js'

const NO_FICHAS = {
  fichas: 0,
  juicios: 0,
  con_pendientes: 0,
  sin_reporte: 0,
  no_aprobados: 0,
  sin_empezar: 0,
  fuera_de_formacion: 0,
}

/** Lists the people who owe judgments, from the stored counters of all fichas that match the filters. */
@Injectable()
export class OwedByInstructorService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor, query: OwedByInstructorQuery): Promise<OwedByInstructorAnswer> {
    const day = today()
    const { manager } = this.dataSource
    const mias = await listsOwnFichas(manager, actor, query)
    const {
      rows,
      total,
      fichas = NO_FICHAS,
      byAge,
      withoutReport,
    } = await owedByInstructor(manager, actor, { ...query, mias }, day)
    const isNarrow = (query.responsable ?? query.antiguedad) !== undefined
    const narrow = isNarrow && { juicios: byAge?.juicios ?? 0, con_pendientes: byAge?.fichas ?? 0 }
    const users = await enabledUsers(manager, actor, new Set(rows.map((row) => row.documento)))
    return {
      ok: true,
      mias,
      instructores: rows.map(({ clave, nombre, desde, ...row }) => ({
        clave,
        documento: row.documento,
        nombre,
        id_usuario: users.get(row.documento) ?? null,
        fuentes: OWED_SOURCES.filter((source) => row[source] > 0),
        juicios: row.juicios,
        fichas: row.fichas,
        desde,
        dias: desde === null ? null : daysBetween(desde, day),
        antiguedades: agesOf(row),
      })),
      totales: {
        ...fichas,
        ...narrow,
        antiguedades: agesOf(byAge),
        primeras_sin_reporte: withoutReport.map(({ nro_ficha }) => nro_ficha),
      },
      pagination: paginationOf(query, total),
    }
  }
}

const agesOf = (row: OwedAges | undefined) =>
  Object.fromEntries(OWED_AGES.map((age) => [age, row?.[age] ?? 0])) as OwedAges
