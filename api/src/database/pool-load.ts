import type { Pool, PoolConnection } from 'mysql2'
import type { ServerPools } from './server-pools.js'
import { socketOf } from './socket.js'

/** Counts connections by what their pools tell of them, those who wait for one, and servers where there are several. */
export class PoolLoad {
  private readonly connections = new Set<PoolConnection>()
  private readonly taken = new Set<PoolConnection>()
  private asking = 0
  private servers: Pick<ServerPools, 'figures'> | undefined

  get figures() {
    const servers = this.servers?.figures
    return { open: this.connections.size, used: this.taken.size, waiting: this.asking, servers }
  }

  watchServers(servers: Pick<ServerPools, 'figures'>): void {
    this.servers = servers
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
      this.asking++
      getConnection((error, connection) => {
        this.asking--
        callback(error, connection)
      })
    }
  }
}
