import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ErrorCode, Params } from '@fichero/contract/errors'
import { ImportError } from './import-error.js'
import { interpretFile, type Wanted } from './interpret.js'
import { type PackedReport, packReport } from './packed-report.js'

/** An uploaded file by its path: its bytes are never loaded in the server's process. */
export interface StoredFile {
  /** The name of the uploaded file; error messages contain it. */
  name: string
  path: string
  /** In bytes. */
  size: number
}

/** The message that requests one file. */
export interface ReadRequest {
  file: StoredFile
  wanted: Wanted
}

/** `trouble`: the stack of a bug in the reader, rather than an error of the file. */
export type ReadResult =
  | { ok: true; sha256: string; report: PackedReport }
  | { ok: false; code: ErrorCode; params: Params; trouble?: string | undefined }

// Entry point of the child processes that read files. Each message requests one file. The first message to the parent
// means that the process is ready.
process.on('message', async (request: ReadRequest) => {
  process.send?.(await read(request))
})
process.send?.(null)

/** Reads and interprets one file. */
async function read({ file: { name, path }, wanted }: ReadRequest): Promise<ReadResult> {
  try {
    const bytes = await readFile(path)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { ok: true, sha256, report: packReport(await interpretFile({ name, bytes }, wanted)) }
  } catch (error) {
    // The class of an error is lost between processes.
    if (error instanceof ImportError) return { ok: false, code: error.code, params: error.params }
    const trouble = error instanceof Error ? error.stack : String(error)
    return { ok: false, code: 'file_damaged', params: { archivo: name }, trouble }
  }
}
