/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useInSteps } from './use-in-steps'
import { useSteady } from './use-steady'

/** How many rows each render drew, for one total after the other. */
function drawn([total = 0, ...later]: number[], first?: number, most?: number) {
  const counts: number[] = []
  const { rerender } = renderHook(
    (wanted) => {
      const count = useInSteps(wanted, first, most)
      if (counts.at(-1) !== count) counts.push(count)
    },
    { initialProps: total },
  )
  for (const wanted of later) rerender(wanted)
  return counts
}

test('a list is drawn in steps, each as large as all before it', () => {
  expect(drawn([100])).toEqual([40, 80, 100])
  expect(drawn([40])).toEqual([40])
  expect(drawn([0])).toEqual([0])
})

test('steps can be small', () => expect(drawn([20], 4, 6)).toEqual([4, 8, 14, 20]))

test('a list that was short begins again with its first screen', () => {
  expect(drawn([100, 3, 100])).toEqual([40, 80, 100, 3, 40, 80, 100])
  expect(drawn([100, 90, 100])).toEqual([40, 80, 100, 90, 100])
})

test('rows that come to a full first screen are drawn after it', () => {
  const counts: number[] = []
  const { rerender } = renderHook((total) => counts.push(useInSteps(total, 4)), { initialProps: 4 })
  counts.length = 0
  rerender(8)
  expect([counts[0], counts.at(-1)]).toEqual([4, 8])
})

test('on paper all of it is drawn at once', () => {
  const { result, rerender } = renderHook((total) => useInSteps(total), { initialProps: 10 })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const counts: number[] = []
  rerender(500)
  counts.push(result.current)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect([...counts, result.current]).toEqual([500, 500])
})

test('the same function does what the newest one does', () => {
  const told: string[] = []
  const { result, rerender } = renderHook((name) => useSteady((word: string) => told.push(`${name} ${word}`)), {
    initialProps: 'a',
  })
  const [first] = [result.current]
  rerender('b')
  first('c')
  expect([told, result.current === first]).toEqual([['b c'], true])
})
