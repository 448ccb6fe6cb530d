import { APPRENTICE_FIELDS } from '@fichero/contract/apprentice.fields'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { SEARCH_LENGTH } from '../../database/columns.js'

/** A person who is or was an apprentice in some ficha. */
@Entity('aprendiz')
export class Apprentice {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  nro_documento: string

  @Column({ type: 'varchar', length: APPRENTICE_FIELDS.tipo_documento.max })
  tipo_documento: string

  @Column({ type: 'varchar', length: APPRENTICE_FIELDS.nombre.max })
  nombre: string

  @Column({ type: 'varchar', length: APPRENTICE_FIELDS.apellido.max })
  apellido: string

  /** Normalized text for the search: name, document number and former numbers. */
  @Column({ type: 'varchar', length: SEARCH_LENGTH })
  busqueda: string
}
