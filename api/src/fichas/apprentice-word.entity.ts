import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { SEARCH_LENGTH, WORD_LENGTH } from '../database/columns.js'
import { Apprentice } from './apprentice.entity.js'

/** One word of `busqueda`, so that an index finds people with a word of a given prefix. */
@Entity('aprendiz_palabra')
@Index('ix_aprendiz_palabra_documento', ['nro_documento'])
export class ApprenticeWord {
  @PrimaryColumn({ type: 'varchar', length: WORD_LENGTH })
  palabra: string

  @PrimaryColumn({ type: 'varchar', length: 20 })
  @ForeignKey(() => Apprentice, { name: 'fk_aprendiz_palabra_aprendiz' })
  nro_documento: string

  /** The person's whole text: the other words of a search are matched in the same row. */
  @Column({ type: 'varchar', length: SEARCH_LENGTH })
  busqueda: string
}
