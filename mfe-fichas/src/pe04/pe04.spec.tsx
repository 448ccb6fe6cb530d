/** @jest-environment jsdom */
import { loadPe04, undoPe04 } from '@fichero/contract/calls/pe04.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import type { Pe04Answer, Pe04Comparison } from '@fichero/contract/pe04.schema'
import { ApiError } from '@fichero/kit/api'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, within } from '@testing-library/react'
import { linksOf, textOf } from '../../testing/dom-queries'
import { openPages } from '../../testing/open-pages'
import { ReportRefused } from '../evaluations/report-refused'
import { Page } from '../pages/pe04-page'

const FILE = 'PE-04_202606.xlsx'
const ficha = (nro_ficha: number, more: Partial<Pe04Comparison['fichas'][0]> = {}): Pe04Comparison['fichas'][0] => ({
  nro_ficha,
  fila: 6,
  programa: 'VIVEROS',
  responsable: 'EVA LUGO MORA',
  situacion: 'igual',
  cambios: [],
  ...more,
})
const COMPARISON: Pe04Comparison = {
  fichas: [
    ficha(2888001, {
      situacion: 'difiere',
      cambios: [
        { campo: 'fecha_fin_ficha', aqui: '2028-02-02', archivo: '2028-02-03', fijo: false },
        { campo: 'programa', aqui: '134577 · 1 · VIVEROS', archivo: '134577 · 2 · VIVEROS', fijo: true },
      ],
    }),
    ficha(2888002, { situacion: 'falta' }),
    ficha(2888003),
  ],
  fuera: [{ nro_ficha: 2888009, programa: 'COCINA' }],
  omitidas: [{ nivel: 'EVENTO', filas: 12 }],
  responsables: [{ nombre: 'EVA LUGO MORA', fichas: 3, homonimos: 0 }],
  programas: [],
}
const answered = (changes: Partial<Pe04Answer> = {}, id: number | null = null) =>
  answer(loadPe04, {
    ok: true,
    msg: '',
    programas: 0,
    comparacion: COMPARISON,
    reporte: {
      ...{ id, tipo: 'pe04', archivo: FILE, fecha_reporte: null, nro_ficha: null, programa: null },
      ...{ simulado: id === null, filas: 15, rechazados: 0, advertencias: 0, retirados: 0, aprobaciones_retiradas: 0 },
      ...{ aprendices: null, rechazos: [], avisos: [], registros: { nuevos: 1, cambiados: 1, sin_cambio: 1 } },
    },
    ...changes,
  })
const planned: FakeAnswer = { ...answered(), query: 'simular=true' }
const users = answer(listUsers, {
  ok: true,
  users: [{ nro_documento: '5200', tipo_documento: 'CC', nombre: 'Luz', apellido: 'Vega' }],
} as never)

async function openWith(...answers: FakeAnswer[]) {
  const screen = await openPages({ 'pe04-page': Page }, '/fichas/pe-04', {
    as: ['fichas:create'],
    answers: [users, ...answers],
  })
  const input = await screen.findByLabelText(/^PE-04/)
  fireEvent.change(input, { target: { files: [new File(['x'], FILE)] } })
  const posted = () =>
    screen.sent.filter(({ method }) => method === 'POST').map(({ url }) => url.replace('/api/fichas/pe-04', ''))
  return { ...screen, posted }
}

