import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One row, whose number grows each time that somebody asks whether writes are stored. */
@Entity('prueba_escritura')
export class WriteCheck {
  @PrimaryColumn({ type: 'integer' })
  id: number

  @Column({ type: 'integer', default: 0 })
  numero: number
}
