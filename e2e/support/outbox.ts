import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Server } from './server.mjs'

/** Path of the newest mailed link to set a password, once `count` messages have been sent. */
export async function mailedLink({ data }: Server, count: number): Promise<string> {
  const folder = join(data, 'outbox')
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  await expect.poll(async () => (await names()).length).toBe(count)
  const message = await readFile(join(folder, (await names()).at(-1)!), 'latin1')
  // Quoted-printable breaks long lines.
  const link = /\/reset-password\/[\w-]+/.exec(message.replace(/=\r?\n/g, ''))?.[0]
  if (!link) throw new Error(`No link in ${message}`)
  return link
}
