import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { SEARCH_LENGTH, WORD_LENGTH } from '../../database/columns.js'
import { Apprentice } from './apprentice.entity.js'

/** One search word of a person. The primary key finds people by the prefix of a word. */
@Entity('aprendiz_palabra')
@Index('ix_aprendiz_palabra_documento', ['nro_documento'])
export class ApprenticeWord {
  @PrimaryColumn({ type: 'varchar', length: WORD_LENGTH })
  palabra: string

  @PrimaryColumn({ type: 'varchar', length: 20 })
  @ForeignKey(() => Apprentice, { name: 'fk_aprendiz_palabra_aprendiz' })
  nro_documento: string

  /** The complete search text of the person, so that a search for several words needs no join. */
  @Column({ type: 'varchar', length: SEARCH_LENGTH })
  busqueda: string
}
