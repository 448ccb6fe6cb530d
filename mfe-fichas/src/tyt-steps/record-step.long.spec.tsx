/** @jest-environment jsdom */
import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { recordTyt } from '@fichero/contract/calls/tyt.calls'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { APPRENTICE } from '../../testing/apprentice'
import { rowsOf, textsOf } from '../../testing/dom-queries'
import { openPages } from '../../testing/open-pages'
import { BOARD, boardLinksOf, openPeople, ownTotals, people, person, totals } from '../../testing/open-tyt-board'
import { Page as ApprenticePage } from '../pages/apprentice-page'

const can = { recordTyt: true }
const ANA = person('1000', { can })
const EVA = person('200', { nombre: 'EVA', apellido: 'PAZ', can, tyt_presentado: '2026-06-21' })
const ZOE = person('40', { nombre: 'ZOE', apellido: 'RUIZ' })
const recorded = answer(recordTyt, { ok: true, msg: '', cambiadas: 1 })

type Screen = Awaited<ReturnType<typeof openPeople>>
const board = async (...answers: Parameters<typeof openPeople>[1] & object) => {
  sessionStorage.clear()
  return openPeople('', [people([ANA, EVA, ZOE]), ...answers])
}
const choose = (screen: Screen, ...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name: `Seleccionar a ${name}` }))
}
const openForm = async (screen: Screen) => {
  fireEvent.click(screen.getByRole('button', { name: 'Registrar paso…' }))
  const dialog = await screen.findByRole('dialog')
  const day = (await within(dialog).findByLabelText(/^Fecha/)) as HTMLInputElement
  return { dialog, day, step: within(dialog).getByLabelText('Paso') as HTMLSelectElement }
}
const bodies = ({ sent }: Screen) => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('each person of the board has the last known step, and only people whom the user may edit can be selected', async () => {
  const screen = await board()
  const progress = rowsOf(screen.getByRole('table')).map((row) => row.at(-2))
  expect(progress).toEqual(['75 %ListoSin inscribir', '75 %ListoPresentó · 21/06/2026', '75 %ListoSin inscribir'])
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Registrar paso…' })).toBeNull()
})

test('the board without people whom the user may edit has no selection', async () => {
  const { queryByText, queryByRole } = await openPeople('', [people([ZOE])])
  expect([queryByText('Seleccionar a los de esta página'), queryByRole('checkbox')]).toEqual([null, null])
})

