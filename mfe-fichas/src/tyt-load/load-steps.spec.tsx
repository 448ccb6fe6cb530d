/** @jest-environment jsdom */
import { loadTyt, undoTytLoad } from '@fichero/contract/calls/tyt.calls'
import type { LoadTytAnswer } from '@fichero/contract/tyt-board.schema'
import { ApiError } from '@fichero/kit/api'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, within } from '@testing-library/react'
import { textOf } from '../../testing/dom-queries'
import { openPages } from '../../testing/open-pages'
import { BOARD, openBoard, openPeople, ownTotals } from '../../testing/open-tyt-board'
import { ReportRefused } from '../evaluations/report-refused'

const FILE = 'tyt.xlsx'
const reporte = (changes: Partial<LoadTytAnswer['reporte']> = {}): LoadTytAnswer['reporte'] => ({
  id: null,
  tipo: 'tyt',
  archivo: FILE,
  fecha_reporte: null,
  nro_ficha: null,
  programa: null,
  simulado: true,
  filas: 3,
  rechazados: 0,
  advertencias: 0,
  registros: { nuevos: 0, cambiados: 2, sin_cambio: 1 },
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: null,
  rechazos: [],
  avisos: [],
  ...changes,
})
const answered = (changes?: Partial<LoadTytAnswer['reporte']>) =>
  answer(loadTyt, {
    ok: true,
    msg: '',
    reporte: reporte(changes),
    pasos: { inscrito: 2, presentado: 0, certificado: 1 },
  })
const planned = (changes?: Partial<LoadTytAnswer['reporte']>): FakeAnswer => ({
  ...answered(changes),
  query: 'simular=true',
})

async function openDialog(...answers: FakeAnswer[]) {
  const screen = await openBoard('?cargar', [ownTotals(3), ...answers])
  const dialog = await screen.findByRole('dialog')
  const input = await within(dialog).findByLabelText(/^Hoja de cálculo con las fechas/)
  return { ...screen, dialog, choose: () => fireEvent.change(input, { target: { files: [new File(['x'], FILE)] } }) }
}
const posted = ({ sent }: Awaited<ReturnType<typeof openBoard>>) =>
  sent.filter(({ method }) => method === 'POST').map(({ url }) => url.replace('/api/fichas/tyt', ''))

test('a workbook is planned, loaded and undone', async () => {
  const undone = answer(undoTytLoad, { ok: true, msg: '', cambiadas: 2 })
  const screen = await openDialog(planned(), answered({ id: 7, simulado: false }), undone)
  const { dialog } = screen
  expect(textOf(dialog)).toContain('Una celda vacía no cambia nada.')
  screen.choose()
  await within(dialog).findByText(`Si carga «${FILE}», cambiarán 2 aprendices. Todavía no se ha guardado nada.`)
  const counts = within(dialog).getByLabelText('Fechas del archivo')
  expect(textOf(counts)).toBe('Inscrito2Presentó0Con certificado1Filas sin cambios1')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cargar fechas' }))
  const heading = await within(dialog).findByText(`Las fechas de 2 aprendices de «${FILE}» se cargaron.`)
  expect(document.activeElement).toBe(heading)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Deshacer la carga' }))
  await within(dialog).findByText('La carga se deshizo: 2 aprendices tienen otra vez sus fechas de antes.')
  expect(posted(screen)).toEqual(['/carga?simular=true', '/carga', '/carga/7/deshacer'])
})

test('rejected rows are named, and the others are loaded', async () => {
  const params = { valor: '1' }
  const rechazo = { fila: 3, columna: 'Documento', valor: '1', code: 'tyt_unknown_person', motivo: 'x', params }
  const rejected = { rechazados: 1, rechazos: [rechazo] }
  const screen = await openDialog(planned(rejected), answered({ ...rejected, id: 7 }))
  screen.choose()
  fireEvent.click(await within(screen.dialog).findByRole('button', { name: 'Cargar sin las filas rechazadas' }))
  await within(screen.dialog).findByText(/se cargaron\.$/)
  expect(posted(screen)[1]).toBe('/carga?parcial=true')
})

test('a file without new days, and one that cannot be read, cannot be loaded', async () => {
  const none = await openDialog(planned({ registros: { nuevos: 0, cambiados: 0, sin_cambio: 3 } }))
  none.choose()
  await within(none.dialog).findByText(/no trae fechas nuevas/)
  expect(within(none.dialog).queryByRole('button', { name: 'Cargar fechas' })).toBeNull()
  none.unmount()
  const unreadable = await openDialog(refuse(loadTyt, 422, 'file_damaged', { archivo: FILE }))
  unreadable.choose()
  await within(unreadable.dialog).findByRole('alert')
  expect(within(unreadable.dialog).queryByRole('button', { name: 'Cargar fechas' })).toBeNull()
})

test('the button is only for people who may record steps', async () => {
  const button = { name: 'Cargar fechas' }
  const admin = await openPeople('', [], ['fichas:edit'])
  expect(admin.getByRole('button', button)).toBeTruthy()
  admin.unmount()
  const reader = await openPeople('')
  expect(reader.queryByRole('button', button)).toBeNull()
  reader.unmount()
  const head = await openPeople('', [ownTotals(3)])
  expect(head.getByRole('button', button)).toBeTruthy()
})

test('a workbook that was dropped elsewhere is passed to the board', async () => {
  const error = new ApiError(422, { ok: false, code: 'wrong_kind', msg: '', params: { tipo_recibido: 'tyt' } })
  const onRemove = jest.fn()
  const Page = () => (
    <ReportRefused
      nroFicha={undefined}
      kind="juicios"
      file={new File(['x'], FILE)}
      error={error}
      onReadAgain={() => undefined}
      onRemove={onRemove}
    />
  )
  const screen = await openPages({ 'list-page': Page }, '/fichas')
  fireEvent.click(await screen.findByRole('link', { name: 'Cargarlo en Prueba TyT' }))
  expect([screen.address(), onRemove.mock.calls.length]).toEqual([`${BOARD}?cargar`, 1])
})
