/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { renderWithKit } from '../../testing/render-with-kit'
import { useTableAddress } from './use-table-address'

function Probe() {
  const { text, setText, keepText, sort, setSort, filtered } = useTableAddress(['name', 'hours'], {
    id: 'name',
    direction: 'asc',
  })
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <input
        aria-label="text"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={keepText}
      />
      <button type="button" onClick={() => setSort({ id: 'hours', direction: 'desc' })}>
        hours
      </button>
      <button type="button" onClick={() => setSort({ id: 'name', direction: 'asc' })}>
        initial
      </button>
      <button type="button" onClick={() => navigate('?buscar=otro&orden=-nothing')}>
        elsewhere
      </button>
      <button type="button" onClick={() => navigate('?estado=Y')}>
        filtered
      </button>
      <p>{[search, `${sort.id} ${sort.direction}`, filtered({ estado: 'X' })].join('|')}</p>
    </>
  )
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const shown = () => document.querySelector('p')?.textContent
const field = () => screen.getByLabelText<HTMLInputElement>('text')
const pause = () => act(async () => void jest.advanceTimersByTime(300))

test('a text is shown at once, and written when the typing pauses', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.type(field(), 'paz')
  expect(field().value).toBe('paz')
  expect(shown()).toBe('|name asc|?buscar=paz&estado=X')
  await pause()
  expect(shown()).toBe('?buscar=paz|name asc|?buscar=paz&estado=X')
  await user.clear(field())
  await pause()
  expect(shown()).toBe('|name asc|?estado=X')
})

test('a text is written when its field is left', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.type(field(), 'paz')
  await user.tab()
  expect(shown()).toContain('?buscar=paz')
})

test('an order is written unless it is the initial one', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.click(screen.getByText('hours'))
  expect(shown()).toBe('?orden=-hours|hours desc|?orden=-hours&estado=X')
  await user.click(screen.getByText('initial'))
  expect(shown()).toBe('|name asc|?estado=X')
})

test('an order chosen at once after typing keeps the text', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.type(field(), 'paz')
  await user.click(screen.getByText('hours'))
  expect(shown()).toBe('?buscar=paz&orden=-hours|hours desc|?buscar=paz&orden=-hours&estado=X')
})

test('an order is written into the address that is there by then', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.click(screen.getByText('filtered'))
  await user.click(screen.getByText('hours'))
  expect(shown()).toContain('?estado=Y&orden=-hours|')
})

test('another address replaces what was typed, and an unknown column is the initial order', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.type(field(), 'paz')
  await user.click(screen.getByText('elsewhere'))
  expect(field().value).toBe('otro')
  expect(shown()).toContain('|name asc|')
})
