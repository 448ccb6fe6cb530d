import { MAX_BATCH_FILES, MAX_JUDGMENTS_FILE, SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import { fileInMemory, isOfSystem } from '@fichero/kit/files'
import { loadCode } from '@fichero/kit/releases'
import type { ZipEntry } from './zip-entries'

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
    readonly reason: 'damaged' | 'password' | 'empty' | 'tooMany' | 'tooLarge',
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
  if (sources.length > MAX_BATCH_FILES) throw new FilesError('tooMany', files[0]?.name ?? '')
  return sources
}

const ofFile = (file: File): Source => ({ name: file.name, open: () => fileInMemory(file) })

async function inZip(zip: File): Promise<Source[]> {
  const { zipEntries } = await loadCode(() => import('./zip-entries'))
  const all = await zipEntries(zip).catch(() => {
    throw new FilesError('damaged', zip.name)
  })
  const entries = all.filter(({ path }) => isDocument(path))
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new FilesError('password', zip.name)
  if (!entries.some(({ path }) => isSpreadsheet(path))) throw new FilesError('empty', zip.name)
  return entries.map(ofEntry)
}

const nameOf = (path: string) => path.split('/').at(-1)!

function ofEntry({ path, size, read }: ZipEntry): Source {
  const name = nameOf(path)
  return {
    name,
    async open() {
      if (size > MAX_JUDGMENTS_FILE) throw new FilesError('tooLarge', name)
      const content = await read().catch(() => {
        throw new FilesError('damaged', name)
      })
      return new File([content], name)
    },
  }
}

/** Leaves out the files that systems put beside documents. */
const isDocument = (path: string) => !path.startsWith('__MACOSX/') && !isOfSystem(nameOf(path))

const isSpreadsheet = (path: string) =>
  SPREADSHEET_EXTENSIONS.some((extension) => path.toLowerCase().endsWith(extension))
