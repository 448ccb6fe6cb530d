import type Libsql from 'libsql'

type Driver = new (path: string, options?: Libsql.Options) => Libsql.Database
/** A method of a statement that takes its values, such as `run`. */
type Take = (...values: unknown[]) => unknown

/**
 * Wraps libsql so that statements pass their values as a list. libsql would read a single value of type object, such as `null`
 * or bytes, as named parameters.
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
