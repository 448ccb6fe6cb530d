import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withVersion } from './changelog.mjs'

/**
 * Writes the version of the system into all files that contain it. Versions of packages and modules are independent of it. A
 * changelog that already has the version is not changed, for example after a failed release.
 * @param {string} root
 * @param {string} version
 * @param {string} day
 */
export function writeVersion(root, version, day) {
  const change = (name, edit) => writeFileSync(join(root, name), edit(readFileSync(join(root, name), 'utf8')))
  const { version: previous } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const isWritten = (text) => previous === version && text.includes(`## [${version}] - `)
  change('CHANGELOG.md', (text) => (isWritten(text) ? text : withVersion(text, version, day)))
  change('package.json', (text) => text.replace(/("version": )"[^"]+"/, `$1"${version}"`))
  change('package-lock.json', (text) => text.replaceAll(/("name": "fichero",\s+"version": )"[^"]+"/g, `$1"${version}"`))
  change('docs/operations.md', (text) => text.replaceAll(/fichero-\d+\.\d+\.\d+/g, `fichero-${version}`))
  change('deploy/helm/fichero/Chart.yaml', (text) => text.replace(/(appVersion: ).+/, `$1${version}`))
  const migration = readFileSync(join(root, 'api/src/database/migrations/migrations.ts'), 'utf8').match(
    /(\w+),\n\]/,
  )?.[1]
  const last = `${JSON.stringify({ ref: `v${version}`, migration }, null, 2)}\n`
  change('api/testing/releases/last.json', () => last)
}
