import { request } from 'node:http'
import { startApi } from '../testing/api.js'
import { createLog } from './log.js'

const BEHIND = /TRUST_PROXY/
const ELSEWHERE = /PUBLIC_URL/

/** What a server with these settings says about two requests for a page with these headers. */
async function saidAbout(settings: object, headers: Record<string, string>): Promise<Record<string, unknown>[]> {
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

it('a proxy that TRUST_PROXY does not name is said once, and one that it names is not', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', host: 'localhost' }
  expect(await saidAbout({}, headers)).toEqual([
    expect.objectContaining({ level: 'warn', msg: expect.stringMatching(BEHIND) }),
  ])
  expect(await saidAbout({ trustProxy: ['loopback'] }, headers)).toEqual([])
})

it('pages at another address than PUBLIC_URL are said once, by server and by protocol', async () => {
  const publicUrl = 'https://fichero.example'
  const through = { host: 'fichero.example', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
  const proxied = { publicUrl, trustProxy: ['loopback'] }
  expect(await saidAbout(proxied, through)).toEqual([])
  expect(await saidAbout(proxied, { ...through, host: 'otro.example' })).toEqual([
    expect.objectContaining({
      msg: expect.stringMatching(ELSEWHERE),
      asked: 'https://otro.example',
      PUBLIC_URL: publicUrl,
    }),
  ])
  expect(await saidAbout({ publicUrl }, { host: 'fichero.example' })).toEqual([
    expect.objectContaining({ asked: 'http://fichero.example' }),
  ])
  expect(await saidAbout({ publicUrl }, { host: 'otro.example', accept: 'application/json' })).toEqual([])
})

it('a request keeps the id that a trusted proxy gave it, and no other', async () => {
  const ids = async (settings: object, given: readonly string[], headers: Record<string, string>) => {
    const api = await startApi(settings)
    try {
      const kept = []
      for (const id of given) {
        const answer = await fetch(`${api.url}/api/health/live`, { headers: { ...headers, 'x-request-id': id } })
        kept.push(answer.headers.get('x-request-id'))
      }
      return kept
    } finally {
      await api.close()
    }
  }
  const behind = { trustProxy: ['loopback'] }
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  const made = expect.stringMatching(/^[0-9a-f-]{36}$/)
  const given = ['proxy-0001', 'short', 'a'.repeat(65), 'with a "quote"']
  expect(await ids(behind, given, forwarded)).toEqual(['proxy-0001', made, made, made])
  expect(await ids(behind, ['stranger-1'], {})).toEqual([made])
  expect(await ids({}, ['stranger-1'], forwarded)).toEqual([made])
})
