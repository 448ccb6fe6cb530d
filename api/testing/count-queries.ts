import type { DataSource, Logger } from 'typeorm'

const SILENT: Logger = {
  logQuery() {},
  logQueryError() {},
  logQuerySlow() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
}

/** Counts the statements that the database executes while `work` runs. */
export async function countQueries(dataSource: DataSource, work: () => Promise<unknown>): Promise<number> {
  const { logger } = dataSource
  let count = 0
  dataSource.logger = {
    ...SILENT,
    logQuery() {
      count++
    },
  }
  try {
    await work()
  } finally {
    dataSource.logger = logger
  }
  if (count === 0) throw new Error('No statement was executed.')
  return count
}
