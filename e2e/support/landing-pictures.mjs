import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chooseFicha, remember } from './demo-system.mjs'

const FOLDER = resolve(import.meta.dirname, '../../shell/src/landing/pictures')

/** Width and height in CSS pixels, and the scales that each is taken at; a file's name ends in its width in pixels. */
const SIZES = [
  { width: 1280, height: 760, scales: [1, 2] },
  { width: 390, height: 640, scales: [2] },
]
const QUALITY = 72

/**
 * The pictures of a ficha that the landing page shows, in each language and theme, as WebP. They are committed, so that a build
 * needs no browser. Whoever changes how a ficha looks runs `npm run screens` and commits them along with the change; the shell
 * does not build without them.
 */
export async function takeLandingPictures(browser, demo) {
  const { number } = await chooseFicha(demo)
  for (const lang of ['es', 'en'])
    for (const theme of ['claro', 'oscuro'])
      for (const { width, height, scales } of SIZES)
        for (const scale of scales) {
          const context = await browser.newContext({
            viewport: { width, height },
            deviceScaleFactor: scale,
            reducedMotion: 'reduce',
          })
          await remember(context, { theme, lang, session: demo.session })
          const page = await context.newPage()
          await page.goto(`${demo.url}/fichas/visualizar/${number}`, { waitUntil: 'networkidle' })
          const devtools = await context.newCDPSession(page)
          const clip = { x: 0, y: 0, width, height, scale }
          const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
          const name = `ficha-${lang}-${theme}-${width * scale}.webp`
          await writeFile(join(FOLDER, name), Buffer.from(data, 'base64'))
          await context.close()
        }
}
