import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REGISTRY } from '@fichero/contract/route-addresses'
import { findDeprecated, replaceDeprecated } from './deprecations.mjs'
import { loadCompiler } from './load-compiler.mjs'
import { readArgs, readUrl } from './read-options.mjs'
import { Refusal } from './refusal.mjs'
import { Registry } from './registry.mjs'
import { FOLDER, requireModule, runInstalled, say } from './tools.mjs'
import { versionChanges } from './version-changes.mjs'

/** The files that npm changes, which a failed installation must leave as they were. */
const MANIFESTS = ['package.json', 'package-lock.json']

const usage = `fichero-remote upgrade [options]
Moves the module to the versions that the system at FICHERO_URL offers: installs its packages and its React, replaces what
they deprecate, and lists what is left to change by hand. Fails while something is left.
  --force          also with uncommitted changes
  --no-install     installs nothing: only replaces and lists
`

export const upgrade = {
  usage,
  /**
   * @param {string[]} args
   * @param {Record<string, string | undefined>} env
   */
  async run(args, env) {
    const { values } = readArgs(args, usage, { force: { type: 'boolean' }, 'no-install': { type: 'boolean' } })
    requireModule()
    if (!values.force) requireCleanTree()
    const isInstalled = values['no-install'] || (await installVersions(readUrl(env)))
    if (isInstalled) return changeSources()
    // The new version of this command knows what its packages need.
    process.exitCode = await runInstalled('fichero-remote', ['upgrade', '--no-install', '--force'])
  },
}

/** @throws {Refusal} if Git knows of uncommitted changes in the module. Without Git nothing is refused. */
function requireCleanTree() {
  let changes = ''
  try {
    changes = execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: FOLDER,
      stdio: 'pipe',
      encoding: 'utf8',
    })
  } catch {
    return
  }
  if (changes)
    throw new Refusal(
      'There are uncommitted changes. Commit them first, so that you see what this command changes, or add --force.',
    )
}

/**
 * Installs the versions that a system offers. Returns whether the module had all of them.
 * @param {string} url
 */
async function installVersions(url) {
  const changes = versionChanges(FOLDER, await new Registry({ url }).offeredVersions())
  if (changes.length === 0) {
    say(`The module has the versions of ${url}.`)
    return true
  }
  for (const { name, from, to } of changes) say(`${name} ${from ?? '(not installed)'} → ${to}`)
  const before = MANIFESTS.filter((name) => existsSync(join(FOLDER, name))).map((name) => ({
    file: join(FOLDER, name),
    content: readFileSync(join(FOLDER, name)),
  }))
  const packages = changes.map(({ name, to }) => `${name}@${to}`)
  const code = await runInstalled('npm', ['install', `--@fichero:registry=${url}${REGISTRY}`, ...packages])
  if (code === 0) return false
  for (const { file, content } of before) writeFileSync(file, content)
  throw new Refusal(`npm did not install these versions. ${MANIFESTS.join(' and ')} are as before.`)
}

/** Replaces deprecated names, and lists what is left. @throws {Refusal} while something is left */
async function changeSources() {
  const compiler = await loadCompiler(FOLDER)
  const replaced = replaceDeprecated(compiler, FOLDER)
  for (const { file, from, to } of replaced) say(`${file}: ${from} → ${to}`)
  // The linter's order of imports. What it cannot correct, fichero-remote test reports.
  const files = [...new Set(replaced.map(({ file }) => file))]
  if (files.length > 0) await runInstalled('biome', ['check', '--write', '--log-level=none', ...files])
  const left = findDeprecated(compiler, FOLDER)
  for (const { place, sentence } of left) say(`${place}: ${sentence}`)
  const hasErrors = (await runInstalled('tsc', ['--project', '.', '--noEmit'])) !== 0
  if (left.length > 0 || hasErrors)
    throw new Refusal('Change by hand what is listed above, and run fichero-remote test.')
  say('Nothing is left to change by hand. Run fichero-remote test, and release the module with a new version.')
}
