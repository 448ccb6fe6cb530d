/** @jest-environment jsdom */
import { enableFicha, listDisabledFichas } from '@fichero/contract/calls/fichas.calls'
import type { DisabledFichasAnswer } from '@fichero/contract/fichas.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { linksOf, rowsOf, textsOf } from '../../testing/dom-queries'
import { FICHA } from '../../testing/ficha'
import { FICHA_ANSWER } from '../../testing/ficha-answer'
import { Page } from './disabled-page'

const remote = { definition, texts: { es, en }, pages: { 'disabled-page': Page } }
const mayEnable = (enable: boolean) => ({ can: { ...FICHA.can, edit: false, disable: false, enable } })
const other = { id: 7, nro_ficha: 7, nombre_jefe_ficha: 'Ana Vega', programa_formacion: 'VIVEROS' }
const both = [
  { ...FICHA, ...mayEnable(true) },
  { ...FICHA, ...other, ...mayEnable(false) },
] as unknown as DisabledFichasAnswer

async function open(...answers: FakeAnswer[]) {
  const screen = await openInFakeShell(remote, '/fichas/disabled', { as: ['fichas:view-disabled'], answers })
  await screen.findByRole('heading', { name: es.disabled.title })
  return screen
}
/** Opens the list, and confirms the reactivation of the first ficha. */
async function reactivate(reply: FakeAnswer) {
  const screen = await open(answer(listDisabledFichas, both), reply)
  fireEvent.click(await screen.findByRole('button', { name: 'Reactivar la ficha 2990024' }))
  const question = within(screen.getByRole('alertdialog', { name: es.disabled.ask }))
  expect(
    question.getByText(/^La ficha 2990024, con Ingrid Johana Peña Cortés como jefe de ficha, volverá/),
  ).toBeTruthy()
  await act(async () => void fireEvent.click(question.getByRole('button', { name: es.disabled.reactivate })))
  return { screen, question }
}

test('a user who may not see disabled fichas is redirected to the list', async () => {
  const { address } = await openInFakeShell(remote, '/fichas/disabled')
  expect(address()).toBe('/fichas')
})

test('the disabled fichas are in a sortable table, with a button where the user may reactivate the ficha', async () => {
  const screen = await open(answer(listDisabledFichas, both))
  const table = await screen.findByRole('table', { name: es.disabled.title })
  expect(textsOf(table, 'thead th').slice(0, 6)).toEqual([
    ...['Número de ficha', 'Jefe de ficha', 'Jornada', 'Oferta', 'Programa', 'Estado'],
  ])
  const facts = ['Mixta', 'Abierta', 'Producción agroecológica', 'Deshabilitada']
  expect(rowsOf(table)).toEqual([
    ['2990024', 'Ingrid Johana Peña Cortés', ...facts, 'Reactivar'],
    ['7', 'Ana Vega', 'Mixta', 'Abierta', 'VIVEROS', 'Deshabilitada', ''],
  ])
  expect(linksOf(screen.container)).toEqual([
    ['Fichas', '/fichas'],
    ['Volver a las fichas', '/fichas'],
    ['2990024', '/fichas/visualizar/2990024'],
    ['7', '/fichas/visualizar/7'],
  ])
  expect(screen.container.textContent).toContain(es.disabled.description)
  const first = () => rowsOf(table)[0]![0]
  for (const [name, expected] of [
    ['Número de ficha', '7'],
    ['Programa', '2990024'],
    ['Jefe de ficha', '7'],
  ] as const) {
    fireEvent.click(within(table).getByRole('button', { name: new RegExp(name) }))
    await waitFor(() => expect(first()).toBe(expected))
  }
})

test('a ficha is reactivated after a confirmation', async () => {
  const { screen } = await reactivate(answer(enableFicha, { ok: true, msg: '', ficha: FICHA_ANSWER }))
  expect(await screen.findByText('La ficha 2990024 se reactivó correctamente')).toBeTruthy()
  expect(screen.sent.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    '/api/fichas/enabled/2990024',
  ])
})

test.each([
  [403, 'forbidden', es.disabled.forbidden],
  [500, 'internal', es.disabled.failed],
] as const)('the dialog shows an error with status %i, and stays open', async (status, code, text) => {
  const { screen, question } = await reactivate(refuse(enableFicha, status, code))
  expect(await question.findByText(text)).toBeTruthy()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})

test('the dialog closes with a message if another user has reactivated the ficha first', async () => {
  const { screen } = await reactivate(refuse(enableFicha, 404, 'ficha_not_found'))
  expect(await screen.findByText(/^La ficha 2990024 ya no está deshabilitada/)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.each<[string, FakeAnswer, string]>([
  ['no disabled fichas', answer(listDisabledFichas, [] as never), es.disabled.none],
  ['no permission', refuse(listDisabledFichas, 403, 'forbidden'), es.disabled.listForbidden],
  ['a failure', refuse(listDisabledFichas, 409, 'conflict'), es.disabled.listFailed],
])('the page explains why it has no list: %s', async (_, reply, text) => {
  expect(await (await open(reply)).findByText(text)).toBeTruthy()
})
