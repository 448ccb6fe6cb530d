/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithKit } from '../../testing/render-with-kit'
import { StaleEditAlert } from './stale-edit-alert'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** An edit in which both users changed the surname. */
function Edit() {
  const [value, setValue] = useState('Mejía')
  return (
    <StaleEditAlert
      changes={[{ field: 'apellido', now: 'Rojas', typed: 'Mejía' }]}
      form={{ getInputProps: () => ({ value }), setFieldValue: (_, chosen) => setValue(chosen) }}
      label={() => 'Apellidos'}
      text={(_, text) => text}
      onTake={() => undefined}
    />
  )
}

test('the user chooses between the saved and the typed value of a field', async () => {
  const { user } = renderWithKit(<Edit />)
  const theirs = screen.getByRole('button', { name: 'Dejar «Rojas»' })
  const mine = screen.getByRole('button', { name: 'Poner «Mejía», lo que usted escribió' })
  const pressed = () => [theirs, mine].map((button) => button.getAttribute('aria-pressed'))
  expect(screen.getByText('Apellidos: ahora dice «Rojas».')).toBeTruthy()
  expect(pressed()).toEqual(['false', 'true'])
  await user.click(theirs)
  expect(pressed()).toEqual(['true', 'false'])
  await user.click(mine)
  expect(pressed()).toEqual(['false', 'true'])
})
