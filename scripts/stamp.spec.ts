import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fichero-stamp-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs code with the functions of `stamp.mjs` in a copied tree. */
const inTree = (tree: string, code: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { isFresh, storeStamp, stampOf } from './scripts/lib/stamp.mjs'
     const part = { name: 'api', inputs: ['src'], output: 'dist.js' }
     ${code}`,
    ],
    { cwd: tree, encoding: 'utf8' },
  ).trim()

it('a built tree is still fresh after it is moved, copied or run by another Node, but not after its sources change', () => {
  const [here, there] = [join(folder, 'here'), join(folder, 'there')]
  for (const name of ['scripts/lib', 'src']) mkdirSync(join(here, name), { recursive: true })
  for (const name of ['stamp.mjs', 'root.mjs']) cpSync(join(__dirname, 'lib', name), join(here, 'scripts/lib', name))
  for (const name of ['src/one.ts', 'dist.js']) writeFileSync(join(here, name), '')
  expect(inTree(here, 'console.log(isFresh(part)); storeStamp(part, stampOf(part))')).toBe('false')
  renameSync(here, there)
  expect(inTree(there, 'console.log(isFresh(part))')).toBe('true')
  const copied = join(folder, 'copied')
  cpSync(there, copied, { recursive: true })
  utimesSync(join(copied, 'src/one.ts'), 0, 0)
  const asOtherNode = "Object.defineProperty(process, 'version', { value: 'v99.0.0' });"
  expect(inTree(copied, `${asOtherNode} console.log(isFresh(part))`)).toBe('true')
  writeFileSync(join(there, 'src/one.ts'), 'changed')
  expect(inTree(there, 'console.log(isFresh(part))')).toBe('false')
})
