import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownManifest } from './manifest.mjs'

test('a module denies the install scripts that this repository denies', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8'))
  // Only the documentation of the API installs this package.
  const { '@scarf/scarf': _, ...denied } = allowScripts
  expect(ownManifest('horarios').allowScripts).toEqual(denied)
})
