import type { DocumentType, InstructorType, Language, Role, UserState } from '@fichero/contract/enums'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import { Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm'
import { DAY, INSTANT, SEARCH_LENGTH } from '../../database/columns.js'
import { NAME_ORDER_LENGTH } from '../../database/name-order.js'

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

  @Column({ type: 'varchar', length: USER_FIELDS.nombre.max })
  nombre: string

  @Column({ type: 'varchar', length: USER_FIELDS.apellido.max })
  apellido: string

  @Column({ type: 'varchar', length: USER_FIELDS.correo_institucional.max })
  correo_institucional: string

  /** argon2id; null until the user sets a password. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  contrasena: string | null

  @Column({ type: 'varchar', length: 20, default: 'user' })
  rol: Role

  @Column({ type: 'varchar', length: 20 })
  tipo: InstructorType

  @Column({ ...DAY, nullable: true })
  fecha_inicio_contrato: string | null

  @Column({ ...DAY, nullable: true })
  fecha_fin_contrato: string | null

  /**
   * Last day on which the user has access without a current contract. Migration 25 set it for users without a current contract.
   */
  @Column({ ...DAY, nullable: true })
  acceso_hasta: string | null

  /** When administrators last got a mail about the end of this contract; reset to null when the end date changes. */
  @Column({ ...DAY, nullable: true })
  aviso_contrato: string | null

  /** Whether the user wants a summary by mail every Monday. */
  @Column({ type: 'boolean', default: false })
  resumen_semanal: boolean

  /** The Monday of the last weekly summary, also if there was nothing to say. */
  @Column({ ...DAY, nullable: true })
  resumen_enviado: string | null

  @Column({ type: 'varchar', length: 15 })
  estado: UserState

  /** Tokens contain this version. An increased version revokes all earlier tokens. */
  @Column({ type: 'integer', default: 0 })
  version_token: number

  /** Increased by every change of the row: the value of `ETag` and `If-Match`. */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number

  /** Language of mail: the language of the page where the user last signed in, set a password or requested access. */
  @Column({ type: 'varchar', length: 2, default: 'es' })
  idioma: Language

  /** When an enabled user last requested a new password, on a server that sends no mail; null without an open request. */
  @Column({ ...INSTANT, nullable: true })
  clave_pedida: Date | null

  /** When the user last failed to sign in while a request for a password or for access was open. */
  @Column({ ...INSTANT, nullable: true })
  ultimo_intento: Date | null

  /** Name and document number in the normalized form that searches compare. */
  @Column({ type: 'varchar', length: SEARCH_LENGTH })
  busqueda: string

  /** Sort key by surname in Spanish order: see `nameOrder`. */
  @Column({ type: 'varchar', length: NAME_ORDER_LENGTH })
  orden: string
}
