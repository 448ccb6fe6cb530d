import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AREA_WORDS } from './area-words'

test('every area of the catalogue can be found by Spanish words', () => {
  const areas = readdirSync(join(__dirname, '../examples'), { withFileTypes: true })
  expect(Object.keys(AREA_WORDS)).toEqual(
    areas
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  )
  expect(AREA_WORDS.table).toContain('tabla')
})
