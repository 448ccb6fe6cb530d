import { join, resolve } from 'node:path'
import { chooseFicha, storeChoices } from './demo-system.mjs'
import { takeWebp } from './picture.mjs'

const FOLDER = resolve(import.meta.dirname, '../../shell/landing/pictures')

/** Width and height in CSS pixels, with the scales to capture; file names end in the width in pixels. */
const SIZES = [
  { width: 1280, height: 760, scales: [1, 2] },
  { width: 390, height: 640, scales: [2] },
]
/** In windows narrower than this, in CSS pixels, the table of people is below the visible part. */
const PHONE = 500

/**
 * Takes the landing page's pictures of a ficha, in each language and theme, as WebP. They are committed, so that a build needs
 * no browser. After changing the ficha's screen, run `npm run screens` and commit them with the change. The shell does not
 * build without them, and a test fails if their size is not the size that the page expects.
 */
export async function takeLandingPictures(browser, demo) {
  const { number } = await chooseFicha(demo)
  for (const lang of ['es', 'en'])
    for (const theme of ['claro', 'oscuro'])
      for (const { width, height, scales } of SIZES) {
        const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
        await storeChoices(context, { theme, lang, session: demo.session })
        const page = await context.newPage()
        await page.goto(`${demo.url}/fichas/visualizar/${number}`, { waitUntil: 'networkidle' })
        if (width < PHONE) await showPeople(page)
        for (const scale of scales)
          await takeWebp(page, join(FOLDER, `ficha-${lang}-${theme}-${width * scale}.webp`), scale)
        await context.close()
      }
}

const showPeople = (page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const heading = [...document.querySelectorAll('main h2')].at(-1)
    if (heading) window.scrollBy({ top: heading.getBoundingClientRect().top - bar - 12, behavior: 'instant' })
  })
