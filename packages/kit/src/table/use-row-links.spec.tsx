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
  ['a click', 'seven', {}, '/fichas/7'],
  ['a click on something else', 'other', {}, '/'],
  ['a click on no link', 'none', {}, '/'],
  ['the middle button', 'seven', { button: 1 }, '/'],
  ['a click for another tab', 'seven', { metaKey: true }, '/'],
  ['a click for another tab', 'seven', { ctrlKey: true }, '/'],
  ['a click for a window', 'seven', { shiftKey: true }, '/'],
  ['a click to save', 'seven', { altKey: true }, '/'],
])('%s (%s) %j leads to %s', (_, text, init, path) => {
  render(<Table />, { wrapper: MemoryRouter })
  const given = screen.getByText(text)
  // The browser would load the page.
  const stop = (event: Event) => event.preventDefault()
  window.addEventListener('click', stop)
  fireEvent.click(given, init)
  window.removeEventListener('click', stop)
  expect(screen.getByRole('status').textContent).toBe(path)
})

test('a click that something in the row has taken opens no row', () => {
  render(<Table />, { wrapper: MemoryRouter })
  const inner = screen.getByText('seven')
  inner.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(inner)
  expect(screen.getByRole('status').textContent).toBe('/')
})

test('chosen rows are those that are still there', () => {
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

describe('a table is folded', () => {
  let resized: () => void
  let widths: { table: number; box: number }
  let observed: number

  beforeEach(() => {
    widths = { table: 500, box: 400 }
    observed = 0
    globalThis.ResizeObserver = class {
      constructor(given: () => void) {
        resized = given
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
      // Folded, it would always fit.
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

  test('while its columns need more than its box has', () => {
    render(<Folding />)
    expect(isFolded()).toBe(true)
    widths.box = 500
    act(() => resized())
    expect(isFolded()).toBe(false)
    widths.box = 499
    act(() => resized())
    expect(isFolded()).toBe(true)
  })

  test('by another content, which is measured after every render unless it is said what it is', () => {
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

  test('while its headings alone do not fit, it is not laid out to be measured', () => {
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

  test('and says so', () => {
    const { rerender } = render(<Folding content={[1]} />)
    expect(screen.getByTitle('folded')).toBeTruthy()
    widths.table = 300
    rerender(<Folding content={[2]} />)
    expect(screen.getByTitle('wide')).toBeTruthy()
  })

  test('with more rows it is measured until it is folded, since more rows never need less', () => {
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

  test('not for a box whose width stays, and not after it has gone', () => {
    const { unmount } = render(<Folding content={[]} />)
    widths.table = 300
    act(() => resized())
    expect(isFolded()).toBe(true)
    unmount()
    expect(observed).toBe(0)
    widths.box = 100
    expect(resized).not.toThrow()
  })

  test('when its letters are spaced, which widens the table only', () => {
    widths.table = 300
    render(<Folding content={[]} />)
    expect(isFolded()).toBe(false)
    widths.table = 500
    act(() => resized())
    expect(isFolded()).toBe(true)
  })

  test('not where there is no table', () => {
    render(<Folding isEmpty />)
    expect(isFolded()).toBe(false)
  })
})
