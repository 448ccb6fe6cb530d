/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { act, Profiler, useState } from 'react'
import { renderWithKit } from '../../testing/render-with-kit'
import { ConfirmDialog } from './confirm-dialog'
import { Modal } from './modal'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Dispatches the event that browsers send for Escape in a modal dialog. */
function cancel(target: HTMLElement) {
  const event = createEvent('cancel', target, { cancelable: true })
  fireEvent(target, event)
  return event
}

describe('Modal', () => {
  const onClose = jest.fn()
  beforeEach(() => onClose.mockReset())
  const renderModal = (children: React.ReactNode, props: Partial<Parameters<typeof Modal>[0]> = {}) =>
    renderWithKit(
      <Modal opened onClose={onClose} title="Editar ficha" {...props}>
        {children}
      </Modal>,
    )

  test('is labelled by its title, and not rendered while closed', () => {
    const { rerender } = renderModal(<p>texto</p>)
    expect(screen.getByRole('dialog', { name: 'Editar ficha' })).toBeTruthy()
    rerender(
      <Modal opened={false} onClose={onClose} title="Editar ficha">
        <p>texto</p>
      </Modal>,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('opens in the same render as the click, so that it gets the next key press', () => {
    const focused: (string | null)[] = []
    renderWithKit(
      <Profiler id="modal" onRender={() => focused.push(document.activeElement?.textContent ?? null)}>
        <Modal opened onClose={onClose} title="Mensaje">
          <button type="button" data-autofocus>
            Copiar
          </button>
        </Modal>
      </Profiler>,
    )
    expect(focused.at(0)).toBe('Copiar')
  })

  test('focuses the first field of a form', () => {
    renderModal(
      <form>
        <input aria-label="Bloqueado" disabled />
        <input aria-label="Número" />
      </form>,
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Número'))
  })

  test('focuses the element that has data-autofocus', () => {
    renderModal(
      <form>
        <input aria-label="Número" />
        <button type="button" data-autofocus>
          Seguir
        </button>
      </form>,
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Seguir' }))
  })

  test('a form that loads late gets the focus', async () => {
    const { rerender } = renderModal(<p>Cargando</p>)
    const withForm = (
      <Modal opened onClose={onClose} title="Editar ficha">
        <form>
          <input aria-label="Número" />
        </form>
      </Modal>
    )
    rerender(withForm)
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(document.activeElement).toBe(screen.getByLabelText('Número'))
  })

  test('a form that loads after the user moved on does not take the focus', async () => {
    const modalWith = (children: React.ReactNode) => (
      <Modal opened onClose={onClose} title="Editar ficha">
        <button type="button">Ayuda</button>
        {children}
      </Modal>
    )
    const { rerender } = renderWithKit(modalWith(<p>Cargando</p>))
    const help = screen.getByRole('button', { name: 'Ayuda' })
    help.focus()
    rerender(
      modalWith(
        <form>
          <input aria-label="Número" />
        </form>,
      ),
    )
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(document.activeElement).toBe(help)
  })

  test('closes after Escape and a click outside, but not after a click inside', () => {
    renderModal(<p>texto</p>)
    const dialog = screen.getByRole('dialog')
    fireEvent.pointerDown(screen.getByText('texto'))
    expect(onClose).not.toHaveBeenCalled()
    expect(cancel(dialog).defaultPrevented).toBe(true)
    fireEvent.pointerDown(dialog)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('a click outside and Escape do not close a dialog that forbids both', () => {
    renderModal(<p>texto</p>, { closeOnClickOutside: false, closeOnEscape: false })
    const dialog = screen.getByRole('dialog')
    fireEvent.pointerDown(dialog)
    expect(cancel(dialog).defaultPrevented).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('Escape closes an open list first, and the dialog when pressed again', () => {
    renderModal(<input aria-label="Lista" role="combobox" aria-haspopup="listbox" aria-expanded="true" />)
    const dialog = screen.getByRole('dialog')
    const list = screen.getByLabelText('Lista')
    // Browsers dispatch no cancel event if a handler prevented the default action of the key press.
    const press = () => fireEvent.keyDown(list, { key: 'Escape' }) && cancel(dialog)
    press()
    expect(onClose).not.toHaveBeenCalled()
    list.setAttribute('aria-expanded', 'false')
    press()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('the cancel event of a file field does not close the dialog', () => {
    renderModal(<input type="file" aria-label="Archivo" />)
    fireEvent(
      screen.getByLabelText('Archivo'),
      createEvent('cancel', screen.getByLabelText('Archivo'), { bubbles: true }),
    )
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('a dialog that opens another dialog', () => {
  const onClose = jest.fn()
  function Both() {
    const [asking, setAsking] = useState(false)
    return (
      <Modal opened onClose={onClose} title="Persona">
        <input aria-label="Nombre" defaultValue="Ana" />
        <button type="button" onClick={() => setAsking(true)}>
          Deshabilitar
        </button>
        <Modal opened={asking} onClose={() => setAsking(false)} title="¿Deshabilitar?">
          <button type="button" data-autofocus>
            Sí
          </button>
        </Modal>
      </Modal>
    )
  }
  const shown = () =>
    [...document.querySelectorAll('dialog')].filter(({ open }) => open).map((dialog) => dialog.textContent)

  test('is hidden while the other is open, and then shown again with its focus and input', async () => {
    const { user, unmount } = renderWithKit(<Both />)
    await user.type(screen.getByLabelText('Nombre'), ' María')
    const opener = screen.getByRole('button', { name: 'Deshabilitar' })
    await user.click(opener)
    expect(shown()).toEqual(['¿Deshabilitar?Sí'])
    fireEvent.keyDown(screen.getByRole('button', { name: 'Sí' }), { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
    expect(shown()).toEqual([expect.stringMatching(/^Persona/)])
    expect(document.activeElement).toBe(opener)
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Ana María')
    unmount()
  })

  test('is not shown again if both close at once', async () => {
    const { user, unmount } = renderWithKit(<Both />)
    await user.click(screen.getByRole('button', { name: 'Deshabilitar' }))
    unmount()
    expect(shown()).toEqual([])
  })
})

describe('ConfirmDialog', () => {
  function renderConfirm(props: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) {
    const calls = { onClose: jest.fn(), onConfirm: jest.fn() }
    const { user } = renderWithKit(
      <ConfirmDialog opened title="Deshabilitar" confirmLabel="Deshabilitar ficha" {...calls} {...props}>
        La ficha 2888001 no se podrá cambiar.
      </ConfirmDialog>,
    )
    return { user, ...calls }
  }

  test('shows what is affected, and focuses the cancel button', () => {
    renderConfirm()
    const dialog = screen.getByRole('alertdialog', { name: 'Deshabilitar' })
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('La ficha 2888001 no se podrá cambiar.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' }))
  })

  test('does not close after confirming, but closes after cancelling', async () => {
    const { user, onClose, onConfirm } = renderConfirm()
    await user.click(screen.getByRole('button', { name: 'Deshabilitar ficha' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('a double click confirms once', async () => {
    const { user, onConfirm } = renderConfirm()
    await user.dblClick(screen.getByRole('button', { name: 'Deshabilitar ficha' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  test('can be neither closed nor confirmed again while busy', async () => {
    const { user, onClose, onConfirm } = renderConfirm({ busy: true })
    await user.click(screen.getByRole('button', { name: 'Deshabilitar ficha' }))
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    cancel(screen.getByRole('alertdialog'))
    fireEvent.pointerDown(screen.getByRole('alertdialog'))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})
