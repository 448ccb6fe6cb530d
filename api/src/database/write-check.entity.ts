import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A table with a single row. Each check of whether the database stores writes increments the number in it. */
@Entity('prueba_escritura')
export class WriteCheck {
  @PrimaryColumn({ type: 'integer' })
  id: number

  @Column({ type: 'integer', default: 0 })
  numero: number
}
