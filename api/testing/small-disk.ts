import type Libsql from 'libsql'

interface Connection {
  open: boolean
  pragma(source: string): unknown
}
type Driver = new (path: string, options?: Libsql.Options) => Connection

const PAGES = 'max_page_count'
const ENOUGH = 1_000_000

/**
 * Returns a replacement of libsql for `jest.mock`, with a disk that can be full. SQLite's page limit causes the same error on
 * any machine (https://sqlite.org/pragma.html#pragma_max_page_count). The limit is per connection, so every new connection gets
 * it too.
 */
export function smallDisk(driver: Driver) {
  const open = new Set<Connection>()
  let pages = ENOUGH
  const limit = (connection: Connection) => connection.pragma(`${PAGES} = ${pages}`)
  class OnSmallDisk extends driver {
    constructor(path: string, options?: Libsql.Options) {
      super(path, options)
      open.add(this)
      limit(this)
    }
  }
  return Object.assign(OnSmallDisk, {
    /** Sets the limit to 1; SQLite raises it to the current size of the file. */
    fill: () => setPages(1),
    free: () => setPages(ENOUGH),
  })
  function setPages(count: number): void {
    pages = count
    for (const connection of open)
      if (connection.open) limit(connection)
      else open.delete(connection)
  }
}
