import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportKind } from '@fichero/contract/enums'
import { type ReadOptions, readReport } from '../sheets/read-report.js'
import type { ReportOf } from '../sheets/records.js'
import type { SpreadsheetFile } from '../sheets/sheet.js'

/** Reads a file that a test has in memory. */
export async function readFileOf<K extends ImportKind>(
  { name, bytes }: SpreadsheetFile,
  accepts: readonly K[],
  options: ReadOptions = {},
): Promise<ReportOf<K>> {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-read-'))
  try {
    const path = join(folder, 'upload')
    await writeFile(path, bytes)
    return (await readReport({ name, path, size: bytes.length }, accepts, options)).report
  } finally {
    await rm(folder, { recursive: true })
  }
}
