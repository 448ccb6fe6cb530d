import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A proxy in front of the system that can stop answering: it accepts a request and keeps the connection open without sending
 * anything. Unlike an intercepted request, a hanging request uses up one of the browser's connections.
 */
export class HangingProxy {
  private isHung: (path: string) => boolean = () => false

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(target: string): Promise<HangingProxy> {
    const server = createServer((incoming, outgoing) => {
      const { method, headers, url = '/' } = incoming
      if (proxy.isHung(url)) return
      const passed = request(target + url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(outgoing)
      })
      passed.on('error', () => outgoing.destroy())
      incoming.pipe(passed)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const proxy = new HangingProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return proxy
  }

  /** From now on, requests for these paths are never answered. */
  hang(isHung: (path: string) => boolean) {
    this.isHung = isHung
  }

  /** From now on, answers every new request. Requests that already hang are still not answered. */
  answer() {
    this.isHung = () => false
  }

  async close() {
    this.server.closeAllConnections()
    this.server.close()
  }
}
