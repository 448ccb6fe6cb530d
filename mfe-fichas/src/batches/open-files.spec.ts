/** @jest-environment jsdom */
import { zipSync } from 'fflate'
import { areMany, FilesError, isBatch, sourcesOf } from './open-files'

const text = (content: string) => new TextEncoder().encode(content)
const zip = (entries: Record<string, Uint8Array>, name = 'lote.zip') =>
  new File([zipSync(entries) as Uint8Array<ArrayBuffer>], name)
const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.xls`))

test('up to ten files are cards; more files, and a .zip, are opened first', () => {
  expect(areMany(files(10))).toBe(false)
  expect(areMany(files(11))).toBe(true)
  expect(areMany([zip({ 'a.xls': text('a') }, 'LOTE.ZIP')])).toBe(true)
})

test('a .zip has its files in every folder, without those that systems put beside them', async () => {
  const sources = await sourcesOf([
    new File(['x'], 'suelto.xls'),
    zip({
      'norte/a.xls': text('uno'),
      'norte/.DS_Store': text('x'),
      '__MACOSX/norte/._a.xls': text('x'),
      'b.xlsx': text('dos'),
      '~$b.xlsx': text('x'),
    }),
  ])
  expect(sources.map(({ name }) => name)).toEqual(['suelto.xls', 'a.xls', 'b.xlsx'])
  expect((await sources[1]!.open()).size).toBe('uno'.length)
  expect(isBatch(sources)).toBe(false)
})

test.each([
  ['zip', new File(['no es un zip'], 'roto.zip')],
  ['empty', zip({ '__MACOSX/a': text('x') }, 'vacio.zip')],
])('a .zip that gives no files says why: %s', async (reason, file) => {
  await expect(sourcesOf([file])).rejects.toMatchObject({ reason, fileName: file.name })
})

test('too many files are refused', async () => {
  await expect(sourcesOf(files(1001))).rejects.toMatchObject({ reason: 'tooMany' })
})

test('a damaged file of a .zip is refused when it is opened, and the others are not', async () => {
  const bytes = new Uint8Array(await zip({ 'a.xls': text('uno '.repeat(99)), 'b.xls': text('dos') }).arrayBuffer())
  bytes.fill(255, 40, 50)
  const [a, b] = await sourcesOf([new File([bytes], 'lote.zip')])
  await expect(a!.open()).rejects.toBeInstanceOf(FilesError)
  expect((await b!.open()).size).toBe('dos'.length)
})
