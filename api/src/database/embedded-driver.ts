import type Libsql from 'libsql'

type Driver = new (path: string, options?: Libsql.Options) => Libsql.Database
type Take = (...values: unknown[]) => unknown

/**
 * libsql, whose statements get their values as a list: a single value that is an object, as `null` and bytes are, it takes
 * for values by their names.
 */
export const embeddedDriver = (driver: Driver): Driver =>
  class extends driver {
    override prepare(sql: string): never {
      const statement = super.prepare(sql)
      for (const method of ['run', 'all'] as const) {
        const take = (statement[method] as Take).bind(statement)
        statement[method] = ((...values: unknown[]) => take(values)) as never
      }
      return statement as never
    }
  }
