import type { JudgmentRecord, JudgmentsReport, Report } from './records.js'

/** Records as sent between threads: each distinct value once, because reports repeat theirs thousands of times. */
interface PackedRecords {
  keys: string[]
  values: JudgmentRecord[keyof JudgmentRecord][]
  /** For each record and key, the index into `values`. */
  places: Uint32Array<ArrayBuffer>
}

/** A report as sent between threads. Only judgments are many. */
export type PackedReport =
  | Exclude<Report, JudgmentsReport>
  | (Omit<JudgmentsReport, 'judgments'> & { judgments: PackedRecords })

export function packReport(report: Report): PackedReport {
  return report.kind === 'juicios' ? { ...report, judgments: pack(report.judgments) } : report
}

export function unpackReport(report: PackedReport): Report {
  return report.kind === 'juicios' ? { ...report, judgments: unpack(report.judgments) } : report
}

function pack(records: JudgmentRecord[]): PackedRecords {
  const keys = Object.keys(records[0] ?? {}) as (keyof JudgmentRecord)[]
  const values: PackedRecords['values'] = []
  const known = new Map<unknown, number>()
  const places = new Uint32Array(records.length * keys.length)
  let at = 0
  for (const record of records) {
    for (const key of keys) {
      const value = record[key]
      let place = known.get(value)
      if (place === undefined) {
        place = values.push(value) - 1
        known.set(value, place)
      }
      places[at++] = place
    }
  }
  return { keys, values, places }
}

function unpack({ keys, values, places }: PackedRecords): JudgmentRecord[] {
  const records: JudgmentRecord[] = []
  for (let at = 0; at < places.length; at += keys.length) {
    const record: Record<string, unknown> = {}
    for (let i = 0; i < keys.length; i++) record[keys[i]!] = values[places[at + i]!]
    records.push(record as unknown as JudgmentRecord)
  }
  return records
}
