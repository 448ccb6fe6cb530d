import type { School } from './school.js'

/** The data source of the transactions: on SQLite they run on a connection of their own. */
export const writerOf = ({ api: { dataSource } }: School) =>
  (dataSource as unknown as { writer?: typeof dataSource }).writer ?? dataSource
