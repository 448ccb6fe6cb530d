import { Readable } from 'node:stream'
import { Logger } from '@nestjs/common'
import type { Request } from 'express'
import { Throttle } from '../../http/throttle/throttle.js'
import type { FailuresService } from './failures.service.js'
import { readReport } from './remotes.controller.js'
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
const warnings = () => warn.mock.calls.map(([text]) => text)
const reportOf = (body: object) => [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', ...body } }]

describe('a violation of the content security policy', () => {
  it.each([
    ['as report-to sends it', reportOf({ blockedURL: 'https://other.example/a', sourceFile: FILE })],
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
    expect(warnings()).toEqual([`img-src blocked https://other.example/a in ${FILE} of demo ${HASH}`])
  })

  it('counts for the release whose file was blocked, if the source is unknown', async () => {
    await report(reportOf({ blockedURL: FILE, sourceFile: null }))
    expect(warnings()).toEqual([`img-src blocked ${FILE} in - of demo ${HASH}`])
  })

  it.each([
    ['in a file that belongs to no release', 'https://fichero.example/assets/index.js'],
    ['with an invalid module name', `https://fichero.example/remotes/1demo/${HASH}/a.js`],
    ['with an invalid release hash', 'https://fichero.example/remotes/demo/0123456789ABCDEF/a.js'],
  ])('%s is attributed to the shell or an extension', async (_, sourceFile) => {
    await report(reportOf({ sourceFile }))
    expect(count).not.toHaveBeenCalled()
    expect(warnings()).toEqual([`img-src blocked - in ${sourceFile} of the shell or an extension`])
  })

  it('of an unknown release is attributed to the shell or an extension', async () => {
    count.mockResolvedValue(false)
    await report(reportOf({ sourceFile: FILE }))
    expect(warnings()).toEqual([`img-src blocked - in ${FILE} of the shell or an extension`])
  })

  it.each(['?', '#'])('is logged without user input after %s, and truncated', async (mark) => {
    await report(reportOf({ blockedURL: `https://other.example/${mark}q=1098765432`, sourceFile: 'x'.repeat(400) }))
    expect(warnings()[0]).toMatch(/^img-src blocked https:\/\/other\.example\/ in x{300} of the shell/)
  })

  it('is read from at most twenty reports of a request, and not from invalid reports', async () => {
    await report(Array.from({ length: 21 }, () => reportOf({ sourceFile: FILE })[0]))
    expect(warnings()).toHaveLength(20)
    for (const sent of [null, {}, 'x', [{ body: 3 }]]) expect(await report(sent)).toEqual({ ok: true })
    expect(warnings()).toHaveLength(20)
  })
})

describe('the report of a browser', () => {
  const sent = (...parts: string[]) => Object.assign(Readable.from(parts.map(Buffer.from)), { headers: {} }) as never
  const read = (...parts: string[]) => readReport(sent(...parts))

  it('is read as JSON, whatever its media type', async () => {
    expect(await read('{"a":', '"é"}')).toEqual({ a: 'é' })
    expect(await read()).toBeNull()
    expect(await readReport({ body: { a: 1 } } as Request)).toEqual({ a: 1 })
  })

  it('is rejected if it is not JSON, or too large', async () => {
    await expect(read('{"a":')).rejects.toMatchObject({ code: 'json_invalid' })
    expect(await read(`"${'x'.repeat(64 * 1024 - 2)}"`)).toHaveLength(64 * 1024 - 2)
    await expect(read(`"${'x'.repeat(64 * 1024 - 1)}"`)).rejects.toMatchObject({ code: 'payload_too_large' })
  })
})
