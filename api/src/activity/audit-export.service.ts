import type { AuditEntry, AuditExportQuery, AuditFilters } from '@fichero/contract/audit.schema'
import { auditChanges, auditText } from '@fichero/contract/audit-text'
import type { AuditWords } from '@fichero/contract/audit-vocabulary'
import { AUDIT_WORDS_ES } from '@fichero/contract/audit-words'
import { AUDIT_WORDS_EN } from '@fichero/contract/audit-words.en'
import { Injectable } from '@nestjs/common'
import { inColombia } from '../domain/today.js'
import { type ColumnOf, sheetOf } from '../workbooks/sheet-of.js'
import { type Workbook, workbookOf } from '../workbooks/workbook.js'
import { MOMENT } from '../workbooks/worksheet.js'
import { AuditTrailService } from './audit-trail.service.js'

const WORDS = { es: AUDIT_WORDS_ES, en: AUDIT_WORDS_EN }

/** Entries read at once; their values may be large. */
const BATCH = 250

/** What a line of the sheet keeps of an entry. */
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

  export({ lang = 'es', ...filters }: AuditExportQuery): Workbook {
    const words = WORDS[lang]
    return workbookOf([words.sheet.name], [sheetOf(words.sheet.name, columns(words), this.lines(filters, words))])
  }

  private async *lines(filters: AuditFilters, words: AuditWords) {
    let entries = await this.trail.newest(filters, BATCH)
    while (entries.length > 0) {
      yield entries.map((entry) => lineOf(entry, words))
      entries = await this.trail.newest(filters, BATCH, { before: entries.at(-1)!.id })
    }
  }
}

const lineOf = (entry: AuditEntry, words: AuditWords): Line => ({
  moment: inColombia(new Date(entry.fecha)),
  who: entry.usuario && `${entry.usuario.nombre} ${entry.usuario.apellido}`,
  document: entry.usuario?.nro_documento ?? null,
  what: auditText(entry, words),
  changes: auditChanges(entry, words)
    .map(({ label, before, after }) =>
      before === null ? `${label}: ${after}` : `${label}: ${before} → ${after ?? words.nothing}`,
    )
    .join('; '),
})

const columns = ({ sheet }: AuditWords): ColumnOf<Line>[] => [
  { heading: sheet.when, width: 18, format: MOMENT, value: ({ moment }) => moment },
  { heading: sheet.who, width: 28, value: ({ who }) => who },
  { heading: sheet.document, width: 16, value: ({ document }) => document },
  { heading: sheet.what, width: 70, value: ({ what }) => what },
  { heading: sheet.changes, width: 80, value: ({ changes }) => changes },
]
