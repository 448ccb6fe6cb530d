import { join, resolve } from 'node:path'
import { chooseFicha, rememberChoices } from './demo-system.mjs'
import { takeWebp } from './picture.mjs'

const FOLDER = resolve(import.meta.dirname, '../../shell/landing/pictures')

/** Width and height in CSS pixels, and the scales that each is taken at; a file's name ends in its width in pixels. */
const SIZES = [
  { width: 1280, height: 760, scales: [1, 2] },
  { width: 390, height: 640, scales: [2] },
]
/** On a phone the table of people is below what the window shows. */
const PHONE = 500

/**
 * The pictures of a ficha that the landing page shows, in each language and theme, as WebP. They are committed, so that a build
 * needs no browser. Whoever changes how a ficha looks runs `npm run screens` and commits them along with the change; the shell
 * does not build without them, and a test says when one has another size than the page expects.
 */
export async function takeLandingPictures(browser, demo) {
  const { number } = await chooseFicha(demo)
  for (const lang of ['es', 'en'])
    for (const theme of ['claro', 'oscuro'])
      for (const { width, height, scales } of SIZES) {
        const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
        await rememberChoices(context, { theme, lang, session: demo.session })
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
