import { resolve } from 'node:path'
import { ADMIN } from '../support/server.mjs'

/** @typedef {import('./smoke.mjs').Browser} Browser */

const REPORT = resolve(import.meta.dirname, '../../api/fixtures/Reporte de Juicios Evaluativos 2888001.xls')

const main = (/** @type {string} */ path) => `//main${path}`
const button = (/** @type {string} */ name) => `//button[normalize-space(.)="${name}"]`
const field = (/** @type {string} */ label) => `//*[@id=//label[starts-with(normalize-space(.), "${label}")]/@for]`
const link = (/** @type {string} */ name) => `//nav//a[normalize-space(.)="${name}"]`
const segment = (/** @type {string} */ name) => `//button[@aria-pressed][contains(., "${name}")]`
const PERSON = main('//table//a[contains(@href, "/fichas/visualizarEstudiantePage/")]')
const DIALOG = '//dialog[@open]'

/**
 * The steps of the smoke journey. Each step continues where the previous one ended.
 * @type {[string, (browser: Browser, url: string) => Promise<void>][]}
 */
export const STEPS = [
  [
    'signs in',
    async ({ go, click, type, press, see }, url) => {
      await go(`${url}/auth`)
      await click(field('Número de documento'))
      await type(ADMIN.nro_documento)
      await press('Tab')
      await type(ADMIN.contrasena)
      await press('Enter')
      await see(main('//table'))
    },
  ],
  [
    'opens a ficha from the list',
    async ({ click, see }) => {
      await click(link('Fichas'))
      await click(main('//a[contains(@href, "/fichas/visualizar/")]'))
      await see(PERSON)
    },
  ],
  [
    'sorts the people of the ficha',
    async ({ click, see }) => {
      await click(main('//th//button[contains(., "Documento")]'))
      await see(main('//th[@aria-sort="ascending"][contains(., "Documento")]'))
    },
  ],
  [
    'opens a person, and goes back',
    async ({ click, see, run }) => {
      await click(PERSON)
      await see('//h1[not(starts-with(., "Ficha"))]')
      await run('history.back()')
      await see(PERSON)
    },
  ],
  [
    'closes a dialog with the keyboard, which restores the focus',
    async ({ click, see, press, run }) => {
      await click(link('Fichas'))
      await click(main(button('Crear ficha')))
      await see(DIALOG)
      await press('Escape')
      await see('//body[not(.//dialog[@open])]')
      const focused = await run('document.activeElement.textContent')
      if (focused !== 'Crear ficha') throw new Error(`The focus is at ${focused}`)
    },
  ],
  [
    'finds a program in the search',
    async ({ click, type, see, press }) => {
      await click('//button[contains(., "Buscar fichas")]')
      await type('cocina')
      await see('//*[@role="option"]')
      await press('Escape')
    },
  ],
  [
    'creates a ficha from a report',
    async ({ go, click, type, press, choose, see }, url) => {
      await go(`${url}/fichas/cargar`)
      await choose(main('//input[@type="file"]'), REPORT)
      await click(main('//*[@role="combobox"]'))
      await see('//*[@role="option"]')
      await press('ArrowDown')
      await press('Enter')
      await click(main(field('Fin de la etapa lectiva')))
      await type('05/08/2026')
      await click(main(field('Total de horas')))
      await type('3984')
      // Selects the level by its first letter.
      await press('Tab')
      await type('T')
      await click(main(button('Crear ficha y cargar')))
      await see('//*[contains(text(), "La ficha se creó")]')
    },
  ],
  [
    'undoes the import',
    async ({ click, see }) => {
      await click(main(button('Deshacer 1 carga')))
      await click(`${DIALOG}${button('Deshacer 1 carga')}`)
      await see(main('//*[contains(text(), "Se deshizo.")]'))
    },
  ],
  [
    'changes the theme and the language',
    async ({ click, see }) => {
      await click(segment('Oscuro'))
      await see('//html[@data-mantine-color-scheme="dark"]')
      await click(segment('English'))
      await see('//html[@lang="en"]')
      await see(link('Instructors'))
    },
  ],
  [
    'signs out',
    async ({ click, see, run }) => {
      await click('//button[contains(., "Administración Fichero")]')
      await click(button('Sign out'))
      await see('//html[not(@data-signed-in)]')
      if (await run('localStorage.getItem("token")')) throw new Error('The token is still stored.')
    },
  ],
]
