import type { DataSource, QueryRunner } from 'typeorm'
import type { School } from './school.js'

/** Replaces a statement: may call `run()` to run it, `run(instead)` to run another one, or neither. Returns the answer. */
type Intercept = (sql: string, run: (instead?: string) => Promise<unknown>) => Promise<unknown>

/** Runs `work` with each statement of its transactions passed to `intercept`. */
export async function interceptStatements<T>(
  { api: { dataSource } }: Pick<School, 'api'>,
  intercept: Intercept,
  work: () => Promise<T>,
): Promise<T> {
  const restore = isEmbedded(dataSource)
    ? wrap(dataSource.writer.connection.runner, intercept)
    : wrapAll(dataSource, intercept)
  return work().finally(restore)
}

/** SQLite runs all transactions on one connection; MySQL takes one from the pool for each. */
const isEmbedded = (dataSource: object): dataSource is { writer: { connection: { runner: QueryRunner } } } =>
  'writer' in dataSource

function wrap(runner: QueryRunner, intercept: Intercept): () => void {
  const { query } = runner
  runner.query = (sql: string, ...more: unknown[]) =>
    intercept(sql, (instead = sql) =>
      (query as (...all: unknown[]) => Promise<unknown>).call(runner, instead, ...more),
    ) as Promise<never>
  return () => {
    runner.query = query
  }
}

function wrapAll({ driver }: DataSource, intercept: Intercept): () => void {
  const create = driver.createQueryRunner
  driver.createQueryRunner = (mode) => {
    const runner = create.call(driver, mode)
    wrap(runner, intercept)
    return runner
  }
  return () => {
    driver.createQueryRunner = create
  }
}
