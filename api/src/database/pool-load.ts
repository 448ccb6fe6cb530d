import type { Pool, PoolConnection } from 'mysql2'
import { socketOf } from './socket.js'

/** Counts connections, and the requests that wait for one, by the events of the pool. */
export class PoolLoad {
  private readonly connections = new Set<PoolConnection>()
  private readonly taken = new Set<PoolConnection>()
  private pending = 0

  get figures() {
    return { open: this.connections.size, used: this.taken.size, waiting: this.pending }
  }

  watch(pool: Pool): void {
    pool.on('connection', (connection) => {
      this.connections.add(connection)
      socketOf(connection).once('close', () => {
        this.connections.delete(connection)
        this.taken.delete(connection)
      })
    })
    pool.on('acquire', (connection) => this.taken.add(connection))
    pool.on('release', (connection) => this.taken.delete(connection))
    const getConnection = pool.getConnection.bind(pool)
    pool.getConnection = (callback) => {
      this.pending++
      getConnection((error, connection) => {
        this.pending--
        callback(error, connection)
      })
    }
  }
}
