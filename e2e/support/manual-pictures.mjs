import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { takeWebp } from './picture.mjs'
import { take } from './take-screen.mjs'

const FOLDER = resolve(import.meta.dirname, '../../mfe-manuals/pictures')
/** The size in CSS pixels at which the manuals show the pictures (`picture.tsx`). */
const SIZE = { width: 1200, height: 750 }
/** The screens that the manuals show, by their names in `screen-list.mjs`. */
const SHOWN = [
  'sign-in',
  'register',
  'dashboard',
  'fichas',
  'ficha',
  'competency-map',
  'owed',
  'tyt-board',
  'apprentice',
  'instructors',
  'activity',
  'programs',
  'program',
  'create-ficha',
  'edit-ficha',
  'create-program',
  'create-instructor',
  'load-people',
  'person',
]

/**
 * Takes the manuals' pictures in each language, as WebP. They are committed, so that a build needs no browser.
 */
export async function takeManualPictures(browser, demo, screens) {
  for (const lang of ['es', 'en']) {
    await mkdir(join(FOLDER, lang), { recursive: true })
    for (const screen of screens.filter(({ name }) => SHOWN.includes(name)))
      await take(browser, demo, screen, { theme: 'claro', lang, ...SIZE }, (page) =>
        takeWebp(page, join(FOLDER, lang, `${screen.name}.webp`)),
      )
  }
}
