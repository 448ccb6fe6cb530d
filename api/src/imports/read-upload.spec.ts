import { Logger } from '@nestjs/common'
import { ImportError } from '../sheets/import-error.js'
import { readReport } from '../sheets/read-report.js'
import { judgmentsReport } from '../testing/typed-reports.js'
import { readUpload, requireFile } from './read-upload.js'
import { rejectedRows } from './rejected-rows.js'

jest.mock('../sheets/read-report', () => ({ readReport: jest.fn() }))

const read = jest.mocked(readReport)
const file = { originalname: 'juicios.xls', path: '/tmp/a', size: 7 } as Express.Multer.File
const report = judgmentsReport([], [])
const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue()
beforeEach(() => logged.mockClear())

const refusal = () => readUpload(file, ['juicios']).catch((error: unknown) => error)

it('a file is read under its name without what nobody sees, cut to the length of its column', async () => {
  read.mockResolvedValue({ sha256: 'a', report })
  const originalname = `\u200b${'x'.repeat(300)}.xls`
  const options = { ficha: 3, withRows: true }
  const name = 'x'.repeat(255)
  expect(await readUpload({ ...file, originalname }, ['juicios'], options)).toEqual({ name, sha256: 'a', report })
  expect(read).toHaveBeenLastCalledWith({ name, path: '/tmp/a', size: 7 }, ['juicios'], options)
})

it('a file that cannot be used is refused in its words, and not logged', async () => {
  read.mockRejectedValue(new ImportError('not_a_spreadsheet', { archivo: 'juicios.xls' }))
  expect(await refusal()).toMatchObject({ code: 'not_a_spreadsheet', params: { archivo: 'juicios.xls' } })
  expect(logged).not.toHaveBeenCalled()
})

it('an error of ours is logged with its stack as one of imports, and the person is told no more than before', async () => {
  read.mockRejectedValue(new ImportError('not_a_spreadsheet', { archivo: 'juicios.xls' }, 'at ours:1'))
  expect(await refusal()).toMatchObject({ code: 'not_a_spreadsheet', params: { archivo: 'juicios.xls' } })
  expect(logged.mock.calls).toEqual([['A file could not be read: at ours:1']])
  expect(logged.mock.contexts).toEqual([expect.objectContaining({ context: 'Imports' })])
})

it('any other error is not taken for one of the file', async () => {
  const broken = new Error('broken')
  read.mockRejectedValue(broken)
  expect(await refusal()).toBe(broken)
})

it('a call without a file names the field', () => {
  expect(() => requireFile(undefined)).toThrow(
    expect.objectContaining({
      extra: { errors: { archivo_excel: expect.objectContaining({ code: 'file_required' }) } },
    }),
  )
  expect(() => requireFile(file)).not.toThrow()
})

it('of a file that was read without its rows, the workbook of those that were rejected has none', () => {
  const { sheets } = rejectedRows({ name: 'a.xls', sha256: '', report }, [], 'es')
  expect(sheets.map(({ columns, rows }) => [columns.length, rows])).toEqual([[2, []]])
})
