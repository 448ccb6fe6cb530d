// User actions on the screens with the longest lists.

/** @typedef {import('./response-times.mjs').Step} Step */
/** @typedef {import('@playwright/test').Page} Page */

/** Clicks the first element with a selector. @param {string} name @param {string} css @returns {Step} */
const press = (name, css) => ({ name, find: (page) => page.locator(css).first() })
/** Clicks the first element with a text. @param {string} tag @param {RegExp | string} text @returns {Step} */
const pressText = (tag, text) => ({
  name: String(text),
  find: (page) => page.locator(`main ${tag}`, { hasText: text }).first(),
})
/** Types into the search field of the screen. @param {string} text @returns {Step} */
const search = (text) => ({
  name: `search ${text}`,
  find: (page) => page.locator('main input[type=search]'),
  keys: [...text],
})
const clear = {
  name: 'search cleared',
  find: (page) => page.locator('main input[type=search]'),
  keys: ['Control+A', 'Delete'],
}
/** The key that closes a dialog or a menu. */
export const CLOSE = 'Escape'
const close = { name: CLOSE, keys: [CLOSE] }
const waitForDialog = (page) => page.locator('dialog[open]').waitFor()
/** Opens a dialog, then closes it. @param {Step} opening @returns {Step[]} */
const opensDialog = (opening) => [{ ...opening, until: waitForDialog }, close]
/** Opens a form that is loaded on demand, then closes it. @param {Step} opening @returns {Step[]} */
const opensForm = (opening) => [
  { ...opening, until: (page) => page.locator('dialog form input').first().waitFor() },
  close,
]
const moreButton = press('Más', 'main button[aria-haspopup="menu"]')
const waitForRows = (/** @type {number} */ count) => (/** @type {Page} */ page) =>
  page
    .locator('main tbody tr')
    .nth(count - 1)
    .waitFor()

/**
 * Returns the screens, with the steps on each.
 * @param {number} ficha of 100 people
 * @returns {(import('./response-times.mjs').Screen & { name: string })[]}
 */
export const measuredScreens = (ficha) => [
  {
    name: 'a ficha of 100 people',
    path: `/fichas/visualizar/${ficha}`,
    ready: waitForRows(100),
    steps: [
      pressText('th button', 'Nombres'),
      pressText('th button', 'Apellidos'),
      search('19'),
      clear,
      moreButton,
      ...opensForm(pressText('[role="menuitem"]', 'Editar')),
      press('account', 'header button[aria-haspopup="menu"] >> nth=-1'),
      close,
    ],
  },
  {
    name: 'a list of 50 fichas',
    path: '/fichas?mias=true&limit=50',
    ready: (page) => page.locator('main article').nth(49).waitFor(),
    steps: [
      search('28'),
      clear,
      moreButton,
      { ...pressText('[role="menuitem"]', 'Ver como tabla'), until: waitForRows(50) },
      press('a row', 'main tbody tr:nth-child(4) input:visible'),
      pressText('button', 'Seleccionar las de esta página'),
      ...opensDialog(pressText('button', 'Deshabilitar')),
      ...opensForm(pressText('button', 'Crear ficha')),
    ],
  },
  {
    name: '100 people of the readiness board',
    path: '/fichas/tyt?limit=100',
    ready: waitForRows(100),
    steps: [
      press('a row', 'main tbody tr:nth-child(4) button:visible'),
      press('the same row', 'main tbody tr:nth-child(4) button:visible'),
      press('page 2', 'main nav button[aria-label="Página 2"]'),
      pressText('nav a', /^Lejos/),
      pressText('nav a', /^Todos/),
    ],
  },
  {
    name: 'what 100 people lack',
    path: `/fichas/visualizar/${ficha}/faltantes`,
    ready: (page) => page.locator('main h3').nth(99).waitFor(),
    steps: [
      press('a group', 'main li button[aria-expanded]'),
      press('the same group', 'main li button[aria-expanded]'),
      ...opensDialog(press('a message', 'main li button:not([aria-expanded])')),
      pressText('button', 'Abrir todo'),
      pressText('button', 'Cerrar todo'),
      pressText('nav a', 'Por resultado'),
      pressText('nav a', 'Por instructor'),
    ],
  },
]
