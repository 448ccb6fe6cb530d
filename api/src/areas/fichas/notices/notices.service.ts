import type { RecordNotice } from '@fichero/contract/notices.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
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

/** Records who wrote to an apprentice about what she lacks. Whoever sees a ficha sees its contact data, and may write to its people. */
@Injectable()
export class NoticesService {
  constructor(private readonly dataSource: DataSource) {}

  record(actor: Actor, key: Pick<Enrolment, 'nro_ficha' | 'nro_documento'>, { canal }: RecordNotice) {
    return inTransaction(this.dataSource, async (manager) => {
      // Imports, undos and merges hold this lock while they delete enrolments.
      const ficha = await lockRow(manager, Ficha, { nro_ficha: key.nro_ficha }, 'ficha_not_found')
      authorize(viewFicha, actor, ficha)
      const { id } = await lockRow(manager, Enrolment, key, 'apprentice_not_found')
      const lacked = await missingRows(manager, ficha.nro_ficha, ficha.id_programa_formacion, key.nro_documento)
      await manager.save(ApprenticeNotice, {
        id_matricula: id,
        id_usuario: actor.id,
        fecha: new Date(),
        canal,
        huella: missingFingerprint(lacked),
      })
      await audit(manager, {
        actor,
        accion: 'apprentices:record-notice',
        entidad: 'matricula',
        entidad_id: id,
        despues: { canal },
      })
      return succeed('notice_recorded')
    })
  }
}
