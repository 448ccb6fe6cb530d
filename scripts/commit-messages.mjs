// Checks commit messages: `area: what changed`, a blank line, one to three lines that say why.
// `node scripts/commit-messages.mjs` checks all commits since the rule was introduced, for CI. With a file, it checks the
// message in that file, for the hook (`git config core.hooksPath .githooks`).
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The last commit before the rule was introduced. */
const UNCHECKED = '54e16859615919fe15952aff92c20bb45adae734'

const MAX_SUBJECT = 72
const MAX_BODY_LINES = 3

/** Messages that Git writes itself, and messages of commits that a rebase will squash. */
const BY_GIT = /^(Merge |Revert |fixup!|squash!)/
const SUBJECT = /^[a-z0-9][a-z0-9-]*(, [a-z0-9][a-z0-9-]*)*: \S/

/**
 * Returns what is wrong with a commit message; undefined if it is valid.
 * @param {string} message as Git stores it, or with the comments of Git's editor
 */
function problemOf(message) {
  const [subject = '', second = '', ...rest] = message.split(/\r?\n/).filter((line) => !line.startsWith('#'))
  const body = rest.filter((line) => line.trim() !== '')
  if (BY_GIT.test(subject)) return undefined
  if (!SUBJECT.test(subject)) return 'The subject is not "area: what changed"'
  if ([...subject].length > MAX_SUBJECT) return `The subject is longer than ${MAX_SUBJECT} characters`
  if (second.trim() !== '') return 'The second line is not blank'
  if (body.length === 0) return 'The body that says why is missing'
  if (body.length > MAX_BODY_LINES) return `The body is longer than ${MAX_BODY_LINES} lines`
  return undefined
}

function messagesToCheck() {
  // A shallow clone has only the last commits.
  const exists = spawnSync('git', ['cat-file', '-e', `${UNCHECKED}^{commit}`]).status === 0
  const range = exists ? `${UNCHECKED}..HEAD` : 'HEAD'
  return execFileSync('git', ['log', '--no-merges', '-z', '--format=%B', range], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
}

const [file] = process.argv.slice(2)
const messages = file ? [readFileSync(file, 'utf8')] : messagesToCheck()
const problems = messages.flatMap((message) => {
  const problem = problemOf(message)
  return problem ? [`${problem}: ${message.split('\n', 1)}`] : []
})
for (const problem of problems) console.error(problem)
if (!file) console.log(`${messages.length} commit messages read.`)
process.exitCode = problems.length === 0 ? 0 : 1
