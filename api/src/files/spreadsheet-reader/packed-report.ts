import type { JudgmentRecord, JudgmentsReport, Report } from './records.js'

/** Records as sent between processes: each distinct value once, because reports repeat values thousands of times. */
interface PackedRecords {
  keys: string[]
  values: JudgmentRecord[keyof JudgmentRecord][]
  /** For each record and key, the index into `values`. */
  indexes: Uint32Array<ArrayBuffer>
}

/** A report as sent between processes. Only judgments are numerous enough to pack. */
export type PackedReport =
  | Exclude<Report, JudgmentsReport>
  | (Omit<JudgmentsReport, 'judgments'> & { judgments: PackedRecords })

/** Prepares a report for sending to another process. */
export function packReport(report: Report): PackedReport {
  return report.kind === 'juicios' ? { ...report, judgments: pack(report.judgments) } : report
}

/** Restores a report that another process has sent. */
export function unpackReport(report: PackedReport): Report {
  return report.kind === 'juicios' ? { ...report, judgments: unpack(report.judgments) } : report
}

function pack(records: JudgmentRecord[]): PackedRecords {
  const keys = Object.keys(records[0] ?? {}) as (keyof JudgmentRecord)[]
  const values: PackedRecords['values'] = []
  const known = new Map<unknown, number>()
  const indexes = new Uint32Array(records.length * keys.length)
  let position = 0
  for (const record of records) {
    for (const key of keys) {
      const value = record[key]
      let index = known.get(value)
      if (index === undefined) {
        index = values.push(value) - 1
        known.set(value, index)
      }
      indexes[position++] = index
    }
  }
  return { keys, values, indexes }
}

function unpack({ keys, values, indexes }: PackedRecords): JudgmentRecord[] {
  const records: JudgmentRecord[] = []
  for (let start = 0; start < indexes.length; start += keys.length) {
    const record: Record<string, unknown> = {}
    for (let i = 0; i < keys.length; i++) record[keys[i]!] = values[indexes[start + i]!]
    records.push(record as unknown as JudgmentRecord)
  }
  return records
}
