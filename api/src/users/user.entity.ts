import type { DocumentType, InstructorType, Language, Role, UserState } from '@fichero/contract/enums'
import { Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { DAY, SEARCH_LENGTH } from '../database/columns.js'
import { NAME_ORDER_LENGTH } from '../database/name-order.js'

/** A user who can sign in. */
@Entity('usuario')
@Index('uq_usuario_documento', ['nro_documento'], { unique: true })
@Index('uq_usuario_correo', ['correo_institucional'], { unique: true })
@Index('ix_usuario_estado', ['estado', 'orden'])
export class User {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 20 })
  nro_documento: string

  @Column({ type: 'varchar', length: 10 })
  tipo_documento: DocumentType

  @Column({ type: 'varchar', length: 100 })
  nombre: string

  @Column({ type: 'varchar', length: 100 })
  apellido: string

  @Column({ type: 'varchar', length: 254 })
  correo_institucional: string

  /** argon2id; null until the user sets a password. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  contrasena: string | null

  @Column({ type: 'varchar', length: 10 })
  rol: Role

  @Column({ type: 'varchar', length: 20 })
  tipo: InstructorType

  @Column({ ...DAY, nullable: true })
  fecha_inicio_contrato: string | null

  @Column({ ...DAY, nullable: true })
  fecha_fin_contrato: string | null

  @Column({ type: 'varchar', length: 15 })
  estado: UserState

  /** Tokens contain this version; increasing it revokes them all. */
  @Column({ type: 'integer', default: 0 })
  version_token: number

  /** Increased by every change of the row: the value of `ETag` and `If-Match`. */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number

  /** Of mail to the person: that of the page where they asked for access, set a password or signed in last. */
  @Column({ type: 'varchar', length: 2, default: 'es' })
  idioma: Language

  @Column({ type: 'varchar', length: SEARCH_LENGTH })
  busqueda: string

  /** Sort key by surname in Spanish order: see `nameOrder`. */
  @Column({ type: 'varchar', length: NAME_ORDER_LENGTH })
  orden: string
}
