import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The messages kept below a data folder, oldest first, as mail programs show them; waits until there are `count`. */
export async function outbox(dataDir: string, count: number): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  for (let tries = 0; tries < 200; tries++) {
    const names = (await readdir(folder).catch(() => [])).sort()
    if (names.length >= count)
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').then(decoded)))
    await sleep(25)
  }
  throw new Error(`${count} messages did not come`)
}

/** Undoes quoted-printable. */
export const decoded = (message: string) =>
  Buffer.from(
    message
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The token of the link in a message. */
export const tokenIn = (message = '') => /\/reset-password\/([\w-]+)/.exec(message)?.[1] ?? ''
