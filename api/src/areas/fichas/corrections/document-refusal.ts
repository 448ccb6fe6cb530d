import type { CorrectDocument } from '@fichero/contract/corrections.schema'
import { fullName } from '@fichero/contract/text'
import type { EntityManager } from 'typeorm'
import type { AppError } from '../../../errors/app-error.js'
import { fail } from '../../../errors/fail.js'
import { isOtherPerson } from '../../../files/import-records/other-person.js'
import { Apprentice } from '../apprentice.entity.js'
import { Enrolment } from '../enrolment.entity.js'
import { peopleByFormerNumber } from '../former-documents.js'

/** Returns the error if the document number cannot be assigned to the person, otherwise null. */
export async function documentRefusal(
  manager: EntityManager,
  nro_ficha: number,
  person: Apprentice,
  { tipo_documento, nro_documento }: CorrectDocument,
): Promise<AppError | null> {
  const documento = nro_documento
  if (nro_documento === person.nro_documento)
    return tipo_documento === person.tipo_documento
      ? fail('document_same', { documento: `${tipo_documento} ${documento}` })
      : null
  const holder = await manager.findOneBy(Apprentice, { nro_documento })
  if (holder) {
    const nombre = fullName(holder)
    if (await manager.existsBy(Enrolment, { nro_ficha, nro_documento }))
      return fail('document_in_ficha', { documento, nombre })
    return isOtherPerson(holder, { ...person, tipo_documento: null })
      ? fail('document_other_person', { documento, nombre })
      : null
  }
  const former = (await peopleByFormerNumber(manager, [nro_documento])).get(nro_documento)
  return former && former.nro_documento !== person.nro_documento
    ? fail('document_former', { documento, nombre: fullName(former), actual: former.nro_documento })
    : null
}
