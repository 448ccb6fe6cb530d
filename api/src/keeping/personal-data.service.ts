import type { FileQuery } from '@fichero/contract/common.schema'
import { hasNoContactData } from '@fichero/contract/contact-data'
import type { ContactDataAnswer, ContactRemovedAnswer } from '@fichero/contract/personal-data.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { fail } from '../errors/fail.js'
import { succeed } from '../records/succeed.js'
import type { Workbook } from '../workbooks/workbook.js'
import { personFile } from './person-file.js'
import { personWorkbook } from './person-workbook.js'
import { contactDataOf, removeContact } from './remove-contact.js'

/** What administrators answer to who asks for what is held about them, or to have it removed. */
@Injectable()
export class PersonalDataService {
  constructor(private readonly dataSource: DataSource) {}

  async export(document: string, { lang = 'es' }: FileQuery): Promise<Workbook> {
    const file = await personFile(this.dataSource, document)
    if (Object.keys(file).length === 0) throw fail('not_found')
    return personWorkbook(this.dataSource, document, file, lang)
  }

  async contact(document: string): Promise<ContactDataAnswer> {
    return { ok: true, datos: await contactDataOf(this.dataSource, document) }
  }

  async removeContact(actor: Actor, document: string): Promise<ContactRemovedAnswer> {
    const datos = await removeContact(this.dataSource, document, actor)
    return succeed(hasNoContactData(datos) ? 'contact_removed_before' : 'contact_removed', { datos })
  }
}
