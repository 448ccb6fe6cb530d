// Feeds a long run of each character to every reader of a cell. A thread of its own, so that a test can end it when one
// of them needs time without end.
require('./source-require.cjs')
const { workerData } = require('node:worker_threads')
const cells = require('../sheets/cells.ts')
const { evaluatorOf } = require('../sheets/evaluators.ts')
const { normalise } = require('../sheets/normalise.ts')
const { readingOf } = require('../sheets/ordinals.ts')
const { splitName } = require('../sheets/names.ts')
const { lossIn } = require('../sheets/lost-values.ts')
const { readPreamble } = require('../sheets/preamble.ts')

const CONTEXT = { archivo: 'a.xls', date1904: false, ofFicha: false, ofProgram: false, dated: false }

/** Each reader with what leads its patterns into the run: a number, a code with its dash, an ordinal, a day. */
const READERS = [
  [cells.competencyOf, '12345 - '],
  [(text) => readingOf(text), '01'],
  [evaluatorOf, 'CC 12345'],
  [evaluatorOf, 'ANA RUIZ - CC 12.345'],
  [(text) => cells.dateTimeOf(text, false), '08/12/2025 10:00'],
  [(text) => cells.isDocument(text, 'PA'), '12345'],
  [normalise, ''],
  [(text) => lossIn(text, 'nombre'), ''],
  [lossIn, '?a'],
  [(text) => splitName(text, true), ''],
  [(text) => readPreamble([['Denominación:', text]], CONTEXT), ''],
]

for (const character of workerData.characters) {
  const run = character.repeat(workerData.length / character.length)
  for (const [read, start] of READERS) read(`${start}${run}x`)
}
