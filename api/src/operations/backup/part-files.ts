import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** End of the name of a partial file. */
const END = /^\.[0-9a-f]{8}\.part$/
/** A running backup writes continuously, so an older partial file is abandoned. */
const ABANDONED_MS = 60 * 60 * 1000

/** Returns a temporary name for a file that is being written. */
export const partOf = (file: string) => `${file}.${randomBytes(4).toString('hex')}.part`

/** Removes partial files of `file` that killed processes left. */
export async function removeAbandonedParts(file: string): Promise<void> {
  const [folder, name] = [dirname(file), basename(file)]
  for (const found of await readdir(folder)) {
    if (!found.startsWith(name) || !END.test(found.slice(name.length))) continue
    const part = join(folder, found)
    // Another backup may have renamed its partial file meanwhile.
    const written = await stat(part).catch(() => undefined)
    if (written && Date.now() - written.mtimeMs > ABANDONED_MS) await rm(part, { force: true })
  }
}
