import type { AuditAnswer, auditQuery } from '../admin.schema.ts'
import { get, type QueryOf, RESOURCES } from './call.ts'

/** Every change leaves an entry. */
export const listAudit = get('/admin/audit', { access: 'audit:view', reads: RESOURCES })
  .takes<{ query?: QueryOf<typeof auditQuery> }>()
  .returns<AuditAnswer>()
