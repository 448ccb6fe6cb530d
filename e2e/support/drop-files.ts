import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { fixture } from './fixtures'

interface ChangedFile {
  name: string
  buffer: Buffer
}

/** Drops files on an element, as from the desktop: files of `api/fixtures` by their names, and changed copies of such files. */
export async function dropFiles(target: Locator, ...given: (string | ChangedFile)[]): Promise<void> {
  const files = given.map((file) => {
    const { name, buffer } = typeof file === 'string' ? { name: file, buffer: readFileSync(fixture(file)) } : file
    return [name, buffer.toString('base64')] as const
  })
  const dataTransfer = await target.page().evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const [name, base64] of all)
      transfer.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name))
    return transfer
  }, files)
  for (const type of ['dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer })
}
