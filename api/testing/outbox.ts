import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until the outbox of a data folder has `count` messages, and returns them decoded, oldest first.
 */
export async function readOutbox(dataDir: string, count: number): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  for (let tries = 0; tries < 200; tries++) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    if (names.length >= count)
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').then(decodeQuotedPrintable)))
    await sleep(25)
  }
  throw new Error(`${count} messages did not arrive in time`)
}

export const decodeQuotedPrintable = (message: string) =>
  Buffer.from(
    message
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Returns the token of the reset link in a message. */
export const tokenIn = (message = '') => /\/reset-password\/([\w-]+)/.exec(message)?.[1] ?? ''
