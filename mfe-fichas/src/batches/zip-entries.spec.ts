import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js'
import { zipEntries } from './zip-entries'

/** Returns the bytes of a .zip. `level` 0 stores the files as they are. */
async function zipOf(files: Record<string, string>, options: { password?: string; level?: number } = {}) {
  const writer = new ZipWriter(new BlobWriter(), options)
  for (const [path, text] of Object.entries(files)) await writer.add(path, new TextReader(text))
  return new Uint8Array(await (await writer.close()).arrayBuffer())
}

test('a .zip lists its files with their sizes, and gives their contents', async () => {
  const entries = await zipEntries(new Blob([await zipOf({ 'norte/a.xls': 'uno', 'b.xls': 'dos y tres' })]))
  expect(entries.map(({ path, size, isEncrypted }) => [path, size, isEncrypted])).toEqual([
    ['norte/a.xls', 3, false],
    ['b.xls', 10, false],
  ])
  expect(await (await entries[1]!.read()).text()).toBe('dos y tres')
})

test('a .zip with a password says so', async () => {
  const entries = await zipEntries(new Blob([await zipOf({ 'a.xls': 'uno' }, { password: 'clave' })]))
  expect(entries.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
})

test('a file whose bytes were altered is not given, and the others are', async () => {
  const bytes = await zipOf({ 'a.xls': 'uno '.repeat(99), 'b.xls': 'dos' }, { level: 0 })
  bytes[70] = bytes[70]! ^ 255
  const [altered, other] = await zipEntries(new Blob([bytes]))
  await expect(altered!.read()).rejects.toThrow()
  expect(await (await other!.read()).text()).toBe('dos')
})

test('another file is refused', async () => {
  await expect(zipEntries(new Blob(['no es un zip']))).rejects.toThrow()
})
