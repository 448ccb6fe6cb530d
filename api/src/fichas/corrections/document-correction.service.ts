import type { CorrectDocument, CorrectDocumentAnswer } from '@fichero/contract/corrections.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { audit } from '../../audit/audit.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { type Detail, emptyDetail, ImportDetail } from '../../imports/import-detail.entity.js'
import { succeed } from '../../records/succeed.js'
import { Apprentice } from '../apprentice.entity.js'
import { changeNumber, changeType, fichasOf } from '../change-number.js'
import { Enrolment } from '../enrolment.entity.js'
import { documentRefusal } from './document-refusal.js'
import { lockForCorrection } from './lock-for-correction.js'
import { recordByHand } from './record-by-hand.js'

/** The document of a person: typed wrong in SOFIA Plus, or that of an identity card of minors. */
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
      const person = await manager.findOneByOrFail(Apprentice, { nro_documento })
      const refusal = await documentRefusal(manager, nro_ficha, person, data)
      if (refusal) throw refusal
      const isType = nro_documento === data.nro_documento
      const named = (row: CorrectDocument) =>
        isType ? `${row.tipo_documento} ${row.nro_documento}` : row.nro_documento
      const id = await recordByHand(manager, {
        actor,
        nro_ficha,
        tipo: 'correccion',
        antes: named(person),
        despues: named(data),
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
