import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chooseFicha } from './demo-system.mjs'
import { makeBatch } from './make-batch.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
/** Windows narrower than this, in CSS pixels, count as phones. */
const PHONE = 500

/** Returns the data of an access request. */
const newcomer = (nro_documento) => ({
  tipo_documento: 'CC',
  nro_documento,
  nombre: 'Lucía',
  apellido: 'Restrepo Marín',
  tipo: 'planta',
  correo_institucional: `lucia.${nro_documento}@centro.example`,
})

/** Approves one access request and leaves another one pending. Returns the path of the link that sets the first password. */
async function passwordLink({ send }) {
  const person = newcomer('1098700001')
  await send('POST', '/auth/register', person)
  const { enlace } = await send('PATCH', `/admin/approve-user/${person.nro_documento}`)
  await send('POST', '/auth/register', newcomer('1098700002'))
  if (!enlace) throw new Error('The approval returned no link.')
  return new URL(enlace).pathname
}

/** Makes the link of an apprentice. Returns its path, with the token in the fragment. */
async function progressLink({ send }, number, apprentice) {
  const { enlaces } = await send('POST', `/fichas/${number}/enlaces?aprendiz=${apprentice}`)
  const { pathname, hash } = new URL(enlaces[0].direccion)
  return pathname + hash
}

/**
 * Returns all screens. `as: 'nobody'` means signed out. `before` and `open` are actions before and after the screen opens.
 * `phoneOnly` marks a screen that only narrow windows have.
 */
export async function listScreens(demo) {
  const { number, apprentice } = await chooseFicha(demo)
  const { programs } = await demo.get('/programs')
  const { id_jefe_ficha } = await demo.get(`/fichas/${number}`)
  const { users } = await demo.get('/users')
  const { id: head } = users.find(({ nro_documento }) => nro_documento === id_jefe_ficha)
  const link = await passwordLink(demo)
  const nobody = { as: 'nobody' }
  return [
    { name: 'landing', path: '/', ...nobody },
    {
      name: 'own-progress',
      path: await progressLink(demo, number, apprentice),
      ...nobody,
      open: openProgress(apprentice),
    },
    { name: 'opt-out', path: '/sin-correos#example', ...nobody },
    { name: 'sign-in', path: '/auth', ...nobody },
    { name: 'register', path: '/register', ...nobody },
    { name: 'forgot-password', path: '/forgot-password', ...nobody },
    { name: 'reset-password', path: link, ...nobody },
    { name: 'reset-password-dead-link', path: '/reset-password/0000', ...nobody },
    { name: 'test-connection', path: '/test-connection', ...nobody },
    { name: 'manuals', path: '/manuales', ...nobody },
    { name: 'dashboard', path: '/dashboard' },
    { name: 'dashboard-fichas', path: '/dashboard/fichas?categoria=en_practicas' },
    { name: 'dashboard-apprentices', path: '/dashboard/aprendices?tyt=cerca' },
    { name: 'dashboard-users', path: '/dashboard/usuarios?estado=pendiente' },
    { name: 'fichas', path: '/fichas' },
    { name: 'pe04', path: '/fichas/pe-04' },
    { name: 'batch', path: await makeBatch(demo.send) },
    { name: 'ficha', path: `/fichas/visualizar/${number}` },
    { name: 'edit-ficha', path: `/fichas/visualizar/${number}`, open: editFicha },
    { name: 'create-ficha', path: '/fichas?crear', open: waitForForm },
    { name: 'loads', path: '/fichas/cargar', open: chooseReport },
    { name: 'ficha-loads', path: `/fichas/visualizar/${number}/cargas` },
    { name: 'ficha-facts', path: `/fichas/visualizar/${number}/datos` },
    { name: 'missing', path: `/fichas/visualizar/${number}/faltantes`, open: openFirstGroup },
    { name: 'progress-links', path: `/fichas/visualizar/${number}/enlaces`, open: makeLinks },
    { name: 'competency-map', path: `/fichas/visualizar/${number}/mapa` },
    { name: 'comparison', path: '/fichas/comparacion' },
    { name: 'owed', path: '/fichas/pendientes' },
    { name: 'apprentice', path: `/fichas/visualizarEstudiantePage/${apprentice}` },
    { name: 'tyt-board', path: '/fichas/tyt' },
    { name: 'instructors', path: '/instructors' },
    { name: 'create-instructor', path: '/instructors?crear', open: waitForForm },
    { name: 'load-people', path: '/instructors?cargar', open: waitForForm },
    { name: 'person', path: `/instructors/${head}` },
    { name: 'access-requests', path: '/instructors/solicitudes' },
    { name: 'centres', path: '/centros' },
    { name: 'activity', path: '/actividad' },
    { name: 'modules', path: '/modulos' },
    { name: 'status', path: '/estado' },
    { name: 'programs', path: '/programs' },
    { name: 'create-program', path: '/programs?crear', open: waitForForm },
    { name: 'program', path: `/programas/${programs[0].id}` },
    { name: 'fichas-disabled', path: '/fichas/disabled' },
    { name: 'instructors-disabled', path: '/instructors/disabled' },
    { name: 'programs-disabled', path: '/programs/disabled' },
    { name: 'profile', path: '/dashboard', open: openProfile },
    { name: 'profile-edit', path: '/dashboard', open: editProfile },
    { name: 'search', path: '/dashboard', open: search },
    { name: 'notifications', path: '/dashboard', open: openNotifications },
    { name: 'drawer', path: '/dashboard', open: openDrawer, phoneOnly: true },
    { name: 'not-found', path: '/no-existe' },
    { name: 'api-down', path: '/fichas', before: blockApi },
  ]
}

