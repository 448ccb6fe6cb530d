import type * as calls from './audit.calls.ts'
import type { DocsOf } from './call-docs.ts'

export const DOCS = {
  listAudit: {
    area: 'Audit',
    summary: 'List changes: who changed what',
    description:
      'Every change, newest first, with the values before and after. `accion` is an action or an area; without it, `ingresos=sin` omits sign-ins and sign-outs. `desde` and `hasta` are days in Colombia, inclusive; `fecha` of an entry is an instant in UTC.',
    example: { query: { page: 1, limit: 10, accion: 'fichas' } },
  },
  listAuditPeople: {
    area: 'Audit',
    summary: 'List the people who changed anything',
    description: 'The options of the filter `usuario`, by surname.',
  },
  exportAudit: {
    area: 'Audit',
    summary: 'Export the entries as a workbook',
    description: 'All entries that match the same filters, newest first.',
    example: { query: { accion: 'fichas', lang: 'es' } },
  },
} as const satisfies DocsOf<typeof calls>
