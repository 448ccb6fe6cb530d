import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..')
const TOOLS = join(root, 'node_modules')
const REMOTE = 'mfe-programs'
/** Packages whose code is part of a remote's build are copied; tools are linked. */
const CONTAINED = ['@fichero', '@module-federation']

/** Temporary folder of all copies. */
let workspace: string
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'fichero-reproducible-build-'))
})
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

/** Copies a checkout into a folder. Returns its path. */
function checkOut(folder: string): string {
  const copy = join(workspace, folder)
  const filter = (from: string) => !/(node_modules|[\\/]dist)$/.test(from)
  for (const name of ['scripts', 'package.json', 'package-lock.json', 'packages/build', 'packages/kit', REMOTE])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter })
  cpSync(join(root, 'packages/contract'), join(copy, 'packages/contract'), { recursive: true })
  mkdirSync(join(copy, 'node_modules/@fichero'), { recursive: true })
  for (const name of ['build', 'contract', 'kit'])
    symlinkSync(join('../../packages', name), join(copy, 'node_modules/@fichero', name))
  cpSync(join(TOOLS, '@module-federation'), join(copy, 'node_modules/@module-federation'), { recursive: true })
  for (const name of readdirSync(TOOLS).filter((name) => !CONTAINED.includes(name) && name !== '.cache'))
    symlinkSync(join(TOOLS, name), join(copy, 'node_modules', name))
  return copy
}

function run(cwd: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env })
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
}

/** Builds a remote. Returns the built files as text, by name. */
function build(copy: string, remote = REMOTE): Record<string, string> {
  run(join(copy, remote), join(TOOLS, '@rspack/cli/bin/rspack.js'), 'build')
  return builtIn(copy, remote)
}

function builtIn(copy: string, remote = REMOTE): Record<string, string> {
  const dist = join(copy, remote, 'dist')
  return Object.fromEntries(readdirSync(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]))
}

it('a build writes the same files in every folder, with and without other modules beside it', () => {
  const files = build(checkOut('one'))
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['remote-entry.js', 'remote.json']))
  expect(Object.values(files).join('')).not.toContain(workspace)
  const maps = Object.keys(files).filter((file) => file.endsWith('.js.map'))
  // The entry has no source map.
  expect(maps.map((file) => file.split('.')[0])).toEqual(expect.arrayContaining(['create-program', 'list-page']))
  expect(JSON.parse(files['remote.json']!).maps.map(({ file }: { file: string }) => file)).toEqual(maps.sort())
  // Source maps contain no source text, and scripts do not refer to them.
  expect(maps.filter((file) => 'sourcesContent' in JSON.parse(files[file]!))).toEqual([])
  expect(Object.keys(files).filter((file) => files[file]!.includes('sourceMappingURL'))).toEqual([])
  const other = checkOut('another folder/deeper')
  run(other, '-e', `import('./scripts/lib/make-remote.mjs').then(({ makeRemote }) => makeRemote(['horarios']))`)
  expect(build(other)).toEqual(files)
  expect(build(other, 'mfe-horarios')).toHaveProperty(['remote.json'])
  expect(builtIn(other)).toEqual(files)
})