test('a step is recorded for all selected people, with the current day as proposal', async () => {
  const screen = await board(recorded)
  fireEvent.click(screen.getByRole('button', { name: 'Seleccionar a los de esta página' }))
  await screen.findAllByText('2 aprendices seleccionados')
  const { dialog, day, step } = await openForm(screen)
  expect(step.value).toBe('inscrito')
  expect(day.value).toMatch(/^\d{2}\/\d{2}\/20\d{2}$/)
  fireEvent.change(day, { target: { value: '02/03/2026' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar «Inscrito»' }))
  await screen.findByText('El paso «Inscrito» se registró con fecha 02/03/2026.')
  const keys = [ANA, EVA].map(({ nro_ficha, nro_documento }) => ({ nro_ficha, nro_documento }))
  expect(bodies(screen)).toEqual([{ personas: keys, paso: 'inscrito', fecha: '2026-03-02' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The text is announced too.
  expect(screen.getAllByText('Seleccione aprendices para registrar un paso de la prueba.')).not.toEqual([])
})

test('people whose days would be out of order are named and left out, and nothing is sent for nobody', async () => {
  const screen = await board(recorded)
  choose(screen, 'ANA GÓMEZ', 'EVA PAZ')
  const { dialog, day } = await openForm(screen)
  fireEvent.change(day, { target: { value: '22/06/2026' } })
  const named = (await within(dialog).findByText(/quedarían en desorden, y no se registrará/)).parentElement!
  expect(textsOf(named, 'li')).toEqual(['EVA PAZ · Presentó · 21/06/2026'])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar «Inscrito»' }))
  await waitFor(() => expect(bodies(screen)).toMatchObject([{ personas: [{ nro_documento: '1000' }] }]))
})

test('a day that is out of order for everybody is an error of the field', async () => {
  const screen = await board()
  choose(screen, 'EVA PAZ')
  const { dialog, day } = await openForm(screen)
  fireEvent.change(day, { target: { value: '22/06/2026' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar «Inscrito»' }))
  await waitFor(() => expect(dialog.textContent).toContain('Con esta fecha los pasos quedarían en desorden'))
  expect(bodies(screen)).toEqual([])
})

test('the day of a step can be removed from the people who have it', async () => {
  const screen = await board(recorded)
  choose(screen, 'ANA GÓMEZ', 'EVA PAZ')
  const { dialog, step } = await openForm(screen)
  expect(within(dialog).queryByRole('button', { name: /^Quitar/ })).toBeNull()
  fireEvent.change(step, { target: { value: 'presentado' } })
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Quitar esta fecha a 1' }))
  await screen.findByText('La fecha de «Presentó» se quitó.')
  expect(bodies(screen)).toMatchObject([{ personas: [{ nro_documento: '200' }], paso: 'presentado', fecha: null }])
})

test('an error of the API stays in the dialog', async () => {
  const screen = await board(refuse(recordTyt, 409, 'tyt_out_of_order', { nombre: 'ANA GÓMEZ' }))
  choose(screen, 'ANA GÓMEZ')
  const { dialog } = await openForm(screen)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar «Inscrito»' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('El paso no se registró')
})

test('the board is filtered by step, beside the filter by readiness, with the number of people at each step', async () => {
  const screen = await openPeople('?mias=false&grupo=listos&paso=inscrito', [totals({ listos: 141 }), ownTotals(0)])
  const steps = screen.getByRole('navigation', { name: 'Paso de la prueba TyT' })
  expect(boardLinksOf(steps)).toEqual([
    ['Todos los pasos (1.356)', '?mias=false&grupo=listos'],
    ['Sin inscribir (1.200)', '?mias=false&grupo=listos&paso=sin_inscribir'],
    ['Inscrito (100)', '?mias=false&grupo=listos&paso=inscrito'],
    ['Presentó (50)', '?mias=false&grupo=listos&paso=presentado'],
    ['Con certificado (6)', '?mias=false&grupo=listos&paso=certificado'],
  ])
  expect(textsOf(steps, '[aria-current]')).toEqual(['Inscrito (100)'])
  expect(screen.requestedUrls('')).toEqual(['/api/fichas/tyt?grupo=listos&paso=inscrito&page=1&limit=10'])
  expect(screen.requestedUrls('/totales')).toContain('/api/fichas/tyt/totales?grupo=listos&paso=inscrito')
})

test('the summary links to people who are ready and not enrolled', async () => {
  const screen = await openPeople('?programId=4', [totals({ listos_sin_inscribir: 120 }), ownTotals(0)])
  const link = await screen.findByRole('link', { name: 'Faltan por inscribir 120 de los listos.' })
  expect(link.getAttribute('href')).toBe(`${BOARD}?programId=4&grupo=listos&paso=sin_inscribir`)
})

test('the page of an apprentice has the days of the steps, and records one', async () => {
  sessionStorage.clear()
  const { aprendiz } = APPRENTICE
  const data = {
    ...APPRENTICE,
    can: { ...APPRENTICE.can, recordTyt: true },
    aprendiz: { ...aprendiz, tyt_inscrito: '2020-03-02' },
  }
  const address = '/fichas/visualizarEstudiantePage/1012345678'
  const screen = await openPages({ 'apprentice-page': ApprenticePage }, address, {
    answers: [answer(getApprentice, { ok: true, data }), recorded],
  })
  const facts = (await screen.findByRole('heading', { name: 'Prueba TyT' })).parentElement!
  expect(textsOf(facts, 'dd')).toEqual(['02/03/2020', '—', '—'])
  fireEvent.click(screen.getByRole('button', { name: 'Registrar paso…' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Registrar «Presentó»' }))
  await waitFor(() =>
    expect(screen.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { personas: [{ nro_ficha: 2990024, nro_documento: '1012345678' }], paso: 'presentado' },
    ]),
  )
})
