import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fichero-stamp-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Calls the functions of a tree of its own. */
const inTree = (tree: string, code: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { isFresh, keepStamp, stampOf } from './scripts/lib/stamp.mjs'
     const part = { name: 'api', inputs: ['src'], output: 'dist.js' }
     ${code}`,
    ],
    { cwd: tree, encoding: 'utf8' },
  ).trim()

it('a built tree that is moved needs no build, and one whose sources changed does', () => {
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  for (const name of ['scripts/lib', 'src']) mkdirSync(join(here, name), { recursive: true })
  for (const name of ['stamp.mjs', 'root.mjs']) cpSync(join(__dirname, 'lib', name), join(here, 'scripts/lib', name))
  for (const name of ['src/one.ts', 'dist.js']) writeFileSync(join(here, name), '')
  expect(inTree(here, 'console.log(isFresh(part)); keepStamp(part, stampOf(part))')).toBe('false')
  renameSync(here, there)
  expect(inTree(there, 'console.log(isFresh(part))')).toBe('true')
  writeFileSync(join(there, 'src/one.ts'), 'changed')
  expect(inTree(there, 'console.log(isFresh(part))')).toBe('false')
})
