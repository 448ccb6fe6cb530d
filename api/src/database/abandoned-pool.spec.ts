import { Logger } from '@nestjs/common'
import type { Pool, PoolOptions } from 'mysql2'
import { isDatabaseDown } from '../errors/database-error.js'
import { ServerPools } from './server-pools.js'

// The code that watches for a change of the primary server polls without a pause here.
jest.mock('node:timers/promises', () => ({ setTimeout: () => new Promise((done) => setImmediate(done)) }))

/** How long `take` waits for a connection: it ends at the first failure. */
const LIMIT_MS = 0
const IS_FOR_READING = false

/** True until a caller waits for a connection to the first server. Then the second server becomes the primary. */
let isFirstPrimary = true
jest.mock('./server-probe.js', () => ({
  ServerProbe: class {
    constructor(private readonly server: { port: number }) {}
    answer = async () => ({ takesWrites: (this.server.port === 1) === isFirstPrimary, readsLatest: false, view: 0 })
    close() {}
  },
}))

/** A pool that never has a free connection. Like mysql2's, it fails its waiting callers when it is closed. */
function waitingPool(): Pool {
  const waiting: ((error: Error) => void)[] = []
  const getConnection = (callback: (error: Error) => void) => {
    waiting.push(callback)
    isFirstPrimary = false
  }
  const end = () => {
    for (const callback of waiting) callback(new Error('Pool is closed.'))
  }
  return { on: () => undefined, getConnection, end } as unknown as Pool
}

it('a caller gets the error of an unavailable database if its time limit ends while the primary changes', async () => {
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  const servers = [1, 2].map((port) => ({ host: '127.0.0.1', port }))
  const pools = new ServerPools(servers, {} as PoolOptions, LIMIT_MS, waitingPool)
  const error = await pools.take(IS_FOR_READING).catch((reason: unknown) => reason)
  pools.end(() => undefined)
  expect(isDatabaseDown(error)).toBe(true)
})
