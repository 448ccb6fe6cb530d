import { BlobReader, BlobWriter, configure, ZipReader } from '@zip.js/zip.js'

// Separate from `open-files.ts`, because the library is loaded only for a .zip. The page's security policy forbids its workers.
configure({ useWebWorkers: false })

/** A file in a .zip. */
export interface ZipEntry {
  path: string
  /** In bytes, after unpacking. */
  size: number
  isEncrypted: boolean
  /** Unpacks the file. Rejects if it is damaged. */
  read: () => Promise<Blob>
}

/** Returns the files in a .zip, of which only the list is read now. Rejects if it is no .zip. */
export async function zipEntries(zip: Blob): Promise<ZipEntry[]> {
  const entries = await new ZipReader(new BlobReader(zip)).getEntries()
  return entries.flatMap((entry) =>
    entry.directory
      ? []
      : [
          {
            path: entry.filename,
            size: entry.uncompressedSize,
            isEncrypted: entry.encrypted,
            read: () => entry.getData(new BlobWriter(), { checkSignature: true }),
          },
        ],
  )
}
