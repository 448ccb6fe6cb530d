import type { ApprenticeQuery } from '@fichero/contract/apprentices.schema'
import type { FileQuery } from '@fichero/contract/common.schema'
import type { FichasExportQuery } from '@fichero/contract/fichas-query.schema'
import type { OwedExportQuery } from '@fichero/contract/owed.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { type Workbook, workbookOf } from '../../../files/spreadsheet-writer/workbook.js'
import { ApprenticesService } from '../apprentices.service.js'
import { FichasService } from '../fichas.service.js'
import { MissingService } from '../owed/missing.service.js'
import { OwedService } from '../owed/owed.service.js'
import { ScheduledInstructorsService } from '../scheduled-instructors/scheduled-instructors.service.js'
import { apprenticeSheets } from './apprentice-sheets.js'
import { contactsOf } from './contact-rows.js'
import { EXPORT_WORDS } from './export-words.js'
import { fichaSheets } from './ficha-sheets.js'
import { fichasSheet } from './fichas-sheet.js'
import { instructorsSheets } from './instructors-sheet.js'
import { missingSheets } from './missing-sheets.js'
import { owedSheet } from './owed-sheet.js'

type ApprenticeFileQuery = ApprenticeQuery & FileQuery

/** Exports screens as workbooks. Uses the services of the screens, so that both show the same people and figures. */
@Injectable()
export class FichaExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fichas: FichasService,
    private readonly apprentices: ApprenticesService,
    private readonly owedJudgments: OwedService,
    private readonly missingOutcomes: MissingService,
    private readonly scheduled: ScheduledInstructorsService,
  ) {}

  async ficha(actor: Actor, nroFicha: number, { lang = 'es' }: FileQuery): Promise<Workbook> {
    const ficha = await this.fichas.get(actor, nroFicha)
    const scheduled = await this.scheduled.get(actor, nroFicha)
    const words = EXPORT_WORDS[lang]
    return workbookOf(['ficha', nroFicha], [...fichaSheets(ficha, words), ...instructorsSheets(scheduled, words)])
  }

  list(actor: Actor, query: FichasExportQuery): Workbook {
    return workbookOf(['fichas'], [fichasSheet(this.fichas.listAll(actor, query), EXPORT_WORDS[query.lang ?? 'es'])])
  }

  owed(actor: Actor, query: OwedExportQuery): Workbook {
    const words = EXPORT_WORDS[query.lang ?? 'es']
    return workbookOf([words.owed], [owedSheet(this.owedJudgments.listAll(actor, query), words)])
  }

  async missing(actor: Actor, nroFicha: number, { lang = 'es' }: FileQuery): Promise<Workbook> {
    const missing = await this.missingOutcomes.get(actor, nroFicha)
    const words = EXPORT_WORDS[lang]
    const contacts = await contactsOf(this.dataSource, actor, nroFicha)
    return workbookOf([words.missingSheet, words.ficha, nroFicha], missingSheets(missing, contacts, words))
  }

  async apprentice(actor: Actor, nroDocumento: string, { ficha, lang = 'es' }: ApprenticeFileQuery): Promise<Workbook> {
    const { data } = await this.apprentices.get(actor, nroDocumento, ficha)
    const words = EXPORT_WORDS[lang]
    const name = [words.apprentice, nroDocumento, words.ficha, data.ficha.nro_ficha]
    return workbookOf(name, apprenticeSheets(data, words))
  }
}
