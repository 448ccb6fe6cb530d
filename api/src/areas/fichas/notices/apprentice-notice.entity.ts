import type { NoticeChannel } from '@fichero/contract/enums'
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { INSTANT } from '../../../database/columns.js'
import { Enrolment } from '../enrolment.entity.js'

/** The last message to an apprentice about what she lacks in one ficha. Its text is not stored. */
@Entity('aviso_aprendiz')
@Index('ix_aviso_aprendiz_usuario', ['id_usuario'])
export class ApprenticeNotice {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => Enrolment, { name: 'fk_aviso_aprendiz_matricula' })
  id_matricula: number

  /** Who wrote the message. */
  @Column({ type: 'integer' })
  @ForeignKey('usuario', { name: 'fk_aviso_aprendiz_usuario' })
  id_usuario: number

  @Column(INSTANT)
  fecha: Date

  @Column({ type: 'varchar', length: 10 })
  canal: NoticeChannel

  /** `missingFingerprint` of what the person lacked then. */
  @Column({ type: 'varchar', length: 64 })
  huella: string
}
