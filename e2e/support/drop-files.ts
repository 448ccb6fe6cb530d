import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { fixture } from './fixtures'

/** Drops files of `api/fixtures` on an element, as from the desktop. */
export async function dropFiles(target: Locator, ...names: string[]): Promise<void> {
  const files = names.map((name) => [name, readFileSync(fixture(name)).toString('base64')] as const)
  const dataTransfer = await target.page().evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const [name, base64] of all)
      transfer.items.add(new File([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], name))
    return transfer
  }, files)
  for (const type of ['dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer })
}
