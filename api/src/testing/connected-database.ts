import { ENTITIES } from '../app.entities.js'
import { connect } from '../database/connect.js'
import { freshDatabase } from './database.js'
import { preparedDatabase } from './prepared-database.js'

/** Creates a database on the engine of this run and connects to it, without a server. `drop` also disconnects. */
export async function connectedDatabase({ migrated = true } = {}) {
  const database = await (migrated ? preparedDatabase() : freshDatabase())
  const dataSource = await connect(database.target, ENTITIES)
  return {
    ...database,
    dataSource,
    async drop() {
      await dataSource.destroy()
      await database.drop()
    },
  }
}
export type ConnectedDatabase = Awaited<ReturnType<typeof connectedDatabase>>
