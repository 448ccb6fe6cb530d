/** @jest-environment jsdom */
import { MAX_BATCH_FILES, MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import { areMany, isBatch, sourcesOf } from './open-files'
import { type ZipEntry, zipEntries } from './zip-entries'

jest.mock('./zip-entries', () => ({ zipEntries: jest.fn() }))

const entry = (path: string, changes: Partial<ZipEntry> = {}): ZipEntry => ({
  path,
  size: 3,
  isEncrypted: false,
  read: () => Promise.resolve(new Blob(['uno'])),
  ...changes,
})
const zip = (...entries: ZipEntry[]) => {
  jest.mocked(zipEntries).mockResolvedValue(entries)
  return new File(['x'], 'lote.zip')
}
const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.xls`))

test('up to ten files are cards; more files, and a .zip, are opened first', () => {
  expect(areMany(files(10))).toBe(false)
  expect(areMany(files(11))).toBe(true)
  expect(areMany([new File(['x'], 'LOTE.ZIP')])).toBe(true)
})

test('a .zip has its files in every folder, without those that systems put beside them', async () => {
  const paths = ['norte/a.xls', 'norte/.DS_Store', '__MACOSX/norte/._a.xls', 'b.xlsx', '~$b.xlsx', 'notas.pdf']
  const sources = await sourcesOf([new File(['x'], 'suelto.xls'), zip(...paths.map((path) => entry(path)))])
  expect(sources.map(({ name }) => name)).toEqual(['suelto.xls', 'a.xls', 'b.xlsx', 'notas.pdf'])
  expect((await sources[1]!.open()).name).toBe('a.xls')
  expect(isBatch(sources)).toBe(false)
})

test.each([
  ['password', [entry('a.xls'), entry('b.xls', { isEncrypted: true })]],
  ['empty', [entry('a.pdf'), entry('b.jpg')]],
])('a .zip that cannot be a batch says why: %s', async (reason, entries) => {
  await expect(sourcesOf([zip(...entries)])).rejects.toMatchObject({ reason, fileName: 'lote.zip' })
})

test('a damaged .zip is refused', async () => {
  jest.mocked(zipEntries).mockRejectedValue(new Error('File format is not recognized'))
  await expect(sourcesOf([new File(['x'], 'roto.zip')])).rejects.toMatchObject({ reason: 'damaged' })
})

test('too many files are refused', async () => {
  await expect(sourcesOf(files(MAX_BATCH_FILES + 1))).rejects.toMatchObject({ reason: 'tooMany' })
})

test('a file of a .zip that is damaged or too large is refused when it is opened', async () => {
  const damaged = entry('a.xls', { read: () => Promise.reject(new Error('Invalid CRC32')) })
  const [first, second] = await sourcesOf([zip(damaged, entry('b.xls', { size: MAX_JUDGMENTS_FILE + 1 }))])
  await expect(first!.open()).rejects.toMatchObject({ reason: 'damaged', fileName: 'a.xls' })
  await expect(second!.open()).rejects.toMatchObject({ reason: 'tooLarge', fileName: 'b.xls' })
})
