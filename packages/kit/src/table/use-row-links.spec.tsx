/** @jest-environment jsdom */
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useRef } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useFolding } from './use-folding'
import { useRowLinks } from './use-row-links'
import { useSelection } from './use-selection'

function Table() {
  const box = useRef<HTMLDivElement>(null)
  useRowLinks(box)
  return (
    <div ref={box}>
      <a data-row-link href="/fichas/7">
        <b>seven</b>
      </a>
      <a href="/fichas/8">other</a>
      <button type="button">none</button>
      <output>{useLocation().pathname}</output>
    </div>
  )
}

test.each([
  ['a click opens the link of the row', 'seven', {}, '/fichas/7'],
  ['a click on another link in the row is left to the browser', 'other', {}, '/'],
  ['a click in a row without a link opens nothing', 'none', {}, '/'],
  ['the middle button is left to the browser', 'seven', { button: 1 }, '/'],
  ['a click with Meta is left to the browser', 'seven', { metaKey: true }, '/'],
  ['a click with Ctrl is left to the browser', 'seven', { ctrlKey: true }, '/'],
  ['a click with Shift is left to the browser', 'seven', { shiftKey: true }, '/'],
  ['a click with Alt is left to the browser', 'seven', { altKey: true }, '/'],
])('%s', (_, text, init, path) => {
  render(<Table />, { wrapper: MemoryRouter })
  const element = screen.getByText(text)
  // Prevents the default action, because jsdom cannot load another page.
  const stop = (event: Event) => event.preventDefault()
  window.addEventListener('click', stop)
  fireEvent.click(element, init)
  window.removeEventListener('click', stop)
  expect(screen.getByRole('status').textContent).toBe(path)
})

test('a click handled by an element in the row does not open the row', () => {
  render(<Table />, { wrapper: MemoryRouter })
  const inner = screen.getByText('seven')
  inner.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(inner)
  expect(screen.getByRole('status').textContent).toBe('/')
})

test('rows that were removed from the list are no longer selected', () => {
  const rows = [1, 2, 3].map((id) => ({ id }))
  const { result, rerender } = renderHook((shown) => useSelection(shown, ({ id }) => id), { initialProps: rows })
  const chosen = () => result.current.chosen.map(({ id }) => id)
  expect(chosen()).toEqual([])
  act(() => result.current.toggle({ id: 3 }))
  act(() => result.current.toggle({ id: 1 }))
  expect([chosen(), result.current.isChosen({ id: 3 }), result.current.isChosen({ id: 2 })]).toEqual([
    [1, 3],
    true,
    false,
  ])
  act(() => result.current.toggle({ id: 1 }))
  expect(chosen()).toEqual([3])
  act(() => result.current.all())
  rerender(rows.slice(1))
  expect(chosen()).toEqual([2, 3])
  act(() => result.current.none())
  expect(chosen()).toEqual([])
})

describe('useFolding', () => {
  let resized: () => void
  let widths: { table: number; box: number }
  let observed: number

  beforeEach(() => {
    widths = { table: 500, box: 400 }
    observed = 0
    globalThis.ResizeObserver = class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {
        observed += 1
      }
      disconnect() {
        observed = 0
      }
    } as never
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widths.box)
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      // A folded table would always fit.
      return this.closest('[data-folded]') ? 0 : widths.table
    })
  })
  afterEach(() => jest.restoreAllMocks())

  interface FoldingProps {
    content?: readonly unknown[]
    rows?: number
    isEmpty?: boolean
  }

  function Folding({ content, rows, isEmpty = false }: FoldingProps) {
    const box = useRef<HTMLDivElement>(null)
    const isFolded = useFolding(box, content, rows)
    return (
      <div ref={box} data-testid="box" title={isFolded ? 'folded' : 'wide'}>
        {!isEmpty && (
          <table>
            <thead>
              <tr>
                <th>Nombres</th>
                <th>Estado</th>
              </tr>
            </thead>
          </table>
        )}
      </div>
    )
  }
  const isFolded = () => screen.getByTestId('box').hasAttribute('data-folded')

  test('folds a table while its columns do not fit', () => {
    render(<Folding />)
    expect(isFolded()).toBe(true)
    widths.box = 500
    act(() => resized())
    expect(isFolded()).toBe(false)
    widths.box = 499
    act(() => resized())
    expect(isFolded()).toBe(true)
  })

  test('measures a table again after its content has changed, or after every render if content is omitted', () => {
    const { rerender } = render(<Folding />)
    widths.table = 300
    rerender(<Folding />)
    expect(isFolded()).toBe(false)
    rerender(<Folding content={[1, 'a']} />)
    widths.table = 500
    rerender(<Folding content={[1, 'a']} />)
    expect(isFolded()).toBe(false)
    rerender(<Folding content={[1, 'b']} />)
    expect(isFolded()).toBe(true)
  })

  test('does not measure the rows while not even the headings fit', () => {
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => 220)
    const { rerender } = render(<Folding content={[1]} />)
    expect(isFolded()).toBe(true)
    const laidOut = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
    const before = laidOut.mock.calls.length
    rerender(<Folding content={[2]} />)
    expect([isFolded(), laidOut.mock.calls.length]).toEqual([true, before])
    widths.box = 440
    rerender(<Folding content={[3]} />)
    expect(isFolded()).toBe(false)
  })

  test('returns true while the table is folded', () => {
    const { rerender } = render(<Folding content={[1]} />)
    expect(screen.getByTitle('folded')).toBeTruthy()
    widths.table = 300
    rerender(<Folding content={[2]} />)
    expect(screen.getByTitle('wide')).toBeTruthy()
  })

  test('folds a table that becomes too wide with more rows, and does not measure a folded table for further rows', () => {
    widths.table = 300
    const content = [1]
    const { rerender } = render(<Folding content={content} rows={40} />)
    expect(isFolded()).toBe(false)
    widths.table = 500
    rerender(<Folding content={content} rows={80} />)
    expect(isFolded()).toBe(true)
    widths.table = 300
    rerender(<Folding content={content} rows={160} />)
    expect(isFolded()).toBe(true)
    rerender(<Folding content={[2]} rows={160} />)
    expect(isFolded()).toBe(false)
  })

  test('does not measure again if the width stays the same, nor after unmounting', () => {
    const { unmount } = render(<Folding content={[]} />)
    widths.table = 300
    act(() => resized())
    expect(isFolded()).toBe(true)
    unmount()
    expect(observed).toBe(0)
    widths.box = 100
    expect(resized).not.toThrow()
  })

  test('folds a table that letter spacing has widened', () => {
    widths.table = 300
    render(<Folding content={[]} />)
    expect(isFolded()).toBe(false)
    widths.table = 500
    act(() => resized())
    expect(isFolded()).toBe(true)
  })

  test('does not fold a box without a table', () => {
    render(<Folding isEmpty />)
    expect(isFolded()).toBe(false)
  })
})
