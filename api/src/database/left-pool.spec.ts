import { Logger } from '@nestjs/common'
import type { Pool, PoolOptions } from 'mysql2'
import { isDatabaseDown } from '../errors/database-error.js'
import { ServerPools } from './server-pools.js'

// The rounds of questions come without a pause.
jest.mock('node:timers/promises', () => ({ setTimeout: () => new Promise((done) => setImmediate(done)) }))

/** Who takes writes: the first server until somebody waits for a connection to it, and then the second. */
let isFirstThere = true
jest.mock('./asked-server.js', () => ({
  AskedServer: class {
    constructor(private readonly server: { port: number }) {}
    answer = async () => ({ takesWrites: (this.server.port === 1) === isFirstThere, readsLatest: false, view: 0 })
    close() {}
  },
}))

/** A pool without a connection to give, which tells those who wait that it is closed, as mysql2 does. */
function waitingPool(): Pool {
  const waiting: ((error: Error) => void)[] = []
  const getConnection = (callback: (error: Error) => void) => {
    waiting.push(callback)
    isFirstThere = false
  }
  const end = () => {
    for (const callback of waiting) callback(new Error('Pool is closed.'))
  }
  return { on: () => undefined, getConnection, end } as unknown as Pool
}

it('whose time is over when the primary is left, is told that the database is away', async () => {
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  const servers = [1, 2].map((port) => ({ host: '127.0.0.1', port }))
  const pools = new ServerPools(servers, {} as PoolOptions, 0, waitingPool)
  const refused = await pools.take(false).catch((error: unknown) => error)
  pools.end(() => undefined)
  expect(isDatabaseDown(refused)).toBe(true)
})
