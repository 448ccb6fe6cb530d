import { ROW_PROBLEMS } from './row-problems'
import { ROW_PROBLEMS_EN } from './row-problems.en'

/** A sentence may have a form for one and another one for several. */
const placeholdersIn = (sentence: unknown) =>
  [...new Set(JSON.stringify(sentence).match(/\{\{\w+\}\}/g))].sort((a, b) => a.localeCompare(b))

test.each(Object.entries(ROW_PROBLEMS))('%s says the same things in both languages', (code, sentence) => {
  expect(placeholdersIn(ROW_PROBLEMS_EN[code as keyof typeof ROW_PROBLEMS])).toEqual(placeholdersIn(sentence))
})
