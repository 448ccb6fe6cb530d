/** @jest-environment jsdom */
import { listProgressLinks, makeProgressLinks, revokeProgressLinks } from '@fichero/contract/calls/progress-links.calls'
import type { ProgressLinksAnswer } from '@fichero/contract/progress-links.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, within } from '@testing-library/react'
import { buttonOf, rowsOf, textOf, textsOf, until, untilText } from '../../testing/dom-queries'
import { openPages } from '../../testing/open-pages'
import { Page } from './progress-links-page'

// jsdom does not have this method.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined })

const ADDRESS = '/fichas/visualizar/2990024/enlaces'
const LUZ = { tipo_documento: 'CC', nro_documento: '1098765432', nombre: 'LUZ', apellido: 'ZAPATA' }
const PEDRO = { tipo_documento: 'CC', nro_documento: '1098761111', nombre: 'PEDRO', apellido: 'ABRIL' }
const ROW = { estado: 'EN FORMACION', enlace: null }
const LINK = { vence: '2026-08-02', abierto: null, bloqueado: false }
const direccion = 'https://fichero.example/mi-avance#abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
const MADE = answer(makeProgressLinks, {
  ok: true,
  msg: 'Los enlaces se crearon.',
  vence: '2026-08-02',
  enlaces: [{ ...LUZ, direccion }],
})

async function open(aprendices: ProgressLinksAnswer['aprendices'], more: FakeAnswer[] = [], query = '') {
  const screen = await openPages({ 'progress-links-page': Page }, `${ADDRESS}${query}`, {
    answers: [answer(listProgressLinks, { ok: true, aprendices }), ...more],
  })
  await until('tbody tr')
  return screen
}
const press = (name: string) => fireEvent.click(buttonOf(name)!)
const confirm = (name: string) =>
  fireEvent.click(within(document.querySelector('dialog[open]')!).getByRole('button', { name, hidden: true }))

test('the page lists the apprentices with the state of their links', async () => {
  await open([
    { ...PEDRO, ...ROW },
    { ...LUZ, ...ROW, enlace: { ...LINK, abierto: '2026-05-05' } },
    { ...LUZ, ...ROW, nro_documento: '7', enlace: { ...LINK, bloqueado: true } },
  ])
  expect(rowsOf(document).map(([name, , link, opened]) => [name, link, opened])).toEqual([
    ['PEDRO ABRIL', 'Sin enlace', 'Nunca'],
    ['LUZ ZAPATA', 'Sirve hasta el 02/08/2026', '05/05/2026'],
    ['LUZ ZAPATA', 'Bloqueado por dígitos equivocados', 'Nunca'],
  ])
})

test('links for everybody are made at once if nobody has one, and shown as a sheet without document numbers', async () => {
  const { sent } = await open([{ ...LUZ, ...ROW }], [MADE])
  press('Crear enlaces para todos')
  await untilText('Hoja para entregar')
  expect(sent.at(-1)).toMatchObject({ method: 'GET' })
  expect(sent.find(({ method }) => method === 'POST')?.url).toBe('/api/fichas/2990024/enlaces')
  const [card] = document.querySelectorAll('[aria-labelledby="sheet"] li')
  expect(textsOf(card!, 'p').slice(0, 2)).toEqual(['LUZ ZAPATA', 'Ficha 2990024'])
  expect(textOf(card)).toContain('Ábralo con los últimos cuatro dígitos de su documento.')
  expect(textOf(card)).toContain(direccion)
  expect(textOf(card)).not.toContain(LUZ.nro_documento)
  expect(card?.querySelector('input')?.value).toBe(direccion)
  expect(card?.querySelector('svg')?.getAttribute('aria-label')).toBe('Código QR del enlace de LUZ ZAPATA')
})

test('new links for everybody need a confirmation if somebody has one', async () => {
  const { sent } = await open([{ ...LUZ, ...ROW, enlace: LINK }], [MADE])
  press('Crear enlaces para todos')
  await untilText('¿Crear enlaces nuevos para todos?')
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  confirm('Crear enlaces para todos')
  await untilText('Hoja para entregar')
})

test('the link of one person is made and revoked in the row', async () => {
  const done = answer(revokeProgressLinks, { ok: true, msg: 'Los enlaces se revocaron: ya no abren.' })
  const { sent } = await open([{ ...LUZ, ...ROW, enlace: LINK }], [MADE, done])
  press('Crear otro enlace para LUZ ZAPATA')
  await untilText('Hoja para entregar')
  press('Revocar el enlace de LUZ ZAPATA')
  await untilText('¿Revocar el enlace de LUZ ZAPATA?')
  confirm('Revocar enlace')
  await untilText('El enlace se revocó: ya no abre.')
  expect(document.querySelector('[aria-labelledby="sheet"]')).toBeNull()
  expect(sent.filter(({ method }) => method !== 'GET').map(({ method, url }) => [method, url])).toEqual([
    ['POST', '/api/fichas/2990024/enlaces?aprendiz=1098765432'],
    ['DELETE', '/api/fichas/2990024/enlaces?aprendiz=1098765432'],
  ])
})

test('the address of one person shows only the link of that person', async () => {
  await open(
    [
      { ...PEDRO, ...ROW },
      { ...LUZ, ...ROW },
    ],
    [],
    '?aprendiz=1098765432',
  )
  expect(textsOf(document, 'tbody th, tbody tr > :first-child')).toEqual(['LUZ ZAPATA'])
  expect(document.querySelector(`a[href="${ADDRESS}"]`)).not.toBeNull()
})

test('a refusal is shown with its sentence', async () => {
  await open([{ ...LUZ, ...ROW }], [refuse(makeProgressLinks, 409, 'ficha_ended')])
  press('Crear el enlace de LUZ ZAPATA')
  await untilText('ficha_ended')
})
