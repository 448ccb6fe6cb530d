import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..')
const TOOLS = join(root, 'node_modules')
const REMOTE = 'mfe-programs'
/** What a remote's build contains is in the copy; tools are where they are. */
const CONTAINED = ['@fichero', '@module-federation']

let place: string
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'fichero-same-files-'))
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Makes a checkout in a folder. */
function checkOut(folder: string): string {
  const copy = join(place, folder)
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

/** The built files, as text. */
function build(copy: string, remote = REMOTE): Record<string, string> {
  run(join(copy, remote), join(TOOLS, '@rspack/cli/bin/rspack.js'), 'build')
  return builtIn(copy, remote)
}

function builtIn(copy: string, remote = REMOTE): Record<string, string> {
  const dist = join(copy, remote, 'dist')
  return Object.fromEntries(readdirSync(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]))
}

it('one commit gives the same files in every folder, and whatever other modules there are', () => {
  const files = build(checkOut('one'))
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['remote-entry.js', 'remote.json']))
  expect(Object.values(files).join('')).not.toContain(place)
  const maps = Object.keys(files).filter((file) => file.endsWith('.js.map'))
  expect(maps).toContain('remote-entry.js.map')
  expect(JSON.parse(files['remote.json']!).maps.map(({ file }: { file: string }) => file)).toEqual(maps.sort())
  // A map has no text of a source, and no script names one.
  expect(maps.filter((file) => 'sourcesContent' in JSON.parse(files[file]!))).toEqual([])
  expect(Object.keys(files).filter((file) => files[file]!.includes('sourceMappingURL'))).toEqual([])
  const other = checkOut('another place/deeper')
  run(other, '-e', `import('./scripts/lib/make-remote.mjs').then(({ makeRemote }) => makeRemote(['horarios']))`)
  expect(build(other)).toEqual(files)
  expect(build(other, 'mfe-horarios')).toHaveProperty(['remote.json'])
  expect(builtIn(other)).toEqual(files)
})
