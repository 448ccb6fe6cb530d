import { createConnection } from 'mysql2/promise'
import { fillDatabase } from './data-set.mjs'
import { freshDatabase } from './database.mjs'
import { startFichero } from './fichero.mjs'

/**
 * Runs `work` with the system on a separate database that contains a data set. `work` also gets the sizes of the data, and the
 * database.
 */
export async function withDataSet(size, work) {
  const database = await freshDatabase()
  try {
    const fichero = await startFichero(database.url)
    try {
      const connection = await createConnection({ uri: database.url })
      const rows = await fillDatabase(connection, size).finally(() => connection.end())
      return await work(fichero, rows, database)
    } finally {
      await fichero.stop()
    }
  } finally {
    await database.drop()
  }
}