/**
 * Returns whether a screen exists at the width of a variant.
 * @param {{ phoneOnly?: boolean }} screen
 * @param {{ width: number }} variant
 */
export const isAvailable = ({ phoneOnly }, { width }) => !phoneOnly || width < PHONE

const wordsIn = async (lang, part = 'shell') =>
  JSON.parse(await readFile(resolve(ROOT, part, 'locales', `${lang}.json`), 'utf8'))

async function openProfile(page, lang) {
  const { layout } = await wordsIn(lang)
  await page.getByRole('button', { name: layout.userMenu.split('{{')[0] }).click()
  await page.getByRole('menuitem', { name: layout.account }).click()
  await page.getByRole('dialog').waitFor()
}

async function editProfile(page, lang) {
  const { profile } = await wordsIn(lang)
  await openProfile(page, lang)
  await page.getByRole('dialog').getByRole('button', { name: profile.open }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

async function editFicha(page, lang) {
  const { edit } = await wordsIn(lang, 'mfe-fichas')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Más|More)$/ })
    .click()
  await page
    .getByRole('menuitem', { name: edit.named.split('{{')[0] })
    .first()
    .click()
  await waitForForm(page)
}

const openProgress = (document) => async (page) => {
  await page.locator('#digits').fill(document.slice(-4))
  await page.locator('#open').click()
  await page.locator('progress').waitFor()
}

async function makeLinks(page, lang) {
  const { links } = await wordsIn(lang, 'mfe-fichas')
  const [before = '', after = ''] = links.makeOf.split('{{name}}')
  await page
    .getByRole('button', { name: new RegExp(`^${before}.*${after}$`) })
    .first()
    .click()
  await page.getByRole('img', { name: links.codeOf.split('{{')[0] }).waitFor()
}

const waitForForm = (page) => page.locator('dialog[open] form button[type=submit]').waitFor()

async function chooseReport(page) {
  const report = resolve(ROOT, 'api/fixtures/Reporte de Juicios Evaluativos 2888001.xls')
  await page.locator('main input[type=file]').setInputFiles(report)
  await page.locator('main form button[type=submit]').waitFor()
}

async function openFirstGroup(page) {
  await page.locator('main li button[aria-expanded]').first().click()
}

async function search(page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('pro')
  await page.getByRole('option').first().waitFor()
}

async function openNotifications(page, lang) {
  const { notifications } = await wordsIn(lang)
  await page.getByRole('button', { name: notifications.title }).click()
}

async function openDrawer(page, lang) {
  const { layout } = await wordsIn(lang)
  await page.getByRole('button', { name: layout.openMenu }).click()
}

const blockApi = (page) => page.route('**/api/**', (route) => route.abort())
