import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { tarGz } from '../../../scripts/lib/tar-gz.mjs'

const BIN = join(__dirname, '../bin/fichero-remote.mjs')

/** The kit of the module, and that of the system. */
const FORMER = {
  'ui.d.ts':
    'export declare const label: (text: string) => string\nexport declare function List(props: { items?: string[] }): null',
}
const NEWER = {
  'ui.d.ts': `/** @deprecated Use \`named\` of \`@fichero/kit/ui\` instead. */
export declare const label: (text: string) => string
export declare const named: (text: string) => string
export {
  /** @deprecated Use \`Grid\` of \`@fichero/kit/table\` instead. */
  Grid as Table,
} from './table'
/** @deprecated Ask for the row instead. */
export declare const former: string
interface Props {
  /** @deprecated Use \`rows\`. */
  items?: string[]
  rows?: string[]
}
export declare function List(props: Props): null`,
  'table.d.ts': 'export declare function Grid(props: { rows: number }): null',
}
const manifestOf = (version: string) => ({
  name: '@fichero/kit',
  version,
  exports: { './ui': { types: './ui.d.ts' }, './table': { types: './table.d.ts' } },
})
const TYPES = {
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    jsx: 'preserve',
    types: [],
  },
}
const FORMAT = { javascript: { formatter: { quoteStyle: 'single', semicolons: 'asNeeded', lineWidth: 120 } } }
const PAGE = `import { former, label, type List, Table as Rows, Table } from '@fichero/kit/ui'

export const texts = { label, other: label('a') }
export const shadow = (label: string) => label
export const one = Table({ rows: 1 })
export const two = Rows({ rows: 2 })
export const items = (props: Parameters<typeof List>[0]) => props.items ?? [former]
export { label as again }
`

let folder: string
let server: Server
let url: string
/** The version of the kit that the system offers, and whether its tarball arrives. */
let system = { kit: '1.1.0', isBroken: false }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-upgrade-'))
  system = { kit: '1.1.0', isBroken: false }
  await write('remote.ts', 'export const definition = {}\n')
  await write('tsconfig.json', JSON.stringify(TYPES))
  await write('biome.json', JSON.stringify(FORMAT))
  await write(
    'package.json',
    `${JSON.stringify({ name: 'demo', private: true, dependencies: { '@fichero/kit': '1.0.0' } }, null, 2)}\n`,
  )
  await write('.gitignore', 'node_modules\n.npm\n')
  await install('1.0.0', FORMER)
  await write('src/page.ts', PAGE)
  const tarball = await pack()
  server = createServer(({ url: path = '' }, response) => {
    const send = (content: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(content))
    const name = decodeURIComponent(path).replace('/packages/', '')
    if (path === '/shell.json') send({ offers: { react: '19.3.1', 'react-dom': '19.3.1' } })
    else if (name.endsWith('.tgz')) response.writeHead(system.isBroken ? 500 : 200).end(tarball)
    else send(packument(name, tarball))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

async function write(file: string, content: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}
const read = (file: string) => readFile(join(folder, file), 'utf8')

/** Puts a kit into the module as npm would. */
async function install(version: string, files: Record<string, string>) {
  await write('node_modules/@fichero/kit/package.json', JSON.stringify(manifestOf(version)))
  for (const [name, content] of Object.entries(files)) await write(`node_modules/@fichero/kit/${name}`, content)
}

/** Returns the tarball of the newer kit. */
async function pack(): Promise<Buffer> {
  const from = await mkdtemp(join(tmpdir(), 'fichero-kit-'))
  const files = { ...NEWER, 'package.json': JSON.stringify(manifestOf('1.1.0')) }
  for (const [name, content] of Object.entries(files)) await writeFile(join(from, name), content)
  const bytes = tarGz(from, Object.keys(files), { folder: 'package', seconds: 499_162_500 })
  await rm(from, { recursive: true })
  return bytes
}

const packument = (name: string, tarball: Buffer) => {
  const version = name === '@fichero/kit' ? system.kit : '1.0.0'
  const dist = {
    tarball: `${url}/packages/kit.tgz`,
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
  }
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifestOf(version), name, dist } } }
}

