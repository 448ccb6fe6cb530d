import type { FileQuery } from '@fichero/contract/common.schema'
import { hasNoContactData } from '@fichero/contract/contact-data'
import type { ContactData, ContactDataAnswer, ContactRemovedAnswer } from '@fichero/contract/personal-data.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { Config } from '../../config/config.js'
import { fail } from '../../errors/fail.js'
import type { Workbook } from '../../files/spreadsheet-writer/workbook.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { personFile } from './person-file.js'
import { personWorkbook } from './person-workbook.js'
import { remainingContactData } from './remaining-contact-data.js'
import { contactDataOf, removeContact } from './remove-contact.js'

/** Lets administrators answer people who ask to see their personal data, or to have their contact data removed. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  async export(document: string, { lang = 'es' }: FileQuery): Promise<Workbook> {
    const file = await personFile(this.dataSource, document)
    if (Object.keys(file).length === 0) throw fail('not_found')
    return personWorkbook(this.dataSource, document, file, lang)
  }

  async contact(document: string): Promise<ContactDataAnswer> {
    const datos = await contactDataOf(this.dataSource, document)
    return { ok: true, datos, ...(await this.restOf(document, datos)) }
  }

  async removeContact(actor: Actor, document: string): Promise<ContactRemovedAnswer> {
    const before = new Date()
    const datos = await removeContact(this.dataSource, document, { actor, config: this.config })
    const code = hasNoContactData(datos) ? 'contact_removed_before' : 'contact_removed'
    return succeed(code, { datos, ...(await this.restOf(document, datos, before)) })
  }

  private restOf(document: string, datos: ContactData, now?: Date) {
    return remainingContactData(this.dataSource, this.config.database, { document, datos, now })
  }
}
