import type { AuditAnswer, auditQuery } from '../admin.schema.ts'
import { get, type QueryOf, RESOURCES } from './call.ts'

/** Every write adds an entry, so all resources affect it. */
export const listAudit = get('/admin/audit', { access: 'audit:view', reads: RESOURCES })
  .takes<{ query?: QueryOf<typeof auditQuery> }>()
  .returns<AuditAnswer>()
