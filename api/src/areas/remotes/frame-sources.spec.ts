import { frameSources } from './frame-sources.js'

const frame = (archivo: string, columna: number) => ({ archivo, linea: 1, columna })

/** Maps column 1 to 6:5 of a source file; column 11 is code that the bundler generated. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['../../packages/x/src/page.tsx', 'runtime:0a1b'],
  names: [],
  mappings: 'AAKI,UCAA',
})

const mapOf = async (file: string) => ({ 'a.js': MAP, 'broken.js': '{' })[file]

test.each([
  ['in the sources', [frame('a.js', 3)], ['packages/x/src/page.tsx:6:5']],
  ['without duplicates', [frame('a.js', 3), frame('a.js', 4)], ['packages/x/src/page.tsx:6:5']],
  ['without frames in generated code', [frame('a.js', 12), frame('a.js', 1)], ['packages/x/src/page.tsx:6:5']],
  ['in the built file without a map', [frame('b.js', 9)], ['b.js:1:9']],
  ['in the built file if the map is damaged', [frame('broken.js', 9)], ['broken.js:1:9']],
  ['in the built file if the map lacks the line', [{ ...frame('a.js', 1), linea: 2 }], ['a.js:2:1']],
])('frameSources returns positions %s', async (_, frames, positions) => {
  expect(await frameSources(frames, mapOf)).toEqual(positions)
})
