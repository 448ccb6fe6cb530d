import {
  type Contact,
  type UpdateContact,
  type UpdateContactAnswer,
  updateContactData,
} from '@fichero/contract/apprentices.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { authorize } from '../access/policy.js'
import { inTransaction } from '../database/transaction.js'
import { today } from '../domain/today.js'
import { lockRow } from '../records/lock-row.js'
import { succeed } from '../records/succeed.js'
import { updateRow } from '../records/update-row.js'
import { requireVersion } from '../records/versions.js'
import { Enrolment } from './enrolment.entity.js'
import { Ficha } from './ficha.entity.js'
import { enrolmentPolicy } from './fichas.policy.js'
import { mailColumns } from './mail-columns.js'

/** The contact data of one enrolment: the only data of an apprentice that is edited here and not in SOFIA Plus. */
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
      // Loading a report and undoing it lock the ficha and write back the contact data that they read.
      const ficha = await lockRow(manager, Ficha, { nro_ficha: key.nro_ficha }, 'apprentice_not_found')
      const enrolment = await lockRow(manager, Enrolment, key, 'apprentice_not_found')
      authorize(enrolmentPolicy.editContact, actor, ficha)
      await requireVersion(ifMatch, enrolment.version, () => present(enrolment))
      const celular = newValue('celular', data, enrolment)
      const correo = newValue('correo', data, enrolment)
      const { correo_busqueda } = mailColumns(correo)
      // A report of this day or an earlier one does not replace the edited value.
      const typed = { celular_editado: enrolment.celular_editado, correo_editado: enrolment.correo_editado }
      if (celular !== enrolment.celular) typed.celular_editado = today()
      if (correo !== enrolment.correo) typed.correo_editado = today()
      const saved = await updateRow(manager, enrolment, {
        actor,
        accion: 'apprentices:edit-contact',
        values: { celular, correo },
        unaudited: { correo_busqueda, ...typed },
      })
      return succeed('contact_updated', { contacto: present(saved) })
    })
  }
}

/**
 * A load stores a value as its file has it. The same value as the schema cleans it is no edit: otherwise an edit of the
 * mail would rewrite the phone and count as typed here, and later reports would not replace it.
 */
function newValue(field: 'celular' | 'correo', { [field]: sent }: UpdateContact, { [field]: stored }: Enrolment) {
  if (sent === undefined) return stored
  return updateContactData.shape[field].safeParse(stored).data === sent ? stored : sent
}

const present = ({ celular, correo, version }: Enrolment): Contact => ({ celular, correo, version })