test('a file is compared, what is selected is applied, and undone in one step', async () => {
  const undone = answer(undoPe04, { ok: true, msg: '', restauradas: 0, retiradas: 1, conservadas: [2888001] })
  const done = answered({ comparacion: null, programas: 1 }, 7)
  const screen = await openWith(done, planned, undone)
  await screen.findByText(`«${FILE}» trae 3 fichas. Todavía no se ha guardado nada.`)
  expect(textOf(screen.getByLabelText('Fichas del archivo y de Fichero'))).toBe(
    'Faltan en Fichero1Tienen diferencias1Iguales1Solo en Fichero1Programas que faltan0',
  )
  expect(screen.getByText(/EVENTO \(12\)/)).toBeTruthy()
  const checks = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))
  expect(checks).toEqual(['Fin de la ficha, ficha 2888001', 'Falta en Fichero, ficha 2888002'])
  expect(screen.queryByRole('button', { name: 'Aplicar los seleccionados' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Elegir las mostradas (2)' }))
  expect(screen.getAllByText('2 elegidas')).not.toEqual([])
  fireEvent.click(screen.getByLabelText('Fin de la ficha, ficha 2888001'))
  fireEvent.click(screen.getByLabelText('Fin de la ficha, ficha 2888001'))
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar los seleccionados' }))
  const heading = await screen.findByText('Listo. Fichas creadas: 1; fichas cambiadas: 1; programas creados: 1.')
  expect(document.activeElement).toBe(heading)
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer la carga' }))
  await screen.findByText('La carga se deshizo. Fichas con sus datos de antes: 0; fichas retiradas: 1.')
  const kept = screen.getByText(/Estas fichas se dejaron como están/)
  expect(linksOf(kept.parentElement!)).toEqual([['2888001', '/fichas/visualizar/2888001']])
  expect(screen.posted()).toEqual(['?simular=true', '', '/7/deshacer'])
})

test('the lines are filtered by what differs', async () => {
  const screen = await openWith(planned)
  const select = await screen.findByLabelText('Mostrar')
  expect(within(select).getAllByRole('option').map(textOf)).toEqual([
    'Faltantes y diferencias (3)',
    'Fin de la ficha (1)',
    'Programa (1)',
    'Falta en Fichero (1)',
    'Igual (1)',
    'Solo en Fichero (1)',
  ])
  fireEvent.change(select, { target: { value: 'fuera' } })
  const table = screen.getByRole('table', { name: 'Fichas comparadas' })
  expect(textOf(table.querySelector('tbody'))).toBe('2888009COCINASolo en Fichero——')
  expect(screen.queryByRole('button', { name: /Elegir las mostradas/ })).toBeNull()
})

test('people in charge whom Fichero does not know are chosen, and the file is compared again', async () => {
  const screen = await openWith(planned)
  fireEvent.click(await screen.findByRole('button', { name: 'Decir quiénes son' }))
  expect(screen.getByText('Nadie se llama así en Fichero (3 fichas)')).toBeTruthy()
  const person = screen.getByRole('combobox', { name: 'EVA LUGO MORA' })
  fireEvent.click(person)
  fireEvent.click(await screen.findByText('Luz Vega · CC 5200'))
  fireEvent.click(screen.getByRole('button', { name: 'Comparar con estas personas' }))
  await screen.findByText(/trae 3 fichas/)
  expect(screen.posted()).toEqual(['?simular=true', '?simular=true'])
})

test('a file that cannot be read, and a load that fails, say why', async () => {
  const unreadable = await openWith(refuse(loadPe04, 422, 'file_damaged', { archivo: FILE }))
  await unreadable.findByRole('alert')
  unreadable.unmount()
  const failing = await openWith({ ...refuse(loadPe04, 409, 'conflict'), query: '' }, planned)
  fireEvent.click(await failing.findByRole('button', { name: 'Elegir las mostradas (2)' }))
  fireEvent.click(failing.getByRole('button', { name: 'Aplicar los seleccionados' }))
  expect(textOf(await failing.findByRole('alert'))).toContain('No se guardó nada')
})

test('a PE-04 that was dropped elsewhere is passed to this page, for users who may create fichas', async () => {
  const error = new ApiError(422, { ok: false, code: 'wrong_kind', msg: '', params: { tipo_recibido: 'pe04' } })
  const onRemove = jest.fn()
  const Refused = () => (
    <ReportRefused
      nroFicha={undefined}
      kind="juicios"
      file={new File(['x'], FILE)}
      error={error}
      onReadAgain={() => undefined}
      onRemove={onRemove}
    />
  )
  const other = await openPages({ 'list-page': Refused }, '/fichas')
  await other.findByRole('alert')
  expect(other.queryByRole('link', { name: 'Compararlo en Fichas del centro (PE-04)' })).toBeNull()
  other.unmount()
  const screen = await openPages({ 'list-page': Refused }, '/fichas', { as: ['fichas:create'] })
  fireEvent.click(await screen.findByRole('link', { name: 'Compararlo en Fichas del centro (PE-04)' }))
  expect([screen.address(), onRemove.mock.calls.length]).toEqual(['/fichas/pe-04', 1])
})
