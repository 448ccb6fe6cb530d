import { foldUnchanged, MAX_FOLDED } from './fold-unchanged.js'

/** A point is a foldable load, a letter another entry; the newest is first. Ids count down to 1. */
const places = (history: string) =>
  Array.from(history, (letter, at) => ({ id: history.length - at, isFoldable: letter === '.' }))
const [FULL, HALF] = ['.'.repeat(MAX_FOLDED), '.'.repeat(MAX_FOLDED / 2)]

it.each([
  ['nothing', '', []],
  ['a load alone', '.', [1]],
  ['loads with changes', 'abc', [1, 1, 1]],
  ['loads without changes', '...', [3]],
  ['runs between others', 'a..b.c...', [1, 2, 1, 1, 1, 3]],
  ['a run at the newest end', '..a', [2, 1]],
  ['as many as an entry holds', FULL, [MAX_FOLDED]],
  ['one more, whose oldest entry stays full', `.${FULL}`, [1, MAX_FOLDED]],
  ['two entries and a half', `${HALF}${FULL}${FULL}a`, [MAX_FOLDED / 2, MAX_FOLDED, MAX_FOLDED, 1]],
])('folds %s', (_, history, sizes) => {
  const given = places(history)
  const entries = foldUnchanged(given)
  expect(entries.map(({ length }) => length)).toEqual(sizes)
  expect(entries.flat()).toEqual(given.map(({ id }) => id))
})
