import type { DataSource } from 'typeorm'
import { emptyLog } from '../../database/empty-log.js'
import { inTransaction } from '../../database/transaction.js'
import { type AuditEvent, audit } from '../../records/audit/audit.js'
import { recordRemoval } from '../../records/backup-log/record-removal.js'
import { dueFiles, removeFiles } from './retention-files.js'
import { dueRows, removeRows } from './retention-rows.js'
import { isOfFiles, type RetentionRule } from './retention-rules.js'

/** The database and the data folder to clean. */
export interface RetentionTarget {
  dataSource: DataSource
  dataDir: string
}

/** What a rule would remove now. */
export interface Due {
  rule: RetentionRule
  /** Number of rows or files. */
  filas: number
  /** The days of the oldest and the newest row or file, in Colombian time. */
  primera: string
  ultima: string
}

/** Dry run: returns what each rule would remove. Rules that would remove nothing are omitted. */
export async function dueNow(
  { dataSource, dataDir }: RetentionTarget,
  rules: RetentionRule[],
  now: Date,
): Promise<Due[]> {
  const due: Due[] = []
  for (const rule of rules) {
    const figures = isOfFiles(rule) ? await dueFiles(dataDir, rule, now) : await dueRows(dataSource, rule, now)
    if (figures.filas > 0) due.push({ rule, ...figures })
  }
  return due
}

/**
 * Removes what is due, in small batches. Writes a single audit entry for all rules, because a timer runs this every night.
 * The entry is written even if a rule fails.
 */
export async function removeDue({ dataSource, dataDir }: RetentionTarget, due: Due[], now: Date): Promise<void> {
  const removed: { rule: RetentionRule; filas: number }[] = []
  try {
    for (const { rule } of due) {
      const filas = isOfFiles(rule) ? await removeFiles(dataDir, rule, now) : await removeRows(dataSource, rule, now)
      if (filas > 0) removed.push({ rule, filas })
    }
  } finally {
    if (removed.length > 0)
      await inTransaction(dataSource, async (manager) => {
        // Recorded so that a restore of an older backup repeats the removals. Backups contain no files.
        for (const { rule } of removed)
          if (!isOfFiles(rule)) await recordRemoval(manager, { tipo: 'edad', clave: rule.name, dias: rule.days })
        await audit(manager, entryOf(removed))
      })
  }
  await emptyLog(dataSource)
}

const entryOf = (removed: { rule: RetentionRule; filas: number }[]): AuditEvent => ({
  actor: null,
  accion: 'keeping:retention',
  entidad: 'retencion',
  entidad_id: 0,
  despues: {
    eliminado: removed.map(({ rule, filas }) => `${rule.name}: ${filas}`),
    dias: removed.map(({ rule }) => `${rule.name}: ${rule.days}`),
  },
})
