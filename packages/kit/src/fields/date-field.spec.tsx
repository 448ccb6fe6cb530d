/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OfAReservation } from '../../examples/fields/date-field'
import { renderWithKit } from '../../testing/render-with-kit'
import { readDate, writeDate } from './date-field'

const text = () => screen.getByLabelText<HTMLInputElement>(/^Día/)
const calendar = () => document.querySelector<HTMLInputElement>('input[type=date]')!

test('the text of a date stays as typed until the field loses the focus', async () => {
  renderWithKit(<OfAReservation />)
  expect(text().value).toBe('12/03/2026')
  await userEvent.clear(text())
  await userEvent.type(text(), '3/4/2026')
  expect(text().value).toBe('3/4/2026')
  expect(screen.getByText('Valor: 2026-04-03')).toBeTruthy()
  await userEvent.tab()
  expect(text().value).toBe('03/04/2026')
})

test('a day from the calendar replaces the typed text', async () => {
  renderWithKit(<OfAReservation />)
  await userEvent.clear(text())
  await userEvent.type(text(), '3/4')
  fireEvent.change(calendar(), { target: { value: '2026-05-06' } })
  expect(text().value).toBe('06/05/2026')
})

test.each(['20/01/2025', '20-1-2025', '20.01.2025', '20012025', '2025-01-20', ' 20/1/2025 '])(
  'readDate reads %j as an ISO date',
  (text) => {
    expect(readDate(text)).toBe('2025-01-20')
  },
)

test('readDate trims any other text, which the schema rejects', () => {
  const others = ['', '20/01', 'enero', '1/1/25', 'x20/01/2025', '20/01/2025x', '20/01/20255', '120012025', '200120250']
  for (const text of others) expect(readDate(text)).toBe(text)
  expect(readDate(' enero ')).toBe('enero')
  expect(readDate(' 20012025 ')).toBe('2025-01-20')
  expect(readDate('31/02/2025')).toBe('2025-02-31')
})

test('writeDate writes the day first, and returns other text unchanged', () => {
  expect(writeDate('2025-01-20')).toBe('20/01/2025')
  for (const text of ['20/0', '12025-01-20', '2025-01-200', '2025-01']) expect(writeDate(text)).toBe(text)
})
