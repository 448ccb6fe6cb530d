import { AuditEntry } from './audit-entry.entity.js'

export const AUDIT_ENTITIES = [AuditEntry]
