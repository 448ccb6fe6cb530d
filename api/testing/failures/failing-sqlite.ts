import type Libsql from 'libsql'
import { Failures, TransactionTracker } from './failures.js'

type Driver = new (path: string, options?: Libsql.Options) => Libsql.Database
type Run = (...values: unknown[]) => unknown

/**
 * Failures by name: the error code, and whether SQLite rolls back the transaction by itself. After some errors SQLite may do
 * either (https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction).
 */
export const SQLITE_FAILURES: Record<string, { code: string; rollsBack: boolean }> = {
  full: { code: 'SQLITE_FULL', rollsBack: true },
  'full, in the statement': { code: 'SQLITE_FULL', rollsBack: false },
  'writing fails': { code: 'SQLITE_IOERR_WRITE', rollsBack: true },
  'reading fails': { code: 'SQLITE_IOERR_READ', rollsBack: false },
  'no memory': { code: 'SQLITE_NOMEM', rollsBack: true },
  'no memory, in the statement': { code: 'SQLITE_NOMEM', rollsBack: false },
  interrupted: { code: 'SQLITE_INTERRUPT', rollsBack: true },
  busy: { code: 'SQLITE_BUSY', rollsBack: false },
  corrupt: { code: 'SQLITE_CORRUPT', rollsBack: false },
}

/** Returns a replacement of libsql for `jest.mock`, with injected `failures`. */
export function failingSqlite(driver: Driver) {
  const failures = new Failures()
  class Failing extends driver {
    private readonly tracker = new TransactionTracker()

    override prepare(sql: string): never {
      const statement = super.prepare(sql)
      for (const method of ['run', 'all'] as const) {
        const run: Run = (statement[method] as Run).bind(statement)
        statement[method] = ((...values: unknown[]) => this.runOrFail(sql, () => run(...values))) as never
      }
      return statement as never
    }

    override exec(sql: string): this {
      return this.runOrFail(sql, () => super.exec(sql)) as this
    }

    private runOrFail(sql: string, run: () => unknown): unknown {
      const moment = this.tracker.momentOf(sql)
      const failure = moment && failures.next(moment)
      if (!failure) return run()
      const { code, rollsBack } = SQLITE_FAILURES[failure.kind]!
      // A failed commit is rolled back, unless another program holds the lock.
      const isOver = rollsBack || (moment === 'commit' && code !== 'SQLITE_BUSY')
      if (isOver && this.inTransaction) super.exec('ROLLBACK')
      throw Object.assign(new Error(failure.kind), { code })
    }
  }
  return Object.assign(Failing, { failures })
}
