import { isInSample } from './sample.mjs'

const ids = Array.from({ length: 5_000 }, (_, at) => String(at))

test('a sample has about the requested percentage of mutants, spread over the code', () => {
  const sampled = ids.filter((id) => isInSample(id, 5))
  expect(sampled.length).toBeGreaterThan(200)
  expect(sampled.length).toBeLessThan(300)
  for (let from = 0; from < 5_000; from += 500)
    expect(sampled.some((id) => Number(id) >= from && Number(id) < from + 500)).toBe(true)
})

test('a sample of 100 percent contains every mutant', () => {
  expect(ids.every((id) => isInSample(id, 100))).toBe(true)
})
