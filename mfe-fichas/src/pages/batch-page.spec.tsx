/** @jest-environment jsdom */

import type { BatchReport } from '@fichero/contract/batches.schema'
import {
  addToBatch,
  applyBatch,
  cancelBatch,
  getBatch,
  getBatchReport,
  planBatch,
  removeBatch,
  undoBatch,
} from '@fichero/contract/calls/batches.calls'
import type { Permission } from '@fichero/contract/permissions'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, within } from '@testing-library/react'
import { absentPerson, planReport } from '../../testing/absent'
import { batch, batchAnswer, batchReport } from '../../testing/batch'
import { linksOf, openPages, rowsOf, textOf } from '../../testing/open-pages'
import { FilesError, type Source } from '../batches/open-files'
import { forgetSending, startSending } from '../batches/sending'
import { Page } from './batch-page'

const LOST = batchReport(2, {
  estado: 'por_decidir',
  reporte: planReport({ personas: [absentPerson('1002')] }, { aprobaciones_retiradas: 3 }),
})
const MISSING = batchReport(3, { estado: 'ficha_nueva', reporte: null })
const BROKEN = batchReport(4, {
  estado: 'rechazado',
  nro_ficha: null,
  reporte: null,
  error: { code: 'file_damaged', msg: 'Descargue «roto.xls» otra vez.', params: { archivo: 'roto.xls' } },
})
const READY = batchReport(1)
const ALL = batch({ rechazado: 1, por_decidir: 1, ficha_nueva: 1, listo: 1 })
const changed = (lote = ALL) => ({ ok: true as const, msg: '', lote })

const MAY_LOAD = ['fichas:import-evaluations'] as const
const MAY_CREATE = [...MAY_LOAD, 'fichas:create'] as const

const open = (answers: FakeAnswer[], as: readonly Permission[] = MAY_LOAD) =>
  openPages({ 'batch-page': Page }, '/fichas/lotes/7', { as, answers })
const openBatch = (...more: FakeAnswer[]) =>
  open([...more, answer(getBatch, batchAnswer(ALL, BROKEN, LOST, MISSING, READY))])
type Screen = Awaited<ReturnType<typeof open>>

const posted = ({ sent }: Screen) =>
  sent.filter(({ method }) => method === 'POST').map(({ url, body }) => [url.replace('/api/fichas/lotes/7', ''), body])
const click = (screen: Pick<Screen, 'getByRole'>, name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))

test('a batch lists its reports with what they would do, first what needs somebody', async () => {
  const screen = await openBatch()
  const table = await screen.findByRole('table', { name: 'Reportes del lote' })
  expect(rowsOf(table).map((cells) => cells.slice(1, 5))).toEqual([
    ['Ficha', 'Archivo', 'Estado', 'Qué cambia'],
    ['–', 'juicios 4.xls', 'Rechazado', expect.stringContaining('«roto.xls»')],
    ['2888002', 'juicios 2.xls', 'Por revisar', expect.stringContaining('5 juicios nuevos')],
    ['2888003', 'juicios 3.xls', 'Ficha nueva', expect.stringContaining('PE-04')],
    ['2888001', 'juicios 1.xls', 'Listo', '5 juicios nuevos'],
  ])
  expect(linksOf(screen.getByRole('navigation', { name: 'Estado' }))).toEqual([
    ['Todos (4)', '/fichas/lotes/7'],
    ['Rechazado (1)', '/fichas/lotes/7?estado=rechazado'],
    ['Por revisar (1)', '/fichas/lotes/7?estado=por_decidir'],
    ['Ficha nueva (1)', '/fichas/lotes/7?estado=ficha_nueva'],
    ['Listo (1)', '/fichas/lotes/7?estado=listo'],
  ])
})

test('a report whose ficha has changed since the plan was shown says so', async () => {
  const report = batchReport(1, { cambio: true })
  const screen = await open([answer(getBatch, batchAnswer(batch({ listo: 1 }), report))])
  expect(await screen.findByText('La ficha cambió después de la simulación')).toBeTruthy()
})

test('all ready reports are applied with one click, without naming them', async () => {
  const screen = await openBatch(answer(applyBatch, changed()))
  await screen.findByRole('table')
  click(screen, 'Cargar 1 listo')
  await screen.findByRole('button', { name: 'Cargar 1 listo' })
  expect(posted(screen)).toEqual([['/aplicar', {}]])
})

