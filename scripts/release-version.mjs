// `npm run release-version -- 1.1.0 --key FILE --to FOLDER [--dry-run]`: makes a release of the last commit. It works in a
// fresh clone, which is installed, checked and built from scratch; the commit and the tag are pulled here only when everything
// has succeeded. `--dry-run` does not change the project, accepts any branch, signs with a temporary key, and skips lint and
// types.
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PACKAGES } from './lib/parts.mjs'
import { hasUnreleased } from './lib/release/changelog.mjs'
import { packRelease } from './lib/release/pack-release.mjs'
import { publicKey, SUMS, signerLine } from './lib/release/signed-sums.mjs'
import { writeVersion } from './lib/release/versions.mjs'
import { ROOT } from './lib/root.mjs'

const SIGNERS = 'deploy/release-signers'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
})
const [version = ''] = positionals
const isDry = values['dry-run']

/** @param {string} cwd */
const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim()

/** Yields a sentence for each reason why a release is not possible. */
function* problems() {
  if (!/^\d+\.\d+\.\d+$/.test(version)) yield 'Give a version: npm run release-version -- 1.2.0 --key FILE --to FOLDER'
  if (!values.to) yield 'Give --to: the folder for the files to publish.'
  if (git(ROOT, 'tag', '--list', `v${version}`)) yield `The tag v${version} exists already.`
  if (isDry) return
  if (git(ROOT, 'branch', '--show-current') !== 'main') yield 'Switch to the branch main: releases are made from it.'
  if (git(ROOT, 'status', '--porcelain')) yield 'There are uncommitted changes.'
  // Systems offer each package under its version, and npm refuses a version whose content has changed.
  for (const name of PACKAGES)
    if (hasUnreleased(readFileSync(join(ROOT, name, 'CHANGELOG.md'), 'utf8')))
      yield `${name} has changes without a version: raise it in package.json, and name it in CHANGELOG.md.`
  if (!values.key) yield 'Give --key: the file of an OpenSSH private key.'
  else if (!readFileSync(join(ROOT, SIGNERS), 'utf8').includes(publicKey(values.key)))
    yield `The key is not in ${SIGNERS}. Add this line to it: ${signerLine(values.key)}`
}

const allProblems = [...problems()]
if (allProblems.length > 0) {
  process.stderr.write(`${allProblems.join('\n')}\n`)
  process.exit(2)
}

/** @param {string} clone @param {string[]} args */
function npm(clone, ...args) {
  process.stdout.write(`npm ${args.join(' ')}\n`)
  const [command, ...npmPath] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  execFileSync(command, [...npmPath, ...args], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: '' },
  })
}

/** Creates a temporary key. Returns the path of its file. */
function temporaryKey(folder) {
  const key = join(folder, 'key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', key])
  return key
}

/** Adds an entry for a dry run: right after a release the changelog has no unreleased changes. @param {string} file */
function addTrialEntry(file) {
  const entry = '## [Unreleased]\n\n### Before you upgrade\n\n- Nothing: this is a trial.\n'
  writeFileSync(file, readFileSync(file, 'utf8').replace('## [Unreleased]\n', entry))
}

/** Clones the project and writes the version into the clone. */
function prepare(clone, key) {
  git(ROOT, 'clone', '--quiet', '--no-tags', ROOT, clone)
  if (isDry) addTrialEntry(join(clone, 'CHANGELOG.md'))
  writeVersion(clone, version, new Date().toISOString().slice(0, 10))
  if (isDry) appendFileSync(join(clone, SIGNERS), signerLine(key))
}

/** Commits and tags the release in the built clone. Returns the time of the commit, in seconds. */
function commit(clone) {
  cpSync(join(clone, 'api/dist/openapi.json'), join(clone, 'api/openapi.released.json'))
  git(
    clone,
    'commit',
    '--quiet',
    '--all',
    '--message',
    `release: ${version}\n\nCHANGELOG.md describes what is new and what to do before the upgrade.`,
  )
  git(clone, 'tag', '--annotate', `v${version}`, '--message', `Fichero ${version}`)
  return Number(git(clone, 'log', '-1', '--format=%ct'))
}

function publish(clone, folder, key, seconds) {
  const name = `fichero-${version}`
  // The server cannot read the commit from Git, because the archive contains no repository.
  writeFileSync(join(clone, 'api/dist/commit'), git(clone, 'rev-parse', 'HEAD'))
  mkdirSync(folder, { recursive: true })
  packRelease(clone, folder, name, { key, seconds })
}

const scratch = mkdtempSync(join(tmpdir(), 'fichero-release-'))
try {
  const clone = join(scratch, 'fichero')
  const folder = resolve(values.to ?? '')
  const key = isDry ? temporaryKey(scratch) : resolve(values.key ?? '')
  prepare(clone, key)
  npm(clone, 'ci', '--no-audit', '--no-fund')
  for (const script of isDry ? ['build'] : ['lint', 'types', 'build']) npm(clone, 'run', '--silent', script)
  const seconds = commit(clone)
  publish(clone, folder, key, seconds)
  if (isDry) writeFileSync(join(folder, 'release-signers'), signerLine(key))
  else git(ROOT, 'pull', '--quiet', '--ff-only', '--tags', clone, 'main')
  process.stdout.write(
    `${folder} contains the archive of Fichero ${version}, its bill of materials, ${SUMS} and the signature of ${SUMS}.\n`,
  )
  if (!isDry)
    process.stdout.write(`To publish it, run git push origin main v${version}, and upload the files of that folder.\n`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
