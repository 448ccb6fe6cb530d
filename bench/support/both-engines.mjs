import { freshDatabase } from './database.mjs'

/**
 * Measures the same on MySQL and then on SQLite. `measured` gets the engine's name, and the address of an empty database where
 * it is MySQL.
 * @template T
 * @param {(engine: string, databaseUrl?: string) => Promise<T>} measured
 */
export async function onBothEngines(measured) {
  const database = await freshDatabase()
  const onMysql = await measured('MySQL', database.url).finally(() => database.drop())
  return [onMysql, await measured('SQLite')]
}
