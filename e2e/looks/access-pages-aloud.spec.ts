import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { LANGUAGES } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { createPerson, makeResetPath } from '../support/people'
import { ScreenReader } from '../support/screen-reader'
import { signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { withoutScripts } from '../support/without-scripts'

/** More tab stops than any of the pages has. */
const MAX_STOPS = 30

for (const language of LANGUAGES)
  test(`a screen reader announces the landing page and the access pages as in the snapshots, also without scripts (${language})`, async ({
    browser,
    server,
  }) => {
    const admin = await signInAs(server)
    const { nro_documento } = await createPerson(server, admin, '52000111')
    const resetPath = await makeResetPath(server, admin, nro_documento)
    const script = readFileSync(resolve(import.meta.dirname, `access-pages-aloud.${language}.txt`), 'utf8').trim()
    for (const hasScripts of [true, false]) {
      const context = await browser.newContext({ baseURL: server.url })
      const page = await context.newPage()
      await startIn(page, language)
      if (!hasScripts) await withoutScripts(page)
      const reader = await ScreenReader.on(page, language)
      const lines: string[] = []
      for (const path of [PATHS.home, PATHS.signIn, PATHS.register, PATHS.forgotPassword, resetPath]) {
        await page.goto(`${path}?lang=${language}`)
        // The frame of the access pages is the same on each.
        const part = path === PATHS.home ? 'body' : 'main'
        if (hasScripts && part === 'main') await expect(page.locator('main [type=submit]')).toBeEnabled()
        lines.push(`— ${await page.title()}`, ...(await tabThrough(page, part, reader)), '')
      }
      await context.close()
      const heard = lines.join('\n').trim()
      await writeFile(test.info().outputPath(`${language}-${hasScripts ? 'with' : 'without'}-scripts.txt`), heard)
      // Without scripts, buttons do nothing and are disabled.
      const expected = hasScripts ? script : script.replace(/^ {2}(botón|button) .*\n/gm, '')
      expect.soft(heard, hasScripts ? 'with scripts' : 'without scripts').toBe(expected)
    }
  })

/** Returns what is announced at each tab stop within an element. */
async function tabThrough(page: Page, part: string, reader: ScreenReader): Promise<string[]> {
  const lines: string[] = []
  await reader.clear()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate((inside) => document.activeElement?.matches(inside), `${part} *`)
    const heard = await reader.announcements()
    if (isInside) lines.push(...heard.map((line) => `  ${line}`))
    else if (lines.length > 0) break
  }
  return lines
}
