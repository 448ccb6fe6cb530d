import {
  type Contact,
  type UpdateContact,
  type UpdateContactAnswer,
  updateContactData,
} from '@fichero/contract/apprentices.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { authorize } from '../../access/policy.js'
import { inTransaction } from '../../database/transaction.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { updateRow } from '../../records/row-updates/update-row.js'
import { requireVersion } from '../../records/row-updates/versions.js'
import { today } from '../../rules/today.js'
import { Enrolment } from './enrolment.entity.js'
import { enrolmentPolicy } from './fichas.policy.js'
import { mailColumns } from './mail-columns.js'
import { lockVisibleFicha } from './notices/notices.service.js'

/**
 * Updates the contact data of one enrolment. Users edit no other data of an apprentice here: the rest comes from SOFIA Plus.
 */
@Injectable()
export class ContactUpdateService {
  constructor(private readonly dataSource: DataSource) {}

  update(
    actor: Actor,
    key: Pick<Enrolment, 'nro_ficha' | 'nro_documento'>,
    data: UpdateContact,
    ifMatch: string | undefined,
  ): Promise<UpdateContactAnswer> {
    return inTransaction(this.dataSource, async (manager) => {
      // Imports and undos hold this lock while they read and write contact data.
      const ficha = await lockVisibleFicha(manager, actor, key.nro_ficha)
      const enrolment = await lockRow(manager, Enrolment, key, 'apprentice_not_found')
      authorize(enrolmentPolicy.editContact, actor, ficha)
      await requireVersion(ifMatch, enrolment.version, () => present(enrolment))
      const celular = newValue('celular', data, enrolment)
      const correo = newValue('correo', data, enrolment)
      const { correo_busqueda } = mailColumns(correo)
      // A report from this day or earlier does not replace the edited value.
      const edited = { celular_editado: enrolment.celular_editado, correo_editado: enrolment.correo_editado }
      if (celular !== enrolment.celular) edited.celular_editado = today()
      if (correo !== enrolment.correo) edited.correo_editado = today()
      const saved = await updateRow(manager, enrolment, {
        actor,
        accion: 'apprentices:edit-contact',
        values: { celular, correo },
        unaudited: { correo_busqueda, ...edited },
      })
      return succeed('contact_updated', { contacto: present(saved) })
    })
  }
}

/**
 * Returns the value to store. An import stores values as the file has them, but the form sends them normalized. A sent value
 * that equals the normalized stored value is therefore not an edit. Otherwise editing the mail would mark the phone as edited
 * too, and later reports would not replace the phone.
 */
function newValue(field: 'celular' | 'correo', { [field]: sent }: UpdateContact, { [field]: stored }: Enrolment) {
  if (sent === undefined) return stored
  return updateContactData.shape[field].safeParse(stored).data === sent ? stored : sent
}

/** Returns the contact data of an enrolment, for the answer. */
const present = ({ celular, correo, version }: Enrolment): Contact => ({ celular, correo, version })
