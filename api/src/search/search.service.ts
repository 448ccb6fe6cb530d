import { type SearchAnswer, type SearchQuery, searchAnswer } from '@fichero/contract/search.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../database/rows.js'
import { searchable, wordsOf } from '../database/searchable.js'
import { findApprentices } from './find-apprentices.js'
import { numberRanges } from './number-ranges.js'
import { everyWord } from './word-conditions.js'

const fichasIn = (ranges: unknown[]) => `
  SELECT f.nro_ficha, p.nombre_programa, u.nombre, u.apellido
  FROM ficha f JOIN programa p ON p.id = f.id_programa_formacion JOIN usuario u ON u.id = f.id_jefe
  WHERE f.estado = 'habilitado' AND (${ranges.map(() => 'f.nro_ficha BETWEEN ? AND ?').join(' OR ')})
  ORDER BY f.nro_ficha DESC LIMIT ?`

const readFichas = rowsOf(
  z.object({ nro_ficha: z.int(), nombre_programa: z.string(), nombre: z.string(), apellido: z.string() }),
)
const readInstructors = rowsOf(searchAnswer.shape.instructores.element)
const readPrograms = rowsOf(searchAnswer.shape.programas.element)

/** Instructors and programs are few enough to scan. */
const named = (select: string, condition: string) =>
  `${select} WHERE estado = 'habilitado' AND ${condition} ORDER BY busqueda, id LIMIT ?`

/** Searches all enabled records. */
@Injectable()
export class SearchService {
  constructor(private readonly dataSource: DataSource) {}

  async find({ q, limit }: SearchQuery): Promise<SearchAnswer> {
    const words = wordsOf(searchable(q)).sort((a, b) => b.length - a.length)
    if (words.length === 0) return { fichas: [], aprendices: [], instructores: [], programas: [] }
    const { sql, parameters } = everyWord('busqueda', words)
    const given = [...parameters, limit]
    const [fichas, aprendices, instructores, programas] = await Promise.all([
      this.fichas(q, limit),
      findApprentices(this.dataSource, words, limit),
      readInstructors(
        this.dataSource,
        named('SELECT id, nro_documento, nombre, apellido, tipo FROM usuario', sql),
        given,
      ),
      readPrograms(this.dataSource, named('SELECT id, nombre_programa, nivel FROM programa', sql), given),
    ])
    return { fichas, aprendices, instructores, programas }
  }

  private async fichas(q: string, limit: number): Promise<SearchAnswer['fichas']> {
    const ranges = numberRanges(q)
    if (ranges.length === 0) return []
    const rows = await readFichas(this.dataSource, fichasIn(ranges), [...ranges.flat(), limit])
    return rows.map(({ nombre, apellido, ...ficha }) => ({ ...ficha, nombre_jefe_ficha: `${nombre} ${apellido}` }))
  }
}
