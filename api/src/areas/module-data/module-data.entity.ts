import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'
import { INSTANT, LARGE_JSON } from '../../database/columns.js'

/** A value that a module stores, of one person, of one ficha or of all. The descriptor of the module declares it. */
@Entity('dato_modulo')
@Index('uq_dato_modulo', ['remoto', 'clave', 'dueno'], { unique: true })
@Index('ix_dato_modulo_usuario', ['id_usuario'])
@Index('ix_dato_modulo_ficha', ['nro_ficha'])
export class ModuleData {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  /** Name of the module. */
  @Column({ type: 'varchar', length: 60 })
  remoto: string

  @Column({ type: 'varchar', length: 40 })
  clave: string

  /** `id_usuario` or `nro_ficha` with its kind as text, because unique keys ignore rows with null. */
  @Column({ type: 'varchar', length: 20 })
  dueno: string

  /** The person whose value it is; null for a value of a ficha or of all. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('usuario', { name: 'fk_dato_modulo_usuario' })
  id_usuario: number | null

  /** The ficha whose value it is; null for a value of a person or of all. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey('ficha', { name: 'fk_dato_modulo_ficha', onDelete: 'CASCADE' })
  nro_ficha: number | null

  /** In an object, because a JSON column with the text `null` and one without a value look alike. */
  @Column({ ...LARGE_JSON, transformer: { to: (valor: unknown) => ({ valor }), from: ({ valor }) => valor } })
  valor: unknown

  /** Size of the value as JSON. */
  @Column({ type: 'integer' })
  bytes: number

  @Column({ type: 'integer' })
  version: number

  @Column(INSTANT)
  fecha: Date
}
