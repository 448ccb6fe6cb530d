import type * as calls from './audit.calls.ts'
import type { DocsOf } from './call-docs.ts'

export const DOCS = {
  listAudit: {
    area: 'Audit',
    summary: 'Who changed what',
    description:
      'Every change, newest first, with the values before and after. `desde` and `hasta` are days in Colombia and both count; `fecha` of an entry is an instant in UTC.',
    example: { query: { page: 1, limit: 10, accion: 'fichas' } },
  },
  listAuditPeople: {
    area: 'Audit',
    summary: 'Who has changed anything',
    description: 'The choices of the filter by person, by surname.',
  },
  exportAudit: {
    area: 'Audit',
    summary: 'The entries as a workbook',
    description: 'All entries of the same filters, the newest first.',
    example: { query: { accion: 'fichas', lang: 'es' } },
  },
} as const satisfies DocsOf<typeof calls>
