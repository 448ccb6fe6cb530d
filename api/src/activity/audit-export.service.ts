import type { AuditEntry, AuditExportQuery, AuditFilters } from '@fichero/contract/audit.schema'
import { auditChanges, auditText } from '@fichero/contract/audit-text'
import { AUDIT_WORDS_ES, type AuditWords } from '@fichero/contract/audit-words'
import { AUDIT_WORDS_EN } from '@fichero/contract/audit-words.en'
import { fill } from '@fichero/contract/errors'
import { MAX_AUDIT_EXPORT } from '@fichero/contract/limits'
import { Injectable } from '@nestjs/common'
import { inColombia } from '../domain/today.js'
import { type ColumnOf, sheetOf } from '../workbooks/sheet-of.js'
import { type Workbook, workbookOf } from '../workbooks/workbook.js'
import { MOMENT } from '../workbooks/write-workbook.js'
import { AuditTrailService } from './audit-trail.service.js'

const WORDS = { es: AUDIT_WORDS_ES, en: AUDIT_WORDS_EN }

/** Entries read at once; their values may be large. Between two reads others are answered. */
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

  async export({ lang = 'es', ...filters }: AuditExportQuery): Promise<Workbook> {
    const words = WORDS[lang]
    const lines = await this.lines(filters, words)
    const left = (await this.trail.count(filters)) - lines.length
    if (lines.length === MAX_AUDIT_EXPORT && left > 0)
      lines.push({ ...NO_LINE, what: fill(words.sheet.more, { count: left }) })
    return workbookOf([words.sheet.name], [sheetOf(words.sheet.name, columns(words), lines)])
  }

  private async lines(filters: AuditFilters, words: AuditWords): Promise<Line[]> {
    const lines: Line[] = []
    while (lines.length < MAX_AUDIT_EXPORT) {
      const entries = await this.trail.newest(filters, BATCH, lines.length)
      lines.push(...entries.map((entry) => lineOf(entry, words)))
      if (entries.length < BATCH) break
    }
    return lines
  }
}

const NO_LINE: Line = { moment: null, who: null, document: null, what: '', changes: '' }

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
