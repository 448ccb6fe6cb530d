/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderWithKit } from '../../testing/render-with-kit'
import { DateField } from './date-field'

function Field() {
  const [value, setValue] = useState('2026-02-01')
  return (
    <>
      <DateField label="Inicio" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const text = () => screen.getByLabelText<HTMLInputElement>('Inicio')
const calendar = () => document.querySelector<HTMLInputElement>('input[type=date]')!

test('a day is written as it is typed, and stays so until the field is left', async () => {
  renderWithKit(<Field />)
  expect(text().value).toBe('01/02/2026')
  await userEvent.clear(text())
  await userEvent.type(text(), '3/4/2026')
  expect(text().value).toBe('3/4/2026')
  expect(screen.getByRole('status').textContent).toBe('2026-04-03')
  await userEvent.tab()
  expect(text().value).toBe('03/04/2026')
})

test('a day from the calendar takes the place of what was being typed', async () => {
  renderWithKit(<Field />)
  await userEvent.clear(text())
  await userEvent.type(text(), '3/4')
  fireEvent.change(calendar(), { target: { value: '2026-05-06' } })
  expect(text().value).toBe('06/05/2026')
})
