/** @jest-environment jsdom */
import { getFicha, listDisabledFichas, listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { FICHA } from '../../testing/ficha'
import { FICHA_ANSWER } from '../../testing/ficha-answer'
import { Page as DisabledPage } from './disabled-page'
import { Page as FactsPage } from './facts-page'
import { Page as FichaPage } from './ficha-page'
import { Page as ListPage } from './list-page'

// The specification also allows the API to answer in the following shapes.

const pages = { 'list-page': ListPage, 'disabled-page': DisabledPage, 'facts-page': FactsPage, 'ficha-page': FichaPage }
const open = (address: string, ...answers: ReturnType<typeof answer>[]) =>
  openInFakeShell({ definition, texts: { es, en }, pages }, address, { as: ['fichas:view-disabled'], answers })
const NUMBER = String(FICHA.nro_ficha)

test.each([
  ['a bare list', [FICHA]],
  ['a list in data', { data: [FICHA] }],
])('the list of fichas accepts %s as the answer', async (_, body) => {
  const programs = answer(listPrograms, [
    { id: FICHA.id_programa_formacion, nombre_programa: 'x', codigo: null },
  ] as never)
  const screen = await open('/fichas', programs, answer(listFichas, body as never))
  expect((await screen.findAllByRole('link', { name: new RegExp(NUMBER) }))[0]).toBeTruthy()
})

test.each([
  ['the facts', 'ficha', '/datos'],
  ['the facts', 'data', '/datos'],
  ['the apprentices', 'ficha', ''],
  ['the apprentices', 'data', ''],
])('the page with %s of a ficha accepts an answer with the ficha in the field %s', async (_, field, section) => {
  const answers = [answer(getFicha, { [field]: FICHA_ANSWER } as never)]
  const screen = await open(`/fichas/visualizar/${FICHA_ANSWER.nro_ficha}${section}`, ...answers)
  expect(await screen.findByRole('heading', { level: 1, name: /^Ficha 2990024/ })).toBeTruthy()
})

test.each([
  ['200', 200],
  ['404', 404],
])('the list of disabled fichas is empty if the answer with status %s says that there are none', async (_, status) => {
  const none = answer(listDisabledFichas, { ok: false, msg: 'No hay fichas deshabilitadas' } as never)
  const screen = await open('/fichas/disabled', { ...none, status })
  expect(await screen.findByText(es.disabled.none)).toBeTruthy()
})

test('the list of disabled fichas accepts an answer with the fichas in the field data', async () => {
  const screen = await open('/fichas/disabled', answer(listDisabledFichas, { data: [FICHA] } as never))
  expect(await screen.findByText(NUMBER)).toBeTruthy()
})
