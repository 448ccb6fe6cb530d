import type { DoneAnswer } from '@fichero/contract/auth.schema'
import type { NoticeChannel } from '@fichero/contract/enums'
import type { RecordNotice } from '@fichero/contract/notices.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { inTransaction } from '../../../database/transaction.js'
import { audit } from '../../../records/audit/audit.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { Enrolment } from '../enrolment.entity.js'
import { Ficha } from '../ficha.entity.js'
import { viewFicha } from '../fichas.policy.js'
import { missingFingerprint } from '../owed/missing-fingerprint.js'
import { missingRows } from '../owed/missing-rows.js'
import { ApprenticeNotice } from './apprentice-notice.entity.js'

/** Records who wrote to an apprentice about what she lacks. */
@Injectable()
export class NoticesService {
  constructor(private readonly dataSource: DataSource) {}

  record(actor: Actor, key: EnrolmentKey, { canal }: RecordNotice): Promise<DoneAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      const { ficha, enrolment } = await lockAllowed(manager, actor, key)
      await storeNotice(manager, actor, ficha, enrolment, canal)
      await audit(manager, {
        actor,
        accion: 'apprentices:record-notice',
        entidad: 'matricula',
        entidad_id: enrolment.id,
        despues: { canal },
      })
      return succeed('notice_recorded')
    })
  }
}

type EnrolmentKey = Pick<Enrolment, 'nro_ficha' | 'nro_documento'>

/** Whoever sees a ficha sees its contact data, and may write to its people. */
export async function lockAllowed(manager: EntityManager, actor: Actor, key: EnrolmentKey) {
  const ficha = await lockVisibleFicha(manager, actor, key.nro_ficha)
  return { ficha, enrolment: await lockRow(manager, Enrolment, key, 'apprentice_not_found') }
}

/** Imports, undos and merges hold this lock while they delete enrolments. */
export async function lockVisibleFicha(manager: EntityManager, actor: Actor, nro_ficha: number): Promise<Ficha> {
  const ficha = await lockRow(manager, Ficha, { nro_ficha }, 'ficha_not_found')
  authorize(viewFicha, actor, ficha)
  return ficha
}

/** Replaces the last notice of an enrolment. */
export async function storeNotice(
  manager: EntityManager,
  actor: Actor,
  { nro_ficha, id_programa_formacion }: Ficha,
  { id, nro_documento }: Enrolment,
  canal: NoticeChannel,
): Promise<void> {
  const lacked = await missingRows(manager, nro_ficha, id_programa_formacion, nro_documento)
  const huella = missingFingerprint(lacked)
  await manager.save(ApprenticeNotice, { id_matricula: id, id_usuario: actor.id, fecha: new Date(), canal, huella })
}
