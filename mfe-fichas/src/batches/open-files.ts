import { MAX_BATCH_FILES, MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import { fileInMemory, isOfSystem } from '@fichero/kit/files'
import { loadCode } from '@fichero/kit/releases'

/** More files than this are a batch: nobody reads so many cards. */
const MAX_CARDS = 10

/** A file that was chosen, or is in a .zip. It is opened when it is sent, so that a folder never is in memory as a whole. */
export interface Source {
  name: string
  /** @throws FileGoneError, or FilesError if the file in the .zip is damaged or too large */
  open: () => Promise<File>
}

/** Why chosen files cannot be a batch, or a file of a batch cannot be sent. */
export class FilesError extends Error {
  constructor(
    readonly reason: 'zip' | 'empty' | 'tooMany' | 'tooLarge',
    readonly fileName: string,
  ) {
    super(`${reason}: ${fileName}`)
  }
}

const isZip = ({ name }: File) => /\.zip$/i.test(name)

/** Whether files have to be opened or counted before they are shown as cards. */
export const areMany = (files: readonly File[]): boolean => files.length > MAX_CARDS || files.some(isZip)

/** Whether these files are a batch. */
export const isBatch = (sources: readonly Source[]): boolean => sources.length > MAX_CARDS

/**
 * Returns the files that were chosen, with the contents of a .zip in its place.
 * @throws FilesError
 */
export async function sourcesOf(files: readonly File[]): Promise<Source[]> {
  const sources: Source[] = []
  for (const file of files) sources.push(...(isZip(file) ? await inZip(file) : [ofFile(file)]))
  const [first] = files
  if (sources.length > MAX_BATCH_FILES) throw new FilesError('tooMany', first?.name ?? '')
  return sources
}

const ofFile = (file: File): Source => ({ name: file.name, open: () => fileInMemory(file) })

async function inZip(zip: File): Promise<Source[]> {
  const { unzipSync } = await loadCode(() => import('fflate'))
  const bytes = new Uint8Array(await (await fileInMemory(zip)).arrayBuffer())
  const entries: { name: string; size: number }[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize: size }) => {
        if (isDocument(name)) entries.push({ name, size })
        return false
      },
    })
  } catch {
    throw new FilesError('zip', zip.name)
  }
  if (entries.length === 0) throw new FilesError('empty', zip.name)
  return entries.map(({ name: path, size }) => {
    const name = path.split('/').at(-1)!
    return {
      name,
      async open() {
        if (size > MAX_JUDGMENTS_FILE) throw new FilesError('tooLarge', name)
        try {
          const content = unzipSync(bytes, { filter: (entry) => entry.name === path })[path]
          return new File([content as Uint8Array<ArrayBuffer>], name)
        } catch {
          throw new FilesError('zip', name)
        }
      },
    }
  })
}

/** Leaves out folders and the files that systems put beside documents. */
const isDocument = (path: string) =>
  !path.endsWith('/') && !path.startsWith('__MACOSX/') && !isOfSystem(path.split('/').at(-1)!)
