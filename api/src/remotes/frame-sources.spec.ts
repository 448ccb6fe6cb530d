import { frameSources } from './frame-sources.js'

const frame = (archivo: string, columna: number) => ({ archivo, linea: 1, columna })

/** Column 1 comes from the fifth column of the sixth line, column 11 from a module of the bundler. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['../../packages/x/src/page.tsx', 'runtime:0a1b'],
  names: [],
  mappings: 'AAKI,UCAA',
})

const mapOf = async (file: string) => ({ 'a.js': MAP, 'broken.js': '{' })[file]

test.each([
  ['in the sources', [frame('a.js', 3)], ['packages/x/src/page.tsx:6:5']],
  ['once', [frame('a.js', 3), frame('a.js', 4)], ['packages/x/src/page.tsx:6:5']],
  ['without what has no file', [frame('a.js', 12), frame('a.js', 1)], ['packages/x/src/page.tsx:6:5']],
  ['in the built file where there is no map', [frame('b.js', 9)], ['b.js:1:9']],
  ['in the built file where the map is damaged', [frame('broken.js', 9)], ['broken.js:1:9']],
  ['in the built file where the map does not know it', [{ ...frame('a.js', 1), linea: 2 }], ['a.js:2:1']],
])('places are told %s', async (_, frames, places) => {
  expect(await frameSources(frames, mapOf)).toEqual(places)
})
