#!/usr/bin/env node
// `npm create fichero-remote NAME ["Título" ["Title"]]`: creates a module with one page, translations and a test, in the
// folder NAME.
import { existsSync } from 'node:fs'
import { ownManifest } from '../lib/manifest.mjs'
import { problemOfName, titleOf } from '../lib/names.mjs'
import { ownFiles } from '../lib/own-files.mjs'
import { registryOfFichero } from '../lib/registry.mjs'
import { remoteFiles } from '../lib/remote-files.mjs'
import { writeFiles } from '../lib/write-files.mjs'

/** Order in the navigation: after the entries of the included modules. */
const ORDER = 100

const [name = '', ...titles] = process.argv.slice(2)
const problem = problemOfName(name) ?? (existsSync(name) ? `The folder ${name} exists.` : undefined)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  const title = titleOf(name, ...titles)
  const registry = registryOfFichero(process.env.npm_config_registry)
  const remote = { name, title, manifest: ownManifest(name), order: ORDER, registry }
  writeFiles(name, { ...remoteFiles(remote), ...ownFiles(remote) })
  process.stdout.write(`The module ${name} was created. Its page is ${name}/src/pages/home-page.tsx.

  cd ${name}
  npm install
  npx fichero-remote test
  npx fichero-remote --help
`)
}
