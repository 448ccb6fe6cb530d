/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithKit } from '../../testing/render-with-kit'
import { Modal } from '../dialog/modal'
import { Button } from '../ui/button'
import { MoreMenu } from './more-menu'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** An item that renders the dialog that it opens. */
function Disable() {
  const [isAsking, setAsking] = useState(false)
  const [focused, setFocused] = useState('')
  return (
    <>
      <Button
        onClick={() => {
          setFocused(document.activeElement?.textContent ?? '')
          setAsking(true)
        }}
      >
        Deshabilitar
      </Button>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title="Pregunta">
        <p>Se abrió desde «{focused}»</p>
        <textarea aria-label="Motivo" />
        <Button>Aceptar</Button>
      </Modal>
    </>
  )
}

const renderMenu = () =>
  renderWithKit(
    <MoreMenu>
      <Button>Exportar</Button>
      <Button loading>Imprimir</Button>
      <Disable />
    </MoreMenu>,
  )
const target = () => screen.getByRole('button', { name: 'Más' })
const focused = () => document.activeElement?.textContent

test('a button in the menu is a menu item, which is disabled while it is loading', async () => {
  const { user } = renderMenu()
  expect(target().getAttribute('aria-haspopup')).toBe('menu')
  expect(screen.queryAllByRole('menuitem')).toEqual([])
  await user.click(target())
  const items = screen.getAllByRole<HTMLButtonElement>('menuitem')
  expect(items.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Exportar', false],
    ['Imprimir', true],
    ['Deshabilitar', false],
  ])
})

test('arrow keys open the menu and wrap around, Home and End go to the ends, and Escape returns to the button', async () => {
  const { user } = renderMenu()
  act(() => target().focus())
  const seen: (string | null | undefined)[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape']) {
    await user.keyboard(`{${key}}`)
    seen.push(focused())
  }
  expect(seen).toEqual(['Exportar', 'Deshabilitar', 'Exportar', 'Deshabilitar', 'Exportar', 'Deshabilitar', 'Más'])
  expect(screen.queryAllByRole('menuitem')).toEqual([])
})

test('an item acts after the menu has closed and its button has the focus, and the item’s dialog stays open', async () => {
  const { user } = renderMenu()
  await user.click(target())
  await user.click(screen.getByRole('menuitem', { name: 'Deshabilitar' }))
  expect(screen.queryAllByRole('menuitem')).toEqual([])
  expect(screen.getByText('Se abrió desde «Más»')).toBeTruthy()
})

test('the menu does not handle the keys and buttons of a dialog that an item opened', async () => {
  const { user } = renderMenu()
  await user.click(target())
  await user.click(screen.getByRole('menuitem', { name: 'Deshabilitar' }))
  expect(screen.getByRole('button', { name: 'Aceptar' })).toBeTruthy()
  expect(fireEvent.keyDown(screen.getByLabelText('Motivo'), { key: 'ArrowDown' })).toBe(true)
})
