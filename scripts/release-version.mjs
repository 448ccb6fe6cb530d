// `npm run release-version -- 1.1.0 --key FILE --to FOLDER [--dry-run]`: makes a release of the last commit. All of it
// happens in a clone of its own, which is installed, checked and built from nothing; the commit and the tag come back here
// when everything succeeded. `--dry-run` lets the project as it is, takes any branch, and signs with a key of its own.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { filesOf } from './lib/release/content.mjs'
import { materials } from './lib/release/materials.mjs'
import { publicKey, SUMS, signerLine, signSums } from './lib/release/signed-sums.mjs'
import { tarGz } from './lib/release/tar.mjs'
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

/** What the project lacks for a release. */
function* reasons() {
  if (!/^\d+\.\d+\.\d+$/.test(version)) yield 'Say a version: npm run release-version -- 1.2.0 --key FILE --to FOLDER'
  if (!values.to) yield '--to names the folder for what is published.'
  if (git(ROOT, 'tag', '--list', `v${version}`)) yield `v${version} is there already.`
  if (isDry) return
  if (git(ROOT, 'branch', '--show-current') !== 'main') yield 'Releases are made of main.'
  if (git(ROOT, 'status', '--porcelain')) yield 'There are changes without a commit.'
  if (!values.key) yield '--key names the file of a private key of OpenSSH.'
  else if (!readFileSync(join(ROOT, SIGNERS), 'utf8').includes(publicKey(values.key)))
    yield `The key is not in ${SIGNERS}. This line belongs there: ${signerLine(values.key)}`
}

const lacking = [...reasons()]
if (lacking.length > 0) {
  process.stderr.write(`${lacking.join('\n')}\n`)
  process.exit(2)
}

/** @param {string} work @param {string[]} args */
function npm(work, ...args) {
  process.stdout.write(`npm ${args.join(' ')}\n`)
  const [command, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  execFileSync(command, [...before, ...args], {
    cwd: work,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: '' },
  })
}

/** Of a key that is thrown away. */
function dryKey(folder) {
  const key = join(folder, 'key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', key])
  return key
}

/** The commit of the release, in a clone. Returns when it was made, in seconds. */
function commit(work, key) {
  git(ROOT, 'clone', '--quiet', '--no-tags', ROOT, work)
  writeVersion(work, version, new Date().toISOString().slice(0, 10))
  if (isDry) appendFileSync(join(work, SIGNERS), signerLine(key))
  git(
    work,
    'commit',
    '--quiet',
    '--all',
    '--message',
    `release: ${version}\n\nCHANGELOG.md says what is new and what who runs it must do.`,
  )
  git(work, 'tag', '--annotate', `v${version}`, '--message', `Fichero ${version}`)
  return Number(git(work, 'log', '-1', '--format=%ct'))
}

function publish(work, folder, key, seconds) {
  const name = `fichero-${version}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.tar.gz`), tarGz(work, filesOf(work), { folder: name, seconds }))
  writeFileSync(join(folder, `${name}.cdx.json`), materials(work, seconds))
  signSums(folder, [`${name}.tar.gz`, `${name}.cdx.json`], key)
}

const scratch = mkdtempSync(join(tmpdir(), 'fichero-release-'))
try {
  const work = join(scratch, 'fichero')
  const folder = resolve(values.to ?? '')
  const key = isDry ? dryKey(scratch) : resolve(values.key ?? '')
  const seconds = commit(work, key)
  npm(work, 'ci', '--no-audit', '--no-fund')
  for (const script of ['lint', 'types', 'build']) npm(work, 'run', '--silent', script)
  publish(work, folder, key, seconds)
  if (isDry) writeFileSync(join(folder, 'release-signers'), signerLine(key))
  else git(ROOT, 'pull', '--quiet', '--ff-only', '--tags', work, 'main')
  process.stdout.write(`${folder} has Fichero ${version}, its materials, ${SUMS} and their signature.\n`)
  if (!isDry) process.stdout.write(`To publish it: git push origin main v${version}, and the files of that folder.\n`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
