import type { DataSource, QueryRunner } from 'typeorm'
import type { School } from './school.js'

/** Runs a statement, or another one, or none; the answer is what the code gets. */
type Intercept = (sql: string, run: (instead?: string) => Promise<unknown>) => Promise<unknown>

/** Runs `work` while `intercept` decides about each statement of a transaction. */
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
