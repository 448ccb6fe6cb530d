import { connect } from '../src/database/connect.js'
import { PREPARING, SERVING } from '../src/database/limits.js'
import { ENTITIES } from '../src/operations/app.entities.js'
import { freshDatabase } from './database.js'
import { preparedDatabase } from './prepared-database.js'

/**
 * Creates a database on the engine of this run and connects to it, without a server. A database without a schema gets the
 * timeouts for its preparation. `drop` also disconnects.
 */
export async function connectedDatabase({ migrated = true } = {}) {
  const database = await (migrated ? preparedDatabase() : freshDatabase())
  const dataSource = await connect(database.target, ENTITIES, migrated ? SERVING : PREPARING)
  return {
    ...database,
    dataSource,
    async drop() {
      await dataSource.destroy()
      await database.drop()
    },
  }
}
/** A database with an open connection; see `connectedDatabase`. */
export type ConnectedDatabase = Awaited<ReturnType<typeof connectedDatabase>>