/** Runs the command in the module, with a cache of npm of its own and no registry besides the system. */
const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const npm = {
      npm_config_registry: `${url}/packages/`,
      npm_config_cache: join(folder, '.npm'),
      npm_config_audit: 'false',
    }
    const env = { ...process.env, ...npm, npm_config_fetch_retries: '0', FICHERO_URL: url }
    execFile(process.execPath, [BIN, 'upgrade', ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(Reflect.get(error, 'code')) : 0, output: stdout + stderr }),
    )
  })

test('upgrade installs the versions of the system, replaces deprecated names, and lists what is left by hand', async () => {
  const { code, output } = await run()
  expect(output).toContain('@fichero/kit 1.0.0 → 1.1.0')
  expect(await read('src/page.ts')).toBe(`import { Grid, Grid as Rows } from '@fichero/kit/table'
import { former, type List, named } from '@fichero/kit/ui'

export const texts = { label: named, other: named('a') }
export const shadow = (label: string) => label
export const one = Grid({ rows: 1 })
export const two = Rows({ rows: 2 })
export const items = (props: Parameters<typeof List>[0]) => props.items ?? [former]
export { named as again }
`)
  expect(JSON.parse(await read('package.json')).dependencies['@fichero/kit']).toMatch(/1\.1\.0$/)
  expect(output).toContain('src/page.ts: label of @fichero/kit/ui → named of @fichero/kit/ui')
  expect(output).toContain('src/page.ts:8: former is deprecated. Ask for the row instead.')
  expect(output).toContain('src/page.ts:8: items is deprecated. Use `rows`.')
  expect(output).toContain('Change by hand what is listed above')
  expect(code).toBe(1)
  await write('src/page.ts', "import { List } from '@fichero/kit/ui'\n\nexport const list = List({ rows: ['a'] })\n")
  expect(await run()).toEqual({
    code: 0,
    output: expect.stringMatching(/^The module has the versions of .*\nNothing is left to change by hand\./),
  })
})

test('upgrade prints the errors of the type checker as what is left by hand', async () => {
  await write('src/page.ts', "import { gone } from '@fichero/kit/ui'\n\nexport const page = gone\n")
  const { code, output } = await run('--no-install')
  expect([code, output]).toEqual([1, expect.stringMatching(/page\.ts.*TS2305[\s\S]*Change by hand/)])
})

test('upgrade leaves package.json as it was if npm fails', async () => {
  system.isBroken = true
  const before = await read('package.json')
  const { code, output } = await run()
  expect([code, output]).toEqual([1, expect.stringContaining('npm did not install these versions.')])
  expect([await read('package.json'), await read('src/page.ts')]).toEqual([before, PAGE])
})

test('upgrade refuses uncommitted changes, unless it is forced', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'module')
  await write('src/page.ts', 'export {}\n')
  expect(await run()).toEqual({ code: 1, output: expect.stringContaining('There are uncommitted changes.') })
  expect((await run('--force')).code).toBe(0)
})

test('upgrade refuses an address without packages', async () => {
  system.kit = undefined as never
  expect(await run()).toEqual({ code: 1, output: expect.stringContaining('does not offer the packages for modules') })
})

test('a name is left for the hand if the file already has its replacement', async () => {
  await install('1.1.0', NEWER)
  const page = "import { label, named } from '@fichero/kit/ui'\n\nexport const texts = [label('a'), named('b')]\n"
  await write('src/page.ts', page)
  const { output } = await run('--no-install')
  expect(await read('src/page.ts')).toBe(page)
  expect(output).toContain('src/page.ts:3: label is deprecated. Use `named` of `@fichero/kit/ui` instead.')
})