test('selected reports that need a decision are applied after a confirmation that names the lost approvals', async () => {
  const screen = await openBatch(answer(applyBatch, changed()))
  await screen.findByRole('table')
  click(screen, 'Seleccionar los de esta página')
  click(screen, 'Cargar los 2 seleccionados')
  const dialog = await screen.findByRole('alertdialog')
  expect(textOf(dialog)).toContain('Se retiran 3 aprobaciones.')
  click(within(dialog), 'Cargar los 2 seleccionados')
  await screen.findByRole('button', { name: 'Seleccionar los de esta página' })
  expect(posted(screen)).toEqual([['/aplicar', { reportes: [2, 1] }]])
})

test('one report shows its whole plan, and is applied by itself', async () => {
  const detail = answer(getBatchReport, { ok: true, reporte: LOST })
  const screen = await openBatch(detail, answer(applyBatch, changed()))
  await screen.findByRole('table')
  click(screen, 'Ver juicios 2.xls')
  await screen.findByText('1 persona de la ficha no está en el reporte')
  click(screen, 'Cargar este reporte')
  const dialog = await screen.findByRole('alertdialog')
  click(within(dialog), 'Cargar reporte')
  await screen.findByRole('button', { name: 'Cargar este reporte' })
  expect(posted(screen)).toEqual([['/aplicar', { reportes: [2] }]])
})

test('a report of a ficha that does not exist leads to the PE-04, and is compared again', async () => {
  const detail = answer(getBatchReport, { ok: true, reporte: MISSING })
  const shown = answer(getBatch, batchAnswer(ALL, MISSING))
  const screen = await open([detail, answer(planBatch, changed()), shown], MAY_CREATE)
  await screen.findByRole('table')
  click(screen, 'Ver juicios 3.xls')
  expect((await screen.findByRole('link', { name: 'Comparar con el PE-04' })).getAttribute('href')).toBe(
    '/fichas/pe-04',
  )
  click(screen, 'Comparar de nuevo')
  await screen.findByRole('button', { name: 'Comparar de nuevo' })
  expect(posted(screen)).toEqual([['/planear', {}]])
})

test('who may not create fichas gets no link to the PE-04', async () => {
  const screen = await openBatch(answer(getBatchReport, { ok: true, reporte: MISSING }))
  await screen.findByRole('table')
  click(screen, 'Ver juicios 3.xls')
  await screen.findByText(/La ficha no está en Fichero. Compare/)
  expect(screen.queryByRole('link', { name: 'Comparar con el PE-04' })).toBeNull()
})

test('applied reports are undone together after a confirmation', async () => {
  const applied: BatchReport = { ...READY, estado: 'aplicado' }
  const shown = answer(getBatch, batchAnswer(batch({ aplicado: 12 }), applied))
  const screen = await open([shown, answer(undoBatch, changed())])
  await screen.findByRole('table')
  click(screen, 'Deshacer 12 cargas')
  click(within(await screen.findByRole('alertdialog')), 'Deshacer 12 cargas')
  await screen.findByText('Lote de reportes', { selector: 'h1' })
  expect(posted(screen)).toEqual([['/deshacer', {}]])
})

test('who comes back sees the queue, what waits before, and the files that never arrived', async () => {
  const lote = batch({ por_planear: 8, listo: 2 }, { recibidos: 10, delante: 340 })
  const screen = await open([answer(getBatch, batchAnswer(lote, READY)), answer(cancelBatch, changed(lote))])
  await screen.findByText('2 de 10')
  expect(screen.getByText('Hay 340 reportes de otros lotes antes.')).toBeTruthy()
  expect(screen.getByText('Faltan 2 archivos por llegar')).toBeTruthy()
  click(screen, 'Detener')
  await screen.findByRole('button', { name: 'Detener' })
  expect(posted(screen)).toEqual([['/cancelar', undefined]])
})

test('a deleted batch leads back to the page that loads reports', async () => {
  const screen = await openBatch(answer(removeBatch, changed()))
  await screen.findByRole('table')
  click(screen, 'Borrar el lote')
  click(within(await screen.findByRole('alertdialog')), 'Borrar el lote')
  await screen.findByText(/The test gives no page/)
  expect(screen.address()).toBe('/fichas/cargar')
})

