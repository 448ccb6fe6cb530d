import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Room for the next import. SQLite's own files have some left when the disk is full, so small writes prove nothing. */
const SPACE = Buffer.alloc(1024 * 1024)

/** Rejects with `ENOSPC`, or with what else keeps a folder from being written to. */
export async function needSpace(folder: string): Promise<void> {
  const file = join(folder, 'fichero.space')
  try {
    await writeFile(file, SPACE, { mode: 0o600 })
  } finally {
    await rm(file, { force: true })
  }
}
