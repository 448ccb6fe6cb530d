import type { AuditEntry, AuditExportQuery, AuditFilters } from '@fichero/contract/audit.schema'
import { auditChanges, auditText } from '@fichero/contract/audit-text'
import { CELL_FORMATS } from '@fichero/contract/day-text'
import type { Language } from '@fichero/contract/enums'
import { fullName } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import type { Actor } from '../../access/current-user.decorator.js'
import { type ColumnOf, sheetOf } from '../../files/spreadsheet-writer/sheet-of.js'
import { type Workbook, workbookOf } from '../../files/spreadsheet-writer/workbook.js'
import { translatorsOf } from '../../i18n/texts.js'
import { inColombia } from '../../rules/today.js'
import { AuditTrailService } from './audit-trail.service.js'

const texts = translatorsOf('audit')

/** Entries per query. Few, because the values of an entry may be large. */
const BATCH = 250

/** A row of the worksheet: one audit entry. */
interface Line {
  moment: Date | null
  who: string | null
  document: string | null
  what: string
  changes: string
}

@Injectable()
export class AuditExportService {
  constructor(private readonly trail: AuditTrailService) {}

  export(actor: Actor, { lang = 'es', ...filters }: AuditExportQuery): Workbook {
    const name = texts[lang]('sheet.name')
    return workbookOf([name], [sheetOf(name, columns(lang), this.lines(actor, filters, lang))])
  }

  private async *lines(actor: Actor, filters: AuditFilters, language: Language) {
    let entries = await this.trail.newest(actor, filters, BATCH)
    while (entries.length > 0) {
      yield entries.map((entry) => lineOf(entry, language))
      entries = await this.trail.newest(actor, filters, BATCH, { before: entries.at(-1)!.id })
    }
  }
}

/** Converts an entry to a row of the worksheet, in the language of the export. */
const lineOf = (entry: AuditEntry, language: Language): Line => {
  const translate = texts[language]
  return {
    moment: inColombia(new Date(entry.fecha)),
    who: entry.usuario && fullName(entry.usuario),
    document: entry.usuario?.nro_documento ?? null,
    what: auditText(entry, translate),
    changes: auditChanges(entry, translate, language)
      .map(({ label, before, after }) =>
        before === null ? `${label}: ${after}` : `${label}: ${before} → ${after ?? translate('nothing')}`,
      )
      .join('; '),
  }
}

const columns = (language: Language): ColumnOf<Line>[] => {
  const translate = texts[language]
  return [
    {
      heading: translate('sheet.when'),
      width: 18,
      format: CELL_FORMATS[language].moment,
      value: ({ moment }) => moment,
    },
    { heading: translate('sheet.who'), width: 28, value: ({ who }) => who },
    { heading: translate('sheet.document'), width: 16, value: ({ document }) => document },
    { heading: translate('sheet.what'), width: 70, value: ({ what }) => what },
    { heading: translate('sheet.changes'), width: 80, value: ({ changes }) => changes },
  ]
}
