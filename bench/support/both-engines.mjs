import { freshDatabase } from './database.mjs'

/**
 * Runs a measurement on MySQL and then on SQLite. `measure` gets the engine's name, and for MySQL the URL of an empty
 * database.
 * @template T
 * @param {(engine: string, databaseUrl?: string) => Promise<T>} measure
 */
export async function onBothEngines(measure) {
  const database = await freshDatabase()
  const onMysql = await measure('MySQL', database.url).finally(() => database.drop())
  return [onMysql, await measure('SQLite')]
}
