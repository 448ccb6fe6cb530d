/** @jest-environment jsdom */
import type { PageFigures } from '@fichero/contract/page-figures.schema'
import type { Release } from '@fichero/contract/releases.schema'
import { within } from '@testing-library/react'
import en from './locales/en.json'
import es from './locales/es.json'
import * as modules from './testing/open-modules'

const KB = 1024
const page = (direccion: string, changed: Partial<PageFigures> = {}): PageFigures => ({
  direccion,
  bloqueo: 210,
  memoria: 0,
  peticiones: 14,
  bytes: 96 * KB,
  mensajes: 0,
  ...changed,
})
const release = (version: string, hash: string, changed: Partial<Release> = {}) =>
  modules.release(version, hash, { tamano: 200 * KB, tamano_codigo: 80 * KB, figuras: [page('/horarios')], ...changed })
const ACTIVE = release('1.0.0', 'aaaaaaaaaaaaaaaa')
const NEWER = release('1.1.0', 'bbbbbbbbbbbbbbbb', {
  tamano_codigo: 92 * KB,
  figuras: [
    page('/horarios', { bloqueo: 1400, memoria: 1.2 * KB * KB, peticiones: 12, bytes: 96 * KB + 300, mensajes: 3 }),
    page('/horarios/nuevo'),
  ],
})

/** Opens the details of the release of this version, and returns them. */
async function openDetails(version: string, lanzamientos: Partial<Release>[], language: 'es' | 'en' = 'es') {
  const remoto = { ...modules.HORARIOS, activa: ACTIVE.hash, lanzamientos: lanzamientos as Release[] }
  const screen = await modules.openModules({ remotos: [remoto], language })
  const row = await screen.findByRole('row', { name: new RegExp(`^${version}`) })
  const summary = within(row).getByText((language === 'es' ? es : en).change.details)
  await screen.user.click(summary)
  const details = summary.closest('details')!
  // jsdom does not open the element.
  details.open = true
  await screen.findByText((language === 'es' ? es : en).change.hash, { exact: false })
  return { screen, details }
}
const linesOf = (details: HTMLElement) =>
  [...details.querySelectorAll('p, li li, li > code')].map((one) => one.textContent)

test('the details of a release compare its screens with those of the active one', async () => {
  const { details } = await openDetails('1.1.0', [NEWER, ACTIVE])
  expect(linesOf(details).slice(1)).toEqual([
    'Scripts y estilos: 92\u00a0KB (+12\u00a0KB)',
    'Lo que ocupa cada pantalla, medida al publicarla:',
    '/horarios',
    'Sin responder: 1,4\u00a0s (+1,2\u00a0s)',
    'Memoria tras 10 visitas: 1,2\u00a0MB (+1,2\u00a0MB)',
    'Peticiones: 12 (−2)',
    'Archivos y datos: 96\u00a0KB',
    'Mensajes en la consola: 3 (+3)',
    '/horarios/nuevo',
    'Sin responder: 0,2\u00a0s',
    'Memoria tras 10 visitas: 0\u00a0KB',
    'Peticiones: 14',
    'Archivos y datos: 96\u00a0KB',
    'Mensajes en la consola: 0',
    'Entre paréntesis, la diferencia con la versión activa.',
  ])
})

test('the active release is compared with none', async () => {
  const { details } = await openDetails('1.0.0', [NEWER, ACTIVE], 'en')
  expect(linesOf(details).slice(1)).toEqual([
    'Scripts and styles: 80\u00a0KB',
    'What each screen takes, measured when it was released:',
    '/horarios',
    'Not responding: 0.2\u00a0s',
    'Memory after 10 visits: 0\u00a0KB',
    'Requests: 14',
    'Files and data: 96\u00a0KB',
    'Console messages: 0',
  ])
})

test('of many screens the first are shown, and all on request', async () => {
  const figuras = ['/a', '/b', '/c', '/d'].map((direccion) => page(direccion))
  const { screen, details } = await openDetails('1.0.0', [{ ...ACTIVE, figuras }])
  expect(within(details).queryByText('/d')).toBeNull()
  await screen.user.click(within(details).getByText('Mostrar las 4 pantallas de la 1.0.0'))
  expect(within(details).getByText('/d')).toBeTruthy()
})

test('a release without figures says so', async () => {
  const { details } = await openDetails('1.0.0', [{ ...ACTIVE, figuras: [] }])
  expect(details.textContent).toContain('Sus pantallas no se midieron al publicarla.')
})

test('an answer of the former version shows no sizes', async () => {
  const { tamano_codigo: _, figuras: __, ...former } = ACTIVE
  const { details } = await openDetails('1.0.0', [former])
  expect(details.textContent).not.toContain('Scripts y estilos')
})
