import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = Awaited<ReturnType<typeof openLine>>

/** A connection to a server that can be interrupted, or frozen: it stays open and nothing arrives. */
export async function openLine(server: string) {
  const { hostname, port } = new URL(server)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const switchboard = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)))
      if (isFrozen) socket.pause()
    }
    near.on('data', (bytes) => far.write(bytes)).on('end', () => far.end())
    far.on('data', (bytes) => near.write(bytes)).on('end', () => near.end())
    if (isFrozen) for (const socket of [near, far]) socket.pause()
  })
  const listen = (at: number) => once(switchboard.listen(at, '127.0.0.1'), 'listening')
  await listen(0)
  const { port: own } = switchboard.address() as AddressInfo
  /** The server's address through this line. */
  const through = new URL(server)
  through.hostname = '127.0.0.1'
  through.port = String(own)
  return {
    url: through.href,
    cut: async () => {
      const closed = new Promise((resolve) => switchboard.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    restore: () => listen(own),
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
  }
}
