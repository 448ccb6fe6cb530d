/** @jest-environment jsdom */
import {
  confirmCentre,
  createCentre,
  discardCentre,
  listCentres,
  updateCentre,
} from '@fichero/contract/calls/centres.calls'
import type { Centre } from '@fichero/contract/centres.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { buttonsOf, linksOf, rowsOf, tableOf, textOf } from '../../testing/read-screen'
import { Page } from './centres-page'
import { CENTRES } from './centres-page.examples'

const [proposed, first, second] = CENTRES as [Centre, Centre, Centre]
const listed = (centros: Centre[], sin_centro = 0) => answer(listCentres, { ok: true, centros, sin_centro })
const saved = { ok: true, msg: '', centro: first } as const

function open(list: FakeAnswer, answers: FakeAnswer[] = [], language: 'es' | 'en' = 'es') {
  sessionStorage.clear()
  const remote = { definition, texts: { es, en }, pages: { 'centres-page': Page } }
  return openInFakeShell(remote, '/centros', { as: ['centres:manage'], answers: [list, ...answers], language })
}
type Screen = Awaited<ReturnType<typeof open>>
const changesOf = ({ sent }: Screen) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => ({ method, url, body }))

test('the page lists the confirmed centres with links to their fichas', async () => {
  const screen = await open(listed(CENTRES, 5))
  const table = await tableOf(screen)
  expect(rowsOf(table)).toEqual([
    ['Código', 'Nombre', 'Regional', 'Fichas', 'Personas', 'Acciones'],
    ['9225', 'CENTRO AGROTURISTICO', '68 - REGIONAL SANTANDER', '12 fichas', '9', 'Editar'],
    ['9309', 'CENTRO DE SERVICIOS', '—', '1 ficha', '1', 'Editar'],
  ])
  expect(linksOf(screen.container)).toEqual([
    ['12 fichas de CENTRO AGROTURISTICO', '/fichas?programId=todos&centro=1'],
    ['1 ficha de CENTRO DE SERVICIOS', '/fichas?programId=todos&centro=2'],
    ['5 fichas sin centro', '/fichas?programId=todos&centro=ninguno'],
  ])
  expect(screen.getByText(/cada persona ve las fichas y las personas de los centros donde trabaja/)).toBeTruthy()
})

test('with one confirmed centre the page does not count people', async () => {
  const screen = await open(listed([first], 0), [], 'en')
  const [headings] = rowsOf(await tableOf(screen))
  expect(headings).toEqual(['Code', 'Name', 'Regional office', 'Fichas', 'Actions'])
  expect(linksOf(screen.container)).toHaveLength(1)
})

test('without centres the page says what a centre is for', async () => {
  const screen = await open(listed([], 7))
  await screen.findByText('Todavía no hay centros')
  expect(screen.getByText(/^Los Reportes de Juicios Evaluativos nombran el centro de su ficha/)).toBeTruthy()
  expect(buttonsOf(screen.container)).toEqual(['Crear centro'])
  expect(linksOf(screen.container)).toEqual([])
})

test('the page says that the centres could not be loaded, and loads them on a retry', async () => {
  const screen = await open(refuse(listCentres, 500, 'internal'))
  await screen.findByText('No se pudieron cargar los centros')
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

test('a centre that a report named is confirmed', async () => {
  const screen = await open(listed([proposed]), [answer(confirmCentre, saved)])
  await screen.findByText('Un reporte nombra centros que no están confirmados')
  expect(screen.container.querySelector('table')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar 9545 - CENTRO MINERO' }))
  await screen.findByText('El centro se confirmó.')
  expect(changesOf(screen)).toEqual([{ method: 'POST', url: '/api/centros/3/confirmar', body: undefined }])
})

test('the page says that a centre was not confirmed', async () => {
  const screen = await open(listed([proposed]), [refuse(confirmCentre, 403, 'forbidden')])
  fireEvent.click(await screen.findByRole('button', { name: /^Confirmar/ }))
  await screen.findByText(/^No se confirmó el centro\. /)
})

test('a centre that a report named is discarded after a question', async () => {
  const screen = await open(listed([proposed]), [answer(discardCentre, { ok: true, msg: '' })])
  fireEvent.click(await screen.findByRole('button', { name: 'Descartar 9545 - CENTRO MINERO' }))
  const question = await screen.findByRole('alertdialog')
  expect(textOf(question)).toContain('Sus fichas se conservan, sin centro, hasta el próximo reporte que lo nombre.')
  fireEvent.click(within(question).getByText('Descartar centro'))
  await screen.findByText('El centro se descartó.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(changesOf(screen)).toEqual([{ method: 'DELETE', url: '/api/centros/3', body: undefined }])
})

test('the question says that the centre was not discarded', async () => {
  const screen = await open(listed([proposed]), [refuse(discardCentre, 403, 'forbidden')])
  fireEvent.click(await screen.findByRole('button', { name: /^Descartar/ }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Descartar centro'))
  expect(textOf(await screen.findByRole('alert'))).toMatch(/^No se descartó el centro/)
})

const write = (screen: Screen, label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a centre is created', async () => {
  const screen = await open(listed([]), [answer(createCentre, saved)])
  fireEvent.click(await screen.findByRole('button', { name: 'Crear centro' }))
  await screen.findByLabelText(/^Código \*/)
  write(screen, /^Código \*/, '9225')
  write(screen, /^Nombre/, 'CENTRO AGROTURISTICO')
  fireEvent.submit(document.querySelector('form') as Element)
  await screen.findByText('El centro se creó.')
  const body = {
    codigo: '9225',
    nombre: 'CENTRO AGROTURISTICO',
    codigo_regional: '',
    regional: '',
    carga: 'coordinacion',
  }
  expect(changesOf(screen)).toEqual([{ method: 'POST', url: '/api/centros', body }])
  await waitFor(() => expect(screen.queryByLabelText(/^Código \*/)).toBeNull())
})

test('the form names the fields that are missing, and a refusal', async () => {
  const screen = await open(listed([]), [refuse(createCentre, 403, 'forbidden')])
  fireEvent.click(await screen.findByRole('button', { name: 'Crear centro' }))
  await screen.findByLabelText(/^Código \*/)
  fireEvent.submit(document.querySelector('form') as Element)
  await waitFor(() => expect(screen.getByLabelText(/^Nombre/).getAttribute('aria-invalid')).toBe('true'))
  write(screen, /^Código \*/, '9225')
  write(screen, /^Nombre/, 'CENTRO AGROTURISTICO')
  fireEvent.submit(document.querySelector('form') as Element)
  await waitFor(() => expect(textOf(screen.getByRole('alert'))).toMatch(/^No se creó el centro/))
})

test('the form that edits a centre shows what another administrator saved meanwhile', async () => {
  const stale = refuse(updateCentre, 412, 'stale_version')
  const actual = { ...second, version: 5, regional: 'REGIONAL SANTANDER' }
  const screen = await open(listed([first, second]), [{ ...stale, body: { ...(stale.body as object), actual } }])
  fireEvent.click(await screen.findByRole('button', { name: 'Editar CENTRO DE SERVICIOS' }))
  await screen.findByLabelText(/^Nombre/)
  write(screen, /^Nombre/, 'CENTRO DE SERVICIOS Y COMERCIO')
  fireEvent.submit(document.querySelector('form') as Element)
  await screen.findByText('Regional: ahora dice «REGIONAL SANTANDER».')
  const put = screen.sent.find(({ method }) => method === 'PUT')
  expect(put).toMatchObject({ url: '/api/centros/2', ifMatch: '"4"' })
})
