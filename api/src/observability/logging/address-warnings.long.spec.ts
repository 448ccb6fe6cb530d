import { request } from 'node:http'
import { startApi } from '../../../testing/api.js'
import { createLog } from './log.js'

const PROXY_WARNING = /TRUST_PROXY/
const ADDRESS_WARNING = /PUBLIC_URL/

/** Returns the warnings of a server with these settings about two requests for a page with these headers. */
async function warningsOf(settings: object, headers: Record<string, string>): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = []
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) })
  const api = await startApi(settings, { log })
  try {
    for (const _ of ['once', 'again'])
      await new Promise((answered) => {
        const sent = request(api.url, { headers: { accept: 'text/html', ...headers } }, (answer) => {
          answer.resume().on('end', answered)
        })
        sent.end()
      })
    return lines
  } finally {
    await api.close()
  }
}

it('the log warns once of a proxy that TRUST_PROXY does not name', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', host: 'localhost' }
  expect(await warningsOf({}, headers)).toEqual([
    expect.objectContaining({ level: 'warn', msg: expect.stringMatching(PROXY_WARNING) }),
  ])
  expect(await warningsOf({ trustProxy: ['loopback'] }, headers)).toEqual([])
})

it('the log warns once of pages with another server or protocol than PUBLIC_URL', async () => {
  const publicUrl = 'https://fichero.example'
  const through = { host: 'fichero.example', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
  const proxied = { publicUrl, trustProxy: ['loopback'] }
  expect(await warningsOf(proxied, through)).toEqual([])
  expect(await warningsOf(proxied, { ...through, host: 'otro.example' })).toEqual([
    expect.objectContaining({
      msg: expect.stringMatching(ADDRESS_WARNING),
      asked: 'https://otro.example',
      PUBLIC_URL: publicUrl,
    }),
  ])
  expect(await warningsOf({ publicUrl }, { host: 'fichero.example' })).toEqual([
    expect.objectContaining({ asked: 'http://fichero.example' }),
  ])
  expect(await warningsOf({ publicUrl }, { host: 'otro.example', accept: 'application/json' })).toEqual([])
})

it('the log uses the request id of a trusted proxy only', async () => {
  const ids = async (settings: object, sent: readonly string[], headers: Record<string, string>) => {
    const api = await startApi(settings)
    try {
      const received = []
      for (const id of sent) {
        const answer = await fetch(`${api.url}/api/health/live`, { headers: { ...headers, 'x-request-id': id } })
        received.push(answer.headers.get('x-request-id'))
      }
      return received
    } finally {
      await api.close()
    }
  }
  const behind = { trustProxy: ['loopback'] }
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  const generated = expect.stringMatching(/^[0-9a-f-]{36}$/)
  const sent = ['proxy-0001', 'short', 'a'.repeat(65), 'with a "quote"']
  expect(await ids(behind, sent, forwarded)).toEqual(['proxy-0001', generated, generated, generated])
  expect(await ids(behind, ['stranger-1'], {})).toEqual([generated])
  expect(await ids({}, ['stranger-1'], forwarded)).toEqual([generated])
})
