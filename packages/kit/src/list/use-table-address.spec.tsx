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

test('typed text is shown at once, and written to the URL when typing pauses', async () => {
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

test('typed text is written to the URL on blur', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.type(field(), 'paz')
  await user.tab()
  expect(shown()).toContain('?buscar=paz')
})

test('a sort order is written to the URL unless it is the initial one', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.click(screen.getByText('hours'))
  expect(shown()).toBe('?orden=-hours|hours desc|?orden=-hours&estado=X')
  await user.click(screen.getByText('initial'))
  expect(shown()).toBe('|name asc|?estado=X')
})

test('a sort order chosen right after typing keeps the text', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.type(field(), 'paz')
  await user.click(screen.getByText('hours'))
  expect(shown()).toBe('?buscar=paz&orden=-hours|hours desc|?buscar=paz&orden=-hours&estado=X')
})

test('a sort order is added to the other parameters of the current URL', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.click(screen.getByText('filtered'))
  await user.click(screen.getByText('hours'))
  expect(shown()).toContain('?estado=Y&orden=-hours|')
})

test('another URL replaces the typed text, and an unknown column means the initial order', async () => {
  const { user } = renderWithKit(<Probe />)
  await user.type(field(), 'paz')
  await user.click(screen.getByText('elsewhere'))
  expect(field().value).toBe('otro')
  expect(shown()).toContain('|name asc|')
})
