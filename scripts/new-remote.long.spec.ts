import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remoteDescriptor } from '@fichero/contract/remotes.schema'

const root = join(__dirname, '..')
const TOOLS = join(root, 'node_modules')
let copy: string

/** Copies the files that the script and the tools read. They write only into the copy. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fichero-new-remote-'))
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'packages'))
  cpSync(join(root, 'packages/contract'), join(copy, 'packages/contract'), {
    recursive: true,
    preserveTimestamps: true,
  })
  for (const name of ['packages/kit', 'packages/build']) symlinkSync(join(root, name), join(copy, name))
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(TOOLS).filter((name) => name !== '.cache'))
    symlinkSync(join(TOOLS, name), join(copy, 'node_modules', name))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (tool: string, ...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args], { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_ENV: '' } })
const newRemote = (...args: string[]) => run('scripts/new-remote.mjs', ...args)
const failureOf = ({ status, stdout, stderr }: SpawnSyncReturns<string>) => [
  status,
  status === 0 ? '' : stdout + stderr,
]
const read = (file: string) => readFileSync(join(copy, file), 'utf8')

describe('a new remote', () => {
  it('is created and built by one command', () => {
    expect(failureOf(newRemote('horarios', 'Horarios', 'Timetables'))).toEqual([0, ''])
    const descriptor = remoteDescriptor.parse(JSON.parse(read('mfe-horarios/dist/remote.json')))
    expect(descriptor).toMatchObject({
      name: 'horarios',
      routes: [{ path: '/horarios', access: 'authenticated' }],
      links: [{ slot: 'menu', path: '/horarios' }],
      labels: { es: { title: 'Horarios' }, en: { title: 'Timetables' } },
    })
  })

  it('is in the lock file as npm writes it', () => {
    const { packages } = JSON.parse(read('package-lock.json'))
    const manifest = ({ name, version, dependencies, devDependencies }: Record<string, unknown>) => ({
      name,
      version,
      dependencies,
      devDependencies,
    })
    expect(packages['mfe-horarios']).toEqual(manifest(JSON.parse(read('mfe-horarios/package.json'))))
    expect(packages['mfe-horarios'].dependencies).toEqual(packages['mfe-programs'].dependencies)
    expect(packages['node_modules/@fichero/mfe-horarios']).toEqual({ resolved: 'mfe-horarios', link: true })
  })
})

it.each([
  ['Horarios', 'lower-case letters'],
  ['un-nombre-demasiado-largo', 'lower-case letters'],
  ['horarios-', 'lower-case letters'],
  ['kit', '/kit is taken'],
  ['dashboard', '/dashboard is taken'],
  ['actividad', '/actividad is taken'],
])('a remote cannot have the name %s', (name, sentence) => {
  const { status, stderr } = newRemote(name)
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)])
})

it('a new remote does not overwrite an existing one', () => {
  mkdirSync(join(copy, 'mfe-notas'))
  expect(newRemote('notas')).toMatchObject({ status: 1, stderr: 'The folder mfe-notas exists.\n' })
})
