import { fillings } from './fillings'

const EMPTY = { number: '', program: '', start: '', end: '' }

test('fills what is empty, and what the file before filled, but nothing that somebody wrote', () => {
  const told = { number: '2888001', program: '7', start: '2025-02-05' }
  expect(Object.fromEntries(fillings(EMPTY, told, {}))).toEqual(told)
  const written = { ...EMPTY, number: '2777001', program: '3' }
  expect(fillings(written, told, { program: '3' })).toEqual([
    ['program', '7'],
    ['start', '2025-02-05'],
  ])
})
