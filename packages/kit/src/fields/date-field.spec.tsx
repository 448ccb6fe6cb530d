/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OfAReservation } from '../../examples/fields/date-field'
import { renderWithKit } from '../../testing/render-with-kit'

const text = () => screen.getByLabelText<HTMLInputElement>(/^Día/)
const calendar = () => document.querySelector<HTMLInputElement>('input[type=date]')!

test('a day is written as it is typed, and stays so until the field is left', async () => {
  renderWithKit(<OfAReservation />)
  expect(text().value).toBe('12/03/2026')
  await userEvent.clear(text())
  await userEvent.type(text(), '3/4/2026')
  expect(text().value).toBe('3/4/2026')
  expect(screen.getByText('Valor: 2026-04-03')).toBeTruthy()
  await userEvent.tab()
  expect(text().value).toBe('03/04/2026')
})

test('a day from the calendar takes the place of what was being typed', async () => {
  renderWithKit(<OfAReservation />)
  await userEvent.clear(text())
  await userEvent.type(text(), '3/4')
  fireEvent.change(calendar(), { target: { value: '2026-05-06' } })
  expect(text().value).toBe('06/05/2026')
})
