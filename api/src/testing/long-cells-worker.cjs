// Feeds a long run of each character to every reader of a cell. A thread of its own, so that a test can end it when one
// of them needs time without end.
require('./source-require.cjs')
const { workerData } = require('node:worker_threads')
const cells = require('../sheets/cells.ts')
const { detectDelimiter } = require('../sheets/csv-text.ts')
const { normalise } = require('../sheets/headings.ts')
const { readPreamble } = require('../sheets/preamble.ts')

/** Each reader with what leads its patterns into the run: a number, a code with its dash, an ordinal, a day. */
const READERS = [
  [cells.cleanText, ''],
  [cells.competencyOf, '12345'],
  [cells.outcomeOf, '12345 - 01'],
  [cells.evaluatorOf, 'CC 12345'],
  [(text) => cells.dateTimeOf(text, false), '08/12/2025 10:00'],
  [(text) => cells.isDocument(text, 'PA'), '12345'],
  [normalise, ''],
  [detectDelimiter, ''],
  [(text) => readPreamble([['Denominación:', text]], workerData.sheet), ''],
  [(text) => readPreamble([['Ficha de Caracterización:', text]], workerData.sheet), '2999001 - '],
  [(text) => readPreamble([[text, 'x']], workerData.sheet), ''],
]

for (const character of workerData.characters) {
  const run = character.repeat(workerData.length / character.length)
  for (const [read, start] of READERS) read(`${start}${run}x`)
}
