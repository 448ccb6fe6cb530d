// Passes a long run of each character to every function that reads a cell. It runs in a worker thread, so that a test can end
// it if a reader does not finish.
require('./source-require.cjs')
const { workerData } = require('node:worker_threads')
const cells = require('../src/files/spreadsheet-reader/cells.ts')
const { evaluatorOf } = require('../src/files/spreadsheet-reader/evaluators.ts')
const { normalise } = require('../src/files/spreadsheet-reader/normalise.ts')
const { readingOf } = require('../src/files/spreadsheet-reader/ordinals.ts')
const { splitName, surnameOf } = require('../src/files/spreadsheet-reader/person-names.ts')
const { codesIn } = require('../src/files/spreadsheet-reader/several-codes.ts')
const { lossIn } = require('../src/files/spreadsheet-reader/lost-values.ts')
const { readPreamble } = require('../src/files/spreadsheet-reader/preamble.ts')

const CONTEXT = { archivo: 'a.xls', date1904: false, ofFicha: false, ofProgram: false, dated: false }

/** Each reader with a prefix that its patterns match before the run: a number, a code with its dash, an ordinal, a date. */
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
  [codesIn, '710001 - CAVAR'],
  [codesIn, '710001 - CAVAR\n710002'],
  [surnameOf, '.'],
  [(text) => readPreamble([[text]], CONTEXT), 'Ficha'],
  [(text) => readPreamble([[text]], CONTEXT), 'Ficha N.'],
  [(text) => readPreamble([['Denominación:', text]], CONTEXT), ''],
]

for (const character of workerData.characters) {
  const run = character.repeat(workerData.length / character.length)
  for (const [read, start] of READERS) read(`${start}${run}x`)
}
