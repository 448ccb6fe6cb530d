import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const END = /^\.[0-9a-f]{8}\.part$/
/** A backup that is under way writes all the time. */
const LEFT_MS = 60 * 60 * 1000

/** The name under which a file is written until it is whole. */
export const partOf = (file: string) => `${file}.${randomBytes(4).toString('hex')}.part`

/** Removes the parts of a file that a killed process left. */
export async function removeLeftParts(file: string): Promise<void> {
  const [folder, name] = [dirname(file), basename(file)]
  for (const found of await readdir(folder)) {
    if (!found.startsWith(name) || !END.test(found.slice(name.length))) continue
    const part = join(folder, found)
    // Another backup may have renamed its own meanwhile.
    const written = await stat(part).catch(() => undefined)
    if (written && Date.now() - written.mtimeMs > LEFT_MS) await rm(part, { force: true })
  }
}
