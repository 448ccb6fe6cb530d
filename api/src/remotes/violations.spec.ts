import { Readable } from 'node:stream'
import { Logger } from '@nestjs/common'
import type { Request } from 'express'
import { Throttle } from '../throttle/throttle.js'
import type { FailuresService } from './failures.service.js'
import { readReport } from './read-report.js'
import { ViolationsService } from './violations.service.js'

const HASH = '0123456789abcdef'
const FILE = `https://fichero.example/remotes/demo/${HASH}/remote-entry.js`

let warn: jest.SpyInstance
const count = jest.fn<Promise<boolean>, [object]>()
beforeEach(() => {
  warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  count.mockReset().mockResolvedValue(true)
})
afterEach(() => warn.mockRestore())

const report = (sent: unknown) =>
  new ViolationsService(new Throttle(), { count } as unknown as FailuresService).report(sent, '192.0.2.1')
const said = () => warn.mock.calls.map(([text]) => text)
const one = (body: object) => [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', ...body } }]

describe('a violation of the policy', () => {
  it.each([
    ['as report-to sends it', one({ blockedURL: 'https://other.example/a', sourceFile: FILE })],
    [
      'as report-uri sends it',
      {
        'csp-report': {
          'blocked-uri': 'https://other.example/a',
          'source-file': FILE,
          'effective-directive': 'img-src',
        },
      },
    ],
  ])('is counted for the release whose file caused it, %s', async (_, sent) => {
    expect(await report(sent)).toEqual({ ok: true })
    expect(count.mock.calls).toEqual([[{ remoto: 'demo', hash: HASH, motivo: 'csp' }]])
    expect(said()).toEqual([`img-src blocked https://other.example/a in ${FILE} of demo ${HASH}`])
  })

  it('is of the release whose file was blocked, where nothing says who asked for it', async () => {
    await report(one({ blockedURL: FILE, sourceFile: null }))
    expect(said()).toEqual([`img-src blocked ${FILE} in - of demo ${HASH}`])
  })

  it.each([
    ['of a file that is no release’s', 'https://fichero.example/assets/index.js'],
    ['of a name that no module has', `https://fichero.example/remotes/1demo/${HASH}/a.js`],
    ['of a hash that no release has', 'https://fichero.example/remotes/demo/0123456789ABCDEF/a.js'],
  ])('%s is of the shell or an extension', async (_, sourceFile) => {
    await report(one({ sourceFile }))
    expect(count).not.toHaveBeenCalled()
    expect(said()).toEqual([`img-src blocked - in ${sourceFile} of the shell or an extension`])
  })

  it('of a release that does not exist is nobody’s', async () => {
    count.mockResolvedValue(false)
    await report(one({ sourceFile: FILE }))
    expect(said()).toEqual([`img-src blocked - in ${FILE} of the shell or an extension`])
  })

  it.each(['?', '#'])('is logged without what a person typed after %s, and cut', async (mark) => {
    await report(one({ blockedURL: `https://other.example/${mark}q=1098765432`, sourceFile: 'x'.repeat(400) }))
    expect(said()[0]).toMatch(/^img-src blocked https:\/\/other\.example\/ in x{300} of the shell/)
  })

  it('is read of the first twenty of a request, and of nothing that is no report', async () => {
    await report(Array.from({ length: 21 }, () => one({ sourceFile: FILE })[0]))
    expect(said()).toHaveLength(20)
    for (const sent of [null, {}, 'x', [{ body: 3 }]]) expect(await report(sent)).toEqual({ ok: true })
    expect(said()).toHaveLength(20)
  })
})

describe('the report of a browser', () => {
  const sent = (...parts: string[]) => Object.assign(Readable.from(parts.map(Buffer.from)), { headers: {} }) as never
  const read = (...parts: string[]) => readReport(sent(...parts))

  it('is read as JSON, whatever it says that it is', async () => {
    expect(await read('{"a":', '"é"}')).toEqual({ a: 'é' })
    expect(await read()).toBeNull()
    expect(await readReport({ body: { a: 1 } } as Request)).toEqual({ a: 1 })
  })

  it('is refused where it is none, or too large', async () => {
    await expect(read('{"a":')).rejects.toMatchObject({ code: 'json_invalid' })
    expect(await read(`"${'x'.repeat(64 * 1024 - 2)}"`)).toHaveLength(64 * 1024 - 2)
    await expect(read(`"${'x'.repeat(64 * 1024 - 1)}"`)).rejects.toMatchObject({ code: 'payload_too_large' })
  })
})
