import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withVersion } from './changelog.mjs'

/**
 * Writes the version wherever it stands: the parts have versions of their own, which are others' to raise.
 * @param {string} root
 * @param {string} version
 * @param {string} day
 */
export function writeVersion(root, version, day) {
  const change = (name, by) => writeFileSync(join(root, name), by(readFileSync(join(root, name), 'utf8')))
  const { version: former } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  change('CHANGELOG.md', (text) => withVersion(text, version, day))
  change('package.json', (text) => text.replace(/("version": )"[^"]+"/, `$1"${version}"`))
  change('package-lock.json', (text) => text.replaceAll(/("name": "fichero",\s+"version": )"[^"]+"/g, `$1"${version}"`))
  change('api/openapi.json', (text) => text.replace(`"version": "${former}"`, `"version": "${version}"`))
  change('deploy/helm/fichero/Chart.yaml', (text) => text.replace(/(appVersion: ).+/, `$1${version}`))
  const migration = readFileSync(join(root, 'api/src/database/migrations/migrations.ts'), 'utf8').match(
    /(\w+),\n\]/,
  )?.[1]
  const last = `${JSON.stringify({ ref: `v${version}`, migration }, null, 2)}\n`
  change('api/src/testing/releases/last.json', () => last)
}
