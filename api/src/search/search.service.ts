import type { SearchAnswer, SearchQuery } from '@fichero/contract/search.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { searchable, wordsOf } from '../database/searchable.js'
import { findApprentices } from './find-apprentices.js'
import { numberRanges } from './number-ranges.js'
import { everyWord } from './word-conditions.js'

const fichasIn = (ranges: unknown[]) => `
  SELECT f.nro_ficha, p.nombre_programa, u.nombre, u.apellido
  FROM ficha f JOIN programa p ON p.id = f.id_programa_formacion JOIN usuario u ON u.id = f.id_jefe
  WHERE f.estado = 'habilitado' AND (${ranges.map(() => 'f.nro_ficha BETWEEN ? AND ?').join(' OR ')})
  ORDER BY f.nro_ficha DESC LIMIT ?`

interface FichaRow {
  nro_ficha: number
  nombre_programa: string
  nombre: string
  apellido: string
}

/** Looks through everything that is enabled. */
@Injectable()
export class Search {
  constructor(private readonly dataSource: DataSource) {}

  async find({ q, limit }: SearchQuery): Promise<SearchAnswer> {
    const words = wordsOf(searchable(q)).sort((a, b) => b.length - a.length)
    if (words.length === 0) return { fichas: [], aprendices: [], instructores: [], programas: [] }
    const [fichas, aprendices, instructores, programas] = await Promise.all([
      this.fichas(q, limit),
      findApprentices(this.dataSource, words, limit),
      this.named<SearchAnswer['instructores']>(
        'SELECT id, nro_documento, nombre, apellido, tipo FROM usuario',
        words,
        limit,
      ),
      this.named<SearchAnswer['programas']>('SELECT id, nombre_programa, nivel FROM programa', words, limit),
    ])
    return { fichas, aprendices, instructores, programas }
  }

  private async fichas(q: string, limit: number): Promise<SearchAnswer['fichas']> {
    const ranges = numberRanges(q)
    if (ranges.length === 0) return []
    const rows: FichaRow[] = await this.dataSource.query(fichasIn(ranges), [...ranges.flat(), limit])
    return rows.map(({ nombre, apellido, ...ficha }) => ({ ...ficha, nombre_jefe_ficha: `${nombre} ${apellido}` }))
  }

  /** There are so few instructors and programs that all of them are looked at. */
  private named<T>(select: string, words: string[], limit: number): Promise<T> {
    const { sql, parameters } = everyWord('busqueda', words)
    return this.dataSource.query<T>(`${select} WHERE estado = 'habilitado' AND ${sql} ORDER BY busqueda, id LIMIT ?`, [
      ...parameters,
      limit,
    ])
  }
}
