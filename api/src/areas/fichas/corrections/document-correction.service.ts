import type { CorrectDocument, CorrectDocumentAnswer } from '@fichero/contract/corrections.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { type Detail, emptyDetail, ImportDetail } from '../../../files/import-records/import-detail.entity.js'
import { audit } from '../../../records/audit/audit.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { Apprentice } from '../apprentice.entity.js'
import { changeNumber, changeType, fichasOf } from '../change-number.js'
import { Enrolment } from '../enrolment.entity.js'
import { documentRefusal } from './document-refusal.js'
import { lockForCorrection, requireOwnPeople } from './lock-for-correction.js'
import { recordByHand } from './record-by-hand.js'

/** Corrects the document number and type of a person, for example if SOFIA Plus still has the identity card of a minor. */
@Injectable()
export class DocumentCorrectionService {
  constructor(private readonly dataSource: DataSource) {}

  async correct(
    actor: Actor,
    { nro_ficha, nro_documento }: Pick<Enrolment, 'nro_ficha' | 'nro_documento'>,
    data: CorrectDocument,
  ): Promise<CorrectDocumentAnswer> {
    const others = await fichasOf(this.dataSource.manager, nro_documento)
    const importacion = await inTransaction(this.dataSource, async (manager) => {
      await lockForCorrection(manager, actor, nro_ficha, others)
      const enrolment = await manager.findOneBy(Enrolment, { nro_ficha, nro_documento })
      if (!enrolment) throw fail('apprentice_not_found')
      await requireOwnPeople(manager, actor, [nro_documento, data.nro_documento])
      const person = await manager.findOneByOrFail(Apprentice, { nro_documento })
      const error = await documentRefusal(manager, nro_ficha, person, data)
      if (error) throw error
      const changesTypeOnly = nro_documento === data.nro_documento
      const labelOf = (row: CorrectDocument) =>
        changesTypeOnly ? `${row.tipo_documento} ${row.nro_documento}` : row.nro_documento
      const id = await recordByHand(manager, {
        actor,
        nro_ficha,
        tipo: 'correccion',
        antes: labelOf(person),
        despues: labelOf(data),
        registros: { nuevos: 0, cambiados: 0, sin_cambio: 0 },
      })
      const contenido = await applyCorrection(manager, person, data)
      await manager.insert(ImportDetail, { id_importacion: id, contenido, id_deshacer: null })
      await audit(manager, {
        actor,
        accion: 'apprentices:correct-document',
        entidad: 'matricula',
        entidad_id: enrolment.id,
        antes: { nro_documento, tipo_documento: person.tipo_documento },
        despues: { importacion: id, ...data },
      })
      return id
    })
    return succeed('document_corrected', { importacion, ...data })
  }
}

/** Changes the number, the type or both. Returns the detail that undoing the correction needs. */
async function applyCorrection(manager: EntityManager, person: Apprentice, data: CorrectDocument): Promise<Detail> {
  const { nro_documento, tipo_documento } = data
  const isSameType = person.tipo_documento === tipo_documento
  const type = { nro_documento, antes: { tipo_documento: person.tipo_documento }, despues: { tipo_documento } }
  const personas = isSameType ? [] : [type]
  if (person.nro_documento !== nro_documento) {
    const change = await changeNumber(manager, person.nro_documento, nro_documento, tipo_documento)
    return { ...emptyDetail(), documentos: [change], personas }
  }
  await changeType(manager, person, tipo_documento)
  return { ...emptyDetail(), personas }
}
