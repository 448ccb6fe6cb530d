// `npm run screens`: takes every screen into docs/screens, and the pictures of the landing page and of the manuals, from the
// running system with its demonstration data. `npm run screens -- FOLDER [WORD]`: takes every screen into FOLDER, in both themes and
// languages, at full width and at 390 px; with WORD only those whose name contains it.
// In both cases an `index.html` beside the pictures shows all of them.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { writeContactSheet } from './contact-sheet.mjs'
import { startDemo } from './demo-system.mjs'
import { takeLandingPictures } from './landing-pictures.mjs'
import { takeManualPictures } from './manual-pictures.mjs'
import { takeWebp } from './picture.mjs'
import { isAvailable, listScreens } from './screen-list.mjs'
import { take } from './take-screen.mjs'

const COMMITTED = resolve(import.meta.dirname, '../../docs/screens')

const [folder, word = ''] = process.argv.slice(2)

const everyVariant = ['claro', 'oscuro'].flatMap((theme) =>
  ['es', 'en'].flatMap((lang) => [
    { theme, lang, width: 1366, height: 860 },
    { theme, lang, width: 390, height: 844 },
  ]),
)

const WIDE = { theme: 'claro', lang: 'es', width: 1366, height: 860 }
const PHONE = { ...WIDE, width: 390, height: 844 }

await mkdir(folder ?? COMMITTED, { recursive: true })
const demo = await startDemo()
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: findBrowser(), args })
const failed = []
const pictures = []
const tryTo = (screen, variant, file, shoot) =>
  take(browser, demo, screen, variant, shoot).then(
    () => pictures.push({ file, title: file.replace(/\.\w+$/, ''), isPhone: variant.width === PHONE.width }),
    (error) => failed.push(`${file}: ${error.message}`),
  )
try {
  const screens = await listScreens(demo)
  if (folder) {
    for (const screen of screens.filter(({ name }) => name.includes(word)))
      for (const variant of everyVariant.filter((one) => isAvailable(screen, one))) {
        const file = `${screen.name}-${variant.theme}-${variant.lang}-${variant.width}.png`
        const shoot = (page) => page.screenshot({ path: join(folder, file), fullPage: !screen.open })
        await tryTo(screen, variant, file, shoot)
      }
    await writeContactSheet(folder, pictures)
  } else {
    for (const screen of screens) {
      const file = `${screen.name}.webp`
      await tryTo(screen, screen.phoneOnly ? PHONE : WIDE, file, (page) => takeWebp(page, join(COMMITTED, file)))
    }
    await writeContactSheet(COMMITTED, pictures)
    await takeLandingPictures(browser, demo)
    await takeManualPictures(browser, demo, screens)
  }
} finally {
  await browser.close()
  await demo.stop()
}
for (const line of failed) process.stderr.write(`${line}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
console.log(`Pictures are in ${folder ?? 'docs/screens, shell/landing/pictures and mfe-manuals/pictures'}`)
