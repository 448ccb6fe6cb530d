import { Column, Entity, PrimaryColumn } from 'typeorm'
import { SEARCH_LENGTH } from '../database/columns.js'

@Entity('aprendiz')
export class Apprentice {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  nro_documento: string

  @Column({ type: 'varchar', length: 10 })
  tipo_documento: string

  @Column({ type: 'varchar', length: 100 })
  nombre: string

  @Column({ type: 'varchar', length: 100 })
  apellido: string

  @Column({ type: 'varchar', length: SEARCH_LENGTH })
  busqueda: string
}
