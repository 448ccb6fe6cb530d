import type { BoardExportQuery, BoardFilters } from '@fichero/contract/tyt-board.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { type Workbook, workbookOf } from '../../../files/spreadsheet-writer/workbook.js'
import { EXPORT_WORDS } from '../export/export-words.js'
import { exportsContact } from '../fichas.policy.js'
import { progress } from '../progress.js'
import { boardPeople } from './board-people.js'
import type { BoardPerson } from './board-rows.js'
import { boardSheet } from './board-sheet.js'

/** Exports the people of the readiness board as a workbook, which is used to register them for the TyT test. */
@Injectable()
export class TytExportService {
  constructor(private readonly dataSource: DataSource) {}

  people(actor: Actor, { lang = 'es', ...filters }: BoardExportQuery): Workbook {
    return workbookOf(['tyt'], [boardSheet(this.read(actor, filters), EXPORT_WORDS[lang])])
  }

  private async *read(actor: Actor, filters: BoardFilters) {
    for await (const people of boardPeople(this.dataSource, filters, actor)) yield people.map(rowOf(actor))
  }
}

/** Adds the progress to a person and removes hidden contact data. Changes the row in place to save memory in large exports. */
const rowOf = (actor: Actor) => (person: BoardPerson) =>
  Object.assign(person, progress(person), exportsContact(actor, person) ? undefined : NO_CONTACT)

const NO_CONTACT = { celular: null, correo: null }
