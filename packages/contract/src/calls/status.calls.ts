import type { BackupFaultAnswer, StatusAnswer, VersionAnswer } from '../status.schema.ts'
import { get } from './call.ts'

export const getStatus = get('/status', {
  access: 'status:view',
  reads: ['remotes', 'requests'],
}).returns<StatusAnswer>()

/** Only the fault about backups: cheaper than `getStatus`, for the dashboard, which many people open. */
export const getBackupFault = get('/status/copia', { access: 'status:view' }).returns<BackupFaultAnswer>()

export const getVersion = get('/status/version', { access: 'status:view' }).returns<VersionAnswer>()
