import { foldUnchanged, MAX_FOLDED } from './fold-unchanged.js'

/** Builds a history, newest first: a full stop is a foldable import, a letter is any other import. Ids count down to 1. */
const loadsOf = (history: string) =>
  Array.from(history, (letter, at) => ({ id: history.length - at, isFoldable: letter === '.' }))
const [FULL, HALF] = ['.'.repeat(MAX_FOLDED), '.'.repeat(MAX_FOLDED / 2)]

it.each([
  ['an empty history', '', []],
  ['a single import', '.', [1]],
  ['imports with changes', 'abc', [1, 1, 1]],
  ['imports without changes', '...', [3]],
  ['runs between imports with changes', 'a..b.c...', [1, 2, 1, 1, 1, 3]],
  ['a run of the newest imports', '..a', [2, 1]],
  ['a full entry', FULL, [MAX_FOLDED]],
  ['one import more than a full entry', `.${FULL}`, [1, MAX_FOLDED]],
  ['two entries and a half', `${HALF}${FULL}${FULL}a`, [MAX_FOLDED / 2, MAX_FOLDED, MAX_FOLDED, 1]],
])('foldUnchanged folds %s into entries', (_, history, sizes) => {
  const loads = loadsOf(history)
  const entries = foldUnchanged(loads)
  expect(entries.map(({ length }) => length)).toEqual(sizes)
  expect(entries.flat()).toEqual(loads.map(({ id }) => id))
})
