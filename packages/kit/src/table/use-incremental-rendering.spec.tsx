/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useIncrementalRendering } from './use-incremental-rendering'
import { useStableCallback } from './use-stable-callback'

/** Returns the number of rows of each render, for successive totals. */
function renderedRows([total = 0, ...later]: number[], first?: number, most?: number) {
  const counts: number[] = []
  const { rerender } = renderHook(
    (wanted) => {
      const count = useIncrementalRendering(wanted, first, most)
      if (counts.at(-1) !== count) counts.push(count)
    },
    { initialProps: total },
  )
  for (const wanted of later) rerender(wanted)
  return counts
}

test('a list is rendered in steps, each of which doubles the number of rows', () => {
  expect(renderedRows([100])).toEqual([40, 80, 100])
  expect(renderedRows([40])).toEqual([40])
  expect(renderedRows([0])).toEqual([0])
})

test('the size of a step is limited', () => expect(renderedRows([20], 4, 6)).toEqual([4, 8, 14, 20]))

test('a list that has become short and grows again starts with the rows of the first screen', () => {
  expect(renderedRows([100, 3, 100])).toEqual([40, 80, 100, 3, 40, 80, 100])
  expect(renderedRows([100, 90, 100])).toEqual([40, 80, 100, 90, 100])
})

test('rows added to a full first screen are rendered in a later step', () => {
  const counts: number[] = []
  const { rerender } = renderHook((total) => counts.push(useIncrementalRendering(total, 4)), { initialProps: 4 })
  counts.length = 0
  rerender(8)
  expect([counts[0], counts.at(-1)]).toEqual([4, 8])
})

test('all rows are rendered at once for print', () => {
  const { result, rerender } = renderHook((total) => useIncrementalRendering(total), { initialProps: 10 })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const counts: number[] = []
  rerender(500)
  counts.push(result.current)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect([...counts, result.current]).toEqual([500, 500])
})

test('useStableCallback always returns the same function, which calls the function of the latest render', () => {
  const calls: string[] = []
  const { result, rerender } = renderHook(
    (name) => useStableCallback((word: string) => calls.push(`${name} ${word}`)),
    {
      initialProps: 'a',
    },
  )
  const [first] = [result.current]
  rerender('b')
  first('c')
  expect([calls, result.current === first]).toEqual([['b c'], true])
})
