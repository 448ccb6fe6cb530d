import { randomBytes } from 'node:crypto'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  api,
  deployToken,
  describeRelease,
  newer,
  publish,
  send,
  sendFile,
  useRegistry,
} from '../../../testing/registry.js'
import { demoBuild, ENTRY, integrity } from '../../../testing/remote-build.js'
import { sha384 } from './file-hash.js'

useRegistry()

const MB = 1024 * 1024
const TEXT = 'a file that no release references'
const HASH = sha384(Buffer.from(TEXT))
const yesterday = () => new Date(Date.now() - 25 * 3_600_000).toISOString().replace('T', ' ').replace('Z', '')
const stored = async (): Promise<string[]> => {
  const rows: { sha384: string }[] = await api.dataSource.query('SELECT sha384 FROM archivo_remoto')
  return rows.map((row) => row.sha384)
}
/** Changes the recorded size of the sent file, as if the token had sent this many bytes. */
const grow = (bytes: number) =>
  api.dataSource.query('UPDATE archivo_remoto SET tamano = ? WHERE sha384 = ?', [bytes, HASH])
/** Makes stored files older than a day. */
const age = (...hashes: string[]) =>
  Promise.all(
    hashes.map((hash) =>
      api.dataSource.query('UPDATE archivo_remoto SET fecha = ? WHERE sha384 = ?', [yesterday(), hash]),
    ),
  )
const entryOf = ({ descriptor }: typeof newer) => descriptor.assets[0]!.integrity
const keyOf = (text: string) => sha384(Buffer.from(text))

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: { code: string }
}

/** Sends the beginning of a body and then stalls. */
function begin(method: string, path: string, headers: Record<string, string>) {
  const sent = request(`${api.url}/api/remotes/${path}`, { method, headers: { 'content-length': '1000', ...headers } })
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.on('error', reject).on('response', async (response: IncomingMessage) => {
      const text = (await response.toArray()).join('')
      resolve({ status: response.statusCode, headers: response.headers, body: JSON.parse(text) })
    })
  })
  sent.write('{')
  return { sent, answer }
}
const BINARY = { 'content-type': 'application/octet-stream' }
const JSON_TYPE = { 'content-type': 'application/json' }
const WITH_TOKEN = () => ({ authorization: `Bearer ${deployToken}` })
/** Ends the stalled requests of a test. */
const end = (...begun: { sent: ClientRequest }[]) => {
  for (const { sent } of begun) sent.on('error', () => undefined).destroy()
}

describe('a body is rejected before it is read', () => {
  it.each([
    ['publishing a release', 'POST', 'demo/lanzamientos', JSON_TYPE],
    ['activating a release', 'POST', 'demo/activar', JSON_TYPE],
    ['uploading a file', 'PUT', `demo/archivos/${HASH}`, BINARY],
  ])('for %s without a valid token', async (_, method, path, type) => {
    const without = begin(method, path, type)
    expect(await without.answer).toMatchObject({ status: 401, body: { code: 'deploy_token_invalid' } })
    end(without)
    const madeUp = await send<{ code: string }>(method, path, '{"half":', 'fichero_made-up', type['content-type'])
    expect([madeUp.status, madeUp.body.code]).toEqual([401, 'deploy_token_invalid'])
  })

  it.each(['application/json', 'text/javascript', 'multipart/form-data; boundary=b'])(
    'for a file that is sent as %s',
    async (type) => {
      const begun = begin('PUT', `demo/archivos/${HASH}`, { 'content-type': type, ...WITH_TOKEN() })
      expect(await begun.answer).toMatchObject({ status: 415, body: { code: 'media_type_not_taken' } })
      end(begun)
    },
  )
})

it('the API receives four files at once, and answers further files with a Retry-After header', async () => {
  const path = (number: number) => `demo/archivos/${keyOf(`file ${number}`)}`
  const begun = Array.from({ length: 6 }, (_, number) => begin('PUT', path(number), { ...BINARY, ...WITH_TOKEN() }))
  const rejected: Awaited<(typeof begun)[number]['answer']>[] = []
  for (const { answer } of begun) answer.then((one) => rejected.push(one)).catch(() => undefined)
  while (rejected.length < 2) await sleep(5)
  for (const { status, headers, body } of rejected) {
    expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'publishing_busy'])
  }
  expect(rejected).toHaveLength(2)
  end(...begun)
  while ((await sendFile(integrity('file 0'), 'file 0')).status !== 200) await sleep(5)
})

describe('files that no release references', () => {
  it('are limited to 64 MB per token', async () => {
    await sendFile(integrity(TEXT), TEXT)
    await grow(64 * MB - 10)
    expect(await sendFile(entryOf(newer), newer.files['remote-entry.js']!)).toMatchObject({
      status: 409,
      body: { code: 'deploy_token_full', params: { max_mb: 64 } },
    })
    expect((await sendFile(integrity('small'), 'small')).status).toBe(200)
    await grow(TEXT.length)
    const build = demoBuild(`${ENTRY}; // large`)
    await publish(build)
    await api.dataSource.query('UPDATE archivo_remoto SET tamano = ? WHERE sha384 = ?', [
      64 * MB,
      keyOf(build.files['remote-entry.js']!),
    ])
    expect((await sendFile(integrity('another'), 'another')).status).toBe(200)
  })

  it('are limited for concurrent uploads too', async () => {
    await sendFile(integrity(TEXT), TEXT)
    await grow(64 * MB - 1000)
    const files = Array.from({ length: 4 }, () => randomBytes(300).toString('hex'))
    const answers = await Promise.all(files.map((text) => sendFile(integrity(text), text)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('are removed after a day, when the next file arrives', async () => {
    await sendFile(integrity(TEXT), TEXT)
    await publish(newer)
    const named = keyOf(newer.files['remote-entry.js']!)
    await age(HASH, named)
    expect(await stored()).toEqual(expect.arrayContaining([HASH, named]))
    await sendFile(integrity('next'), 'next')
    expect(await stored()).not.toContain(HASH)
    expect(await stored()).toEqual(expect.arrayContaining([named, keyOf('next')]))
  })

  it('are removed when the next release is published', async () => {
    await sendFile(integrity(TEXT), TEXT)
    await sendFile(entryOf(newer), newer.files['remote-entry.js']!)
    await age(HASH)
    expect((await describeRelease(newer)).body.publicada).toBe(true)
    expect(await stored()).not.toContain(HASH)
  })

  it('stay while the release that references them is being published', async () => {
    const build = demoBuild(`${ENTRY}; // slow`)
    const [entry, other] = [keyOf(build.files['remote-entry.js']!), 'not sent yet']
    const assets = [...build.descriptor.assets, { file: 'late.js', size: other.length, integrity: integrity(other) }]
    const late = demoBuild(`${ENTRY}; // slow`, { assets })
    await sendFile(entryOf(build), build.files['remote-entry.js']!)
    await age(entry)
    expect((await describeRelease(late)).body).toMatchObject({ publicada: false, faltan: [integrity(other)] })
    await sendFile(integrity(other), other)
    expect((await describeRelease(late)).body.publicada).toBe(true)
    expect(await stored()).toContain(entry)
  })
})
