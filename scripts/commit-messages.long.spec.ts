import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SCRIPT = join(__dirname, 'commit-messages.mjs')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-message-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the script as the hook does. */
function check(message: string) {
  const file = join(folder, 'message')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, file], { encoding: 'utf8' })
  return { status, problem: stderr.split(':')[0] }
}

describe('a commit message', () => {
  it.each([
    ['fichas: show the stage', '', 'People asked for it.'],
    ['fichas, kit: show the stage', '', 'People asked', 'for', 'it.'],
    ['fichas: show the stage', '', 'Why.', '# a comment of the editor'],
    [`kit: ${'ñ'.repeat(67)}`, '', 'Seventy-two characters, and more bytes.'],
    ['Merge branch x'],
    ['fixup! fichas: show the stage'],
  ])('is accepted: %s', (...lines) => {
    expect(check(lines.join('\n'))).toEqual({ status: 0, problem: '' })
  })

  it.each([
    ['The subject is not "area', 'Show the stage', '', 'Why.'],
    ['The subject is not "area', 'fichas:', '', 'Why.'],
    ['The subject is not "area', ''],
    ['The subject is longer than 72 characters', `fichas: ${'x'.repeat(65)}`, '', 'Why.'],
    ['The second line is not blank', 'fichas: show the stage', 'Why.'],
    ['The body that says why is missing', 'fichas: show the stage'],
    ['The body that says why is missing', 'fichas: show the stage', '', '# a comment of the editor'],
    ['The body is longer than 3 lines', 'fichas: show the stage', '', '1', '2', '3', '4'],
  ])('is rejected, because %s', (problem, ...lines) => {
    expect(check(lines.join('\n'))).toEqual({ status: 1, problem })
  })
})

it('the hook checks a commit message', () => {
  const file = join(folder, 'message')
  writeFileSync(file, 'Show the stage')
  const hook = ['-c', 'core.hooksPath=.githooks', 'hook', 'run', 'commit-msg', '--', file]
  const { status, stderr } = spawnSync('git', hook, { cwd: join(__dirname, '..'), encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'The subject is not "area: what changed": Show the stage\n' })
})
