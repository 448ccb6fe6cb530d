import type { BoardExportQuery } from '@fichero/contract/tyt-board.schema'
import { Injectable } from '@nestjs/common'
import type { Actor } from '../../access/current-user.decorator.js'
import { allows } from '../../access/policy.js'
import { type Workbook, workbookOf } from '../../workbooks/workbook.js'
import { EXPORT_WORDS } from '../export/export-words.js'
import { enrolmentPolicy } from '../fichas.policy.js'
import { boardSheet } from './board-sheet.js'
import { TytPeopleService } from './tyt-people.service.js'
import type { BoardRow } from './tyt-rows.js'

/** The people of the board as a workbook, for who registers them for the test. */
@Injectable()
export class TytExportService {
  constructor(private readonly board: TytPeopleService) {}

  async people(actor: Actor, { lang = 'es', ...filters }: BoardExportQuery): Promise<Workbook> {
    const rows = await this.board.listAll(actor, filters)
    return workbookOf(['tyt'], [boardSheet(rows.map(withContact(actor)), EXPORT_WORDS[lang])])
  }
}

/** A list of phones and mails by the thousand is for who keeps them: administrators, and the head of the ficha. */
const withContact =
  (actor: Actor) =>
  (row: BoardRow): BoardRow =>
    allows(enrolmentPolicy.editContact, actor, { estado: 'habilitado', id_jefe: row.id_jefe })
      ? row
      : { ...row, celular: null, correo: null }
