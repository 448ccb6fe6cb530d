import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server before the system, in a test, that can stop answering: it takes a request and keeps its connection open
 * without sending anything. Unlike an intercepted request, it uses up the browser's connections.
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

  /** Requests for these paths hang from now on, for as long as the browser waits. */
  hang(isHung: (path: string) => boolean) {
    this.isHung = isHung
  }

  /** Every new request is answered. Those that hang go on hanging. */
  answer() {
    this.isHung = () => false
  }

  async close() {
    this.server.closeAllConnections()
    this.server.close()
  }
}
