import { Logger } from '@nestjs/common'
import { judgmentsReport } from '../../../testing/typed-reports.js'
import { imports } from '../../observability/metrics/registry.js'
import { ImportError } from '../spreadsheet-reader/import-error.js'
import { readReport } from '../spreadsheet-reader/read-report.js'
import { readUpload, requireFile } from './accept-upload.js'
import { rejectedRows } from './rejected-rows.js'

jest.mock('../spreadsheet-reader/read-report', () => ({ readReport: jest.fn() }))

const read = jest.mocked(readReport)
const file = { originalname: 'juicios.xls', path: '/tmp/a', size: 7 } as Express.Multer.File
const report = judgmentsReport([], [])
const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue()
beforeEach(() => logged.mockClear())

const uploadError = () => readUpload(file, ['juicios']).catch((error: unknown) => error)

it('readUpload removes invisible characters from the file’s name, and truncates a long name', async () => {
  read.mockResolvedValue({ sha256: 'a', report })
  const originalname = `\u200b${'x'.repeat(300)}.xls`
  const options = { ficha: 3, withRows: true }
  const name = 'x'.repeat(255)
  expect(await readUpload({ ...file, originalname }, ['juicios'], options)).toEqual({ name, sha256: 'a', report })
  expect(read).toHaveBeenLastCalledWith({ name, path: '/tmp/a', size: 7 }, ['juicios'], options)
})

it('readUpload rejects an unusable file with the error of the reader, and logs nothing', async () => {
  read.mockRejectedValue(new ImportError('not_a_spreadsheet', { archivo: 'juicios.xls' }))
  expect(await uploadError()).toMatchObject({ code: 'not_a_spreadsheet', params: { archivo: 'juicios.xls' } })
  expect(logged).not.toHaveBeenCalled()
})

it('readUpload logs an internal error with its stack, and rejects the file without the stack', async () => {
  read.mockRejectedValue(new ImportError('not_a_spreadsheet', { archivo: 'juicios.xls' }, 'at ours:1'))
  expect(await uploadError()).toMatchObject({ code: 'not_a_spreadsheet', params: { archivo: 'juicios.xls' } })
  expect(logged.mock.calls).toEqual([['A file could not be read: at ours:1']])
  expect(logged.mock.contexts).toEqual([expect.objectContaining({ context: 'Imports' })])
})

it('readUpload counts files by kind and result', async () => {
  imports.reset()
  read.mockResolvedValueOnce({ sha256: 'a', report })
  await readUpload(file, ['juicios'])
  read.mockRejectedValue(new ImportError('not_a_spreadsheet', { archivo: 'juicios.xls' }))
  await uploadError()
  expect((await imports.get()).values).toEqual([
    { labels: { kind: 'juicios', result: 'read' }, value: 1 },
    { labels: { kind: 'juicios', result: 'not_a_spreadsheet' }, value: 1 },
  ])
})

it('readUpload rethrows any other error', async () => {
  const broken = new Error('broken')
  read.mockRejectedValue(broken)
  expect(await uploadError()).toBe(broken)
})

it('requireFile reports a missing file as an error of its field', () => {
  expect(() => requireFile(undefined)).toThrow(
    expect.objectContaining({
      extra: { errors: { archivo_excel: 'file_required' } },
    }),
  )
  expect(() => requireFile(file)).not.toThrow()
})

it('rejectedRows returns an empty workbook for a file that was read without its original rows', () => {
  const { sheets } = rejectedRows({ name: 'a.xls', sha256: '', report }, [], 'es')
  expect(sheets.map(({ columns, rows }) => [columns.length, rows])).toEqual([[2, []]])
})
