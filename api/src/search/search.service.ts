import type { SearchAnswer, SearchQuery } from '@fichero/contract/search.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { numberRanges } from './number-ranges.js'
import { everyWord, wordsOf } from './words.js'

/** Looks through everything that is enabled. */
@Injectable()
export class Search {
  constructor(private readonly dataSource: DataSource) {}

  async find({ q, limit }: SearchQuery): Promise<SearchAnswer> {
    const words = wordsOf(q)
    if (words.length === 0) return { fichas: [], aprendices: [], instructores: [], programas: [] }
    const [fichas, aprendices, instructores, programas] = await Promise.all([
      this.fichas(q, limit),
      this.apprentices(words, limit),
      this.instructors(words, limit),
      this.programs(words, limit),
    ])
    return { fichas, aprendices, instructores, programas }
  }

  private async fichas(q: string, limit: number): Promise<SearchAnswer['fichas']> {
    const ranges = numberRanges(q)
    if (ranges.length === 0) return []
    const rows: { nro_ficha: number; nombre_programa: string; nombre: string; apellido: string }[] =
      await this.dataSource.query(
        `SELECT f.nro_ficha, p.nombre_programa, u.nombre, u.apellido
        FROM ficha f JOIN programa p ON p.id = f.id_programa_formacion JOIN usuario u ON u.id = f.id_jefe
        WHERE f.estado = 'habilitado' AND (${ranges.map(() => 'f.nro_ficha BETWEEN ? AND ?').join(' OR ')})
        ORDER BY f.nro_ficha DESC LIMIT ?`,
        [...ranges.flat(), limit],
      )
    return rows.map(({ nombre, apellido, ...ficha }) => ({ ...ficha, nombre_jefe_ficha: `${nombre} ${apellido}` }))
  }

  private async apprentices(words: string[], limit: number): Promise<SearchAnswer['aprendices']> {
    const { sql, parameters } = everyWord('a.busqueda', words)
    const people: { nro_documento: string }[] = await this.dataSource.query(
      `SELECT a.nro_documento FROM aprendiz a
      WHERE ${sql} AND EXISTS (
        SELECT 1 FROM matricula m JOIN ficha f ON f.nro_ficha = m.nro_ficha
        WHERE m.nro_documento = a.nro_documento AND f.estado = 'habilitado')
      ORDER BY a.busqueda LIMIT ?`,
      [...parameters, limit],
    )
    if (people.length === 0) return []
    const documents = people.map(({ nro_documento }) => nro_documento)
    const rows: SearchAnswer['aprendices'] = await this.dataSource.query(
      `SELECT a.nro_documento, a.nombre, a.apellido, f.nro_ficha, p.nombre_programa
      FROM aprendiz a
        JOIN matricula m ON m.nro_documento = a.nro_documento
        JOIN ficha f ON f.nro_ficha = m.nro_ficha
        JOIN programa p ON p.id = f.id_programa_formacion
      WHERE a.nro_documento IN (${documents.map(() => '?')}) AND f.estado = 'habilitado'
      ORDER BY f.fecha_inicio_lectiva DESC, f.nro_ficha DESC`,
      documents,
    )
    return documents.flatMap((document) => rows.find(({ nro_documento }) => nro_documento === document) ?? [])
  }

  private instructors(words: string[], limit: number): Promise<SearchAnswer['instructores']> {
    const { sql, parameters } = everyWord('busqueda', words)
    return this.dataSource.query(
      `SELECT id, nro_documento, nombre, apellido, tipo FROM usuario
      WHERE estado = 'habilitado' AND ${sql} ORDER BY busqueda LIMIT ?`,
      [...parameters, limit],
    )
  }

  private programs(words: string[], limit: number): Promise<SearchAnswer['programas']> {
    const { sql, parameters } = everyWord('busqueda', words)
    return this.dataSource.query(
      `SELECT id, nombre_programa, nivel FROM programa
      WHERE estado = 'habilitado' AND ${sql} ORDER BY busqueda LIMIT ?`,
      [...parameters, limit],
    )
  }
}
