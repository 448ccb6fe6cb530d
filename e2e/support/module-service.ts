import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers per path, without the query. */
type Answers = Record<string, unknown>

/** Starts the service of a module on this machine. It answers only requests with a token. */
export async function startModuleService(answers: Answers) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://service')
    const isKnown = request.headers.authorization?.startsWith('Bearer ') && Object.hasOwn(answers, pathname)
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? answers[pathname] : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