test.each([
  [applyBatch, 'Cargar 1 listo'],
  [planBatch, 'Comparar de nuevo'],
  [cancelBatch, 'Detener'],
  [undoBatch, 'Deshacer 1 carga'],
  [removeBatch, 'Borrar el lote'],
])('a request that fails says why (%#)', async (call, name) => {
  // The reports of the batch offer every action but one: what waits can be stopped and not compared again.
  const lote = batch({ listo: 1, aplicado: 1, por_decidir: 1, ...(call === cancelBatch && { por_planear: 1 }) })
  const screen = await open([refuse(call, 409, 'conflict'), answer(getBatch, batchAnswer(lote, READY))])
  await screen.findByRole('table')
  click(screen, name)
  const dialog = screen.queryByRole('alertdialog')
  if (dialog) click(within(dialog), name)
  expect(textOf(await screen.findByRole('alert'))).toBe('conflict')
})

test('an unknown batch says so', async () => {
  const screen = await open([refuse(getBatch, 404, 'batch_not_found')])
  expect(textOf(await screen.findByRole('alert'))).toContain('No se pudo abrir el lote')
})

describe('the files of a batch', () => {
  const source = (name: string): Source => ({ name, open: async () => new File(['x'], name) })
  const unreadable: Source = { name: 'b.xls', open: () => Promise.reject(new FilesError('damaged', 'b.xls')) }
  const lote = batch({}, { archivos: 3, recibidos: 1 })
  const shown = answer(getBatch, batchAnswer(lote))
  afterEach(() => act(() => forgetSending(7)))

  test('are sent with their numbers, and one that cannot be opened is named', async () => {
    const screen = await open([shown, answer(addToBatch, changed(lote))])
    await screen.findByText('Faltan 2 archivos por llegar')
    act(() => startSending(7, [source('a.xls'), unreadable, source('c.xls')]))
    await screen.findByText('1 archivo no se pudo enviar')
    await screen.findByText('«b.xls» no se puede abrir: está dañado.')
    expect(
      posted(screen)
        .map(([url]) => url)
        .toSorted(),
    ).toEqual(['/archivos?numero=1', '/archivos?numero=3'])
  })

  test('wait while sending is paused, and go on from there', async () => {
    const screen = await open([shown, answer(addToBatch, changed(lote))])
    await screen.findByText('Faltan 2 archivos por llegar')
    let arrive: (file: File) => void = () => undefined
    const slow: Source = { name: 'a.xls', open: () => new Promise((resolve) => (arrive = resolve)) }
    act(() => startSending(7, [slow, slow, source('c.xls')]))
    click(screen, await screen.findByRole('button', { name: 'Dejar de enviar' }).then(() => 'Dejar de enviar'))
    expect(screen.getByText('El envío está detenido')).toBeTruthy()
    await act(async () => arrive(new File(['x'], 'a.xls')))
    expect(posted(screen)).toEqual([])
  })

  test('are not sent after the user who chose them has signed out', async () => {
    const screen = await open([shown, answer(addToBatch, changed(lote))])
    await screen.findByText('Faltan 2 archivos por llegar')
    let arrive: (file: File) => void = () => undefined
    const slow: Source = { name: 'a.xls', open: () => new Promise((resolve) => (arrive = resolve)) }
    act(() => startSending(7, [slow]))
    const later = await openPages({}, '/fichas', { as: 'guest', answers: [answer(addToBatch, changed(lote))] })
    await act(async () => arrive(new File(['x'], 'a.xls')))
    expect([...posted(screen), ...posted(later)]).toEqual([])
  })

  test('stop at an error that repeating does not help, and go on when the user says so', async () => {
    const screen = await open([shown, refuse(addToBatch, 404, 'batch_not_found')])
    await screen.findByText('Faltan 2 archivos por llegar')
    act(() => startSending(7, [source('a.xls')]))
    await screen.findByText('No se pudo seguir enviando')
    const before = posted(screen).length
    click(screen, 'Seguir enviando')
    await screen.findByText('No se pudo seguir enviando')
    expect(posted(screen).length).toBe(before + 1)
  })
})
