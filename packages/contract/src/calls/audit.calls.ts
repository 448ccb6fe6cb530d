import type { AuditAnswer, AuditPeopleAnswer, auditExportQuery, auditQuery } from '../audit.schema.ts'
import { get, type QueryOf, RESOURCES } from './call.ts'

/** Every write adds an audit entry, so a change of any resource changes this list. */
export const listAudit = get('/admin/audit', { access: 'audit:view', reads: RESOURCES })
  .takes<{ query?: QueryOf<typeof auditQuery> }>()
  .returns<AuditAnswer>()

/** The people of the audit log, as options of its filter. */
export const listAuditPeople = get('/admin/audit/personas', {
  access: 'audit:view',
  reads: ['users'],
}).returns<AuditPeopleAnswer>()

/** The list with its filters, as a spreadsheet. */
export const exportAudit = get('/admin/audit/exportacion', { access: 'audit:view', reads: RESOURCES })
  .takes<{ query?: QueryOf<typeof auditExportQuery> }>()
  .returnsFile()
