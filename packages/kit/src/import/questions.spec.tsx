/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { ApiError } from '../api/api-error'
import { asksDates, DatesQuestion } from './dates-question'
import { HiddenRows } from './hidden-rows'
import { SamePeople } from './same-people'
import { Warnings } from './warnings'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const params = {
  archivo: 'Reporte.xls',
  columna: 'Fecha y Hora',
  valor_1: '06/05/2025 08:30',
  fila_1: 14,
  dmy_1: '2025-05-06',
  mdy_1: '2025-06-05',
  valor_2: '25/05/2025',
  fila_2: 15,
  dmy_2: '2025-05-25',
  mdy_2: '2025-05-25',
}
const error = (code: 'dates_ambiguous' | 'dates_mixed') => new ApiError(422, { ok: false, code, msg: '', params })

test('ambiguous dates are shown in both readings, and the user can choose either', async () => {
  const chosen = jest.fn()
  const { user } = renderWithKit(<DatesQuestion error={error('dates_ambiguous')} onAnswer={chosen} />)
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['14', '06/05/2025 08:30', '06/05/2025 (mayo)', '05/06/2025 (junio)'],
    ['15', '25/05/2025', '25/05/2025 (mayo)', '25/05/2025 (mayo)'],
  ])
  expect(screen.getByRole('alert').textContent).toContain('«Fecha y Hora» de «Reporte.xls»')
  await user.click(screen.getByRole('button', { name: 'El mes va primero' }))
  await user.click(screen.getByRole('button', { name: 'El día va primero' }))
  expect(chosen.mock.calls).toEqual([['mdy'], ['dmy']])
  expect([asksDates(error('dates_mixed')), asksDates(new Error())]).toEqual([false, false])
})

const report = (...codes: string[]) => ({
  id: null,
  tipo: 'juicios' as const,
  archivo: 'Reporte.xls',
  fecha_reporte: null,
  nro_ficha: null,
  programa: null,
  simulado: true,
  filas: 9,
  rechazados: codes.length,
  advertencias: 0,
  registros: { nuevos: 0, cambiados: 0, sin_cambio: 0 },
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: null,
  rechazos: codes.map((code, fila) => ({ fila, columna: '', valor: '', code, motivo: '', params: {} })),
  avisos: [],
})

test('the user can confirm that people whose document number is known under another name are the same people, and undo that', async () => {
  const answered = jest.fn()
  const { user, rerender } = renderWithKit(
    <SamePeople report={report('date_invalid')} isSaid={false} onSay={answered} />,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<SamePeople report={report('person_conflict', 'person_conflict')} isSaid={false} onSay={answered} />)
  expect(screen.getByText('2 personas del archivo están en Fichero con otro nombre')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Son las mismas personas: cambiar su nombre' }))
  rerender(<SamePeople report={report()} isSaid onSay={answered} />)
  await user.click(screen.getByRole('button', { name: 'No son las mismas personas' }))
  expect(answered.mock.calls).toEqual([[true], [false]])
})

test('hidden rows of a list are named, and the user can load them and leave them out again', async () => {
  const taken = jest.fn()
  const hidden = { total: 5, filas: '3, 5–8' }
  const { user, rerender } = renderWithKit(<HiddenRows hidden={undefined} isTaken={false} onTake={taken} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<HiddenRows hidden={hidden} isTaken={false} onTake={taken} />)
  expect(screen.getByText('No se cargan 5 filas ocultas del archivo')).toBeTruthy()
  expect(screen.getByText('Son las filas 3, 5–8 de la hoja.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cargar también lo oculto' }))
  rerender(<HiddenRows hidden={null} isTaken onTake={taken} />)
  expect(screen.getByText('También se carga lo que el archivo oculta')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'No cargar lo oculto' }))
  expect(taken.mock.calls).toEqual([[true], [false]])
})

test.each([
  ['omit hidden rows in a plan, whose screen shows them with a button', true, ''],
  ['list hidden rows after an import', false, '1 advertencia'],
])('the warnings %s', (_, simulado, text) => {
  const hidden = { fila: 3, columna: '', valor: '', code: 'hidden_left', motivo: 'x', params: { total: 1, filas: '3' } }
  const applied = { ...report(), simulado, id: simulado ? null : 1, avisos: [hidden], advertencias: 1 }
  const { container } = renderWithKit(<Warnings report={applied} />)
  expect(container.querySelector('section p')?.textContent ?? '').toBe(text)
})
