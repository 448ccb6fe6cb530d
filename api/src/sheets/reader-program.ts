import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ErrorCode, Params } from '@fichero/contract/errors'
import { ImportError } from './import-error.js'
import type { Wanted } from './interpret.js'
import { interpretFile } from './interpret-file.js'
import { type PackedReport, packReport } from './packed-report.js'

/** An uploaded file, by where it lies: its bytes stay out of the server's process. */
export interface StoredFile {
  /** Its own name; error messages contain it. */
  name: string
  path: string
  /** In bytes. */
  size: number
}

export interface ReadRequest {
  file: StoredFile
  wanted: Wanted
}

/** `trouble`: the stack of an error that is ours and not the file's. */
export type ReadResult =
  | { ok: true; sha256: string; report: PackedReport }
  | { ok: false; code: ErrorCode; params: Params; trouble?: string | undefined }

// The program of the processes that read files: one file after the other, each asked for by a message. The first message
// to the parent says that it is ready.
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
    // An error loses its class between processes.
    if (error instanceof ImportError) return { ok: false, code: error.code, params: error.params }
    const trouble = error instanceof Error ? error.stack : String(error)
    return { ok: false, code: 'file_damaged', params: { archivo: name }, trouble }
  }
}
