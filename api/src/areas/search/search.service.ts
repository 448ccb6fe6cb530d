import { type SearchAnswer, type SearchQuery, searchAnswer } from '@fichero/contract/search.schema'
import { folded } from '@fichero/contract/search-text'
import { fullName } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { scopedTo } from '../../access/scope.js'
import { rowsOf } from '../../database/rows.js'
import { typedReadings } from '../../database/searchable.js'
import { findApprentices } from './find-apprentices.js'
import { normalizeNumbers } from './normalize-numbers.js'
import { numberRanges } from './number-ranges.js'
import { oneReading, startingWith } from './word-conditions.js'

/** Returns the SELECT for enabled fichas that match a condition. */
const fichasWhere = (fichas: string, condition: string) => `
  SELECT f.nro_ficha, p.nombre_programa, u.nombre, u.apellido
  FROM ${fichas} f JOIN programa p ON p.id = f.id_programa_formacion JOIN usuario u ON u.id = f.id_jefe
  WHERE f.estado = 'habilitado' AND (${condition})
  ORDER BY f.nro_ficha DESC LIMIT ?`

const readFichas = rowsOf(
  z.object({ nro_ficha: z.int(), nombre_programa: z.string(), nombre: z.string(), apellido: z.string() }),
)
const readInstructors = rowsOf(searchAnswer.shape.instructores.element)
const readPrograms = rowsOf(searchAnswer.shape.programas.element)

/** The version is only shown if another program has the same code. */
const PROGRAMS = `
  SELECT id, nombre_programa, nivel,
    CASE WHEN EXISTS (SELECT 1 FROM programa o WHERE o.codigo = programa.codigo AND o.id <> programa.id)
      THEN COALESCE(version, '') ELSE '' END AS version
  FROM programa`

/** SQL to find instructors or programs, which are few enough for a table scan. */
const enabledWhere = (select: string, condition: string) =>
  `${select} WHERE estado = 'habilitado' AND ${condition} ORDER BY busqueda, id LIMIT ?`

/** Searches enabled fichas, programs and instructors, and apprentices of enabled fichas. */
@Injectable()
export class SearchService {
  constructor(private readonly dataSource: DataSource) {}

  async find(actor: Actor, { q, limit }: SearchQuery): Promise<SearchAnswer> {
    const readings = typedReadings(normalizeNumbers(q))
    if (readings.flat().length === 0) return { fichas: [], aprendices: [], instructores: [], programas: [] }
    const mail = folded(q).trim()
    const { sql, parameters } = oneReading('busqueda', readings)
    const scope = scopedTo(actor)
    const [fichas, aprendices, instructores, programas] = await Promise.all([
      this.fichas(scope.fichas, readings, limit),
      findApprentices(this.dataSource, scope.fichas, { readings, mail }, limit),
      readInstructors(
        this.dataSource,
        enabledWhere(
          `SELECT id, nro_documento, nombre, apellido, tipo FROM ${scope.users} u`,
          `((${sql}) OR correo_institucional LIKE ? ESCAPE '|')`,
        ),
        [...parameters, startingWith(mail), limit],
      ),
      readPrograms(this.dataSource, enabledWhere(PROGRAMS, `(${sql})`), [...parameters, limit]),
    ])
    return { fichas, aprendices, instructores, programas }
  }

  /** Finds fichas by the first digits of the number, or by the name of the head (jefe de ficha). */
  private async fichas(table: string, readings: string[][], limit: number): Promise<SearchAnswer['fichas']> {
    const ranges = numberRanges(readings)
    const byHead = oneReading('u.busqueda', readings)
    const [condition, parameters] = ranges
      ? [ranges.map(() => 'f.nro_ficha BETWEEN ? AND ?').join(' OR ') || '1 = 0', ranges.flat()]
      : [byHead.sql, byHead.parameters]
    const rows = await readFichas(this.dataSource, fichasWhere(table, condition), [...parameters, limit])
    return rows.map(({ nombre, apellido, ...ficha }) => ({
      ...ficha,
      nombre_jefe_ficha: fullName({ nombre, apellido }),
    }))
  }
}
