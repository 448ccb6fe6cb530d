import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An open proxy; see `openProxy`. */
export type TcpProxy = Awaited<ReturnType<typeof openProxy>>

/** Opens a TCP proxy to a server. The proxy can cut connections, or freeze them: they remain open and no data arrives. */
export async function openProxy(server: string) {
  const { hostname, port } = new URL(server)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)))
      if (isFrozen) socket.pause()
    }
    near.on('data', (bytes) => far.write(bytes)).on('end', () => far.end())
    far.on('data', (bytes) => near.write(bytes)).on('end', () => near.end())
    if (isFrozen) for (const socket of [near, far]) socket.pause()
  })
  const listen = (at: number) => once(proxy.listen(at, '127.0.0.1'), 'listening')
  await listen(0)
  const { port: proxyPort } = proxy.address() as AddressInfo
  const url = new URL(server)
  url.hostname = '127.0.0.1'
  url.port = String(proxyPort)
  return {
    /** The URL of the server through the proxy. */
    url: url.href,
    cut: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    restore: () => listen(proxyPort),
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
