import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { begin, commandsIn, endAll } from '../api/testing/page-commands'
import { environment, freePort, isReady } from '../e2e/support/server.mjs'
import { callApi, signInAs } from '../e2e/support/session.mjs'
import { packRelease } from './lib/release/pack-release.mjs'
import { signerLine } from './lib/release/signed-sums.mjs'

// Makes the published files of a release from this tree, signed with a temporary key. Verifies, unpacks and starts them as
// docs/operations.md describes.

const ROOT = join(__dirname, '..')
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const NAME = `fichero-${version}`
const COMMANDS = commandsIn('docs/operations.md', 'sh').map(({ text }) => text)
// The page's commands are for servers, which do not run Windows.
const onPosix = process.platform === 'win32' ? it.skip : it

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fichero-released-'))
  const key = join(folder, 'key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', key])
  packRelease(ROOT, folder, NAME, { key, seconds: 1_790_000_000 })
  writeFileSync(join(folder, 'release-signers'), signerLine(key))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fromDocs(begin: string): string {
  const command = COMMANDS.find((text) => text.startsWith(begin))
  if (!command) throw new Error(`docs/operations.md has no command that begins with ${begin}`)
  return command
}
const shell = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

/** Runs a function while a file has this content, and restores the file afterwards. */
function withContent<T>(name: string, content: string | Buffer, run: () => T): T {
  const path = join(folder, name)
  const before = readFileSync(path)
  writeFileSync(path, content)
  try {
    return run()
  } finally {
    writeFileSync(path, before)
  }
}

describe('the commands that verify a release', () => {
  const verify = () => shell(fromDocs('ssh-keygen -Y verify'))

  onPosix('accept the files that the signer published', () => {
    expect(verify()).toMatch(/^Good "fichero-release" signature for fichero .*\n.*\.tar\.gz: OK\n.*\.cdx\.json: OK\n$/)
  })

  onPosix.each<[string, string, (content: Buffer) => string | Buffer]>([
    ['an altered archive', `${NAME}.tar.gz`, (content) => Buffer.concat([content, Buffer.from([0])])],
    ['an altered bill of materials', `${NAME}.cdx.json`, () => '{}'],
    ['altered checksums', 'SHA256SUMS', (content) => `${content}\n`],
    ['a signature by a key that is not listed', 'release-signers', () => projectSigners()],
    ['an empty list of signers', 'release-signers', () => '# None.\n'],
  ])('reject %s', (_, name, alter) => {
    const content = alter(readFileSync(join(folder, name)))
    expect(() => withContent(name, content, verify)).toThrow()
  })
})

const projectSigners = () => readFileSync(join(ROOT, 'deploy/release-signers'), 'utf8')

it('the project lists only ed25519 keys in the namespace of releases', () => {
  const signers = projectSigners()
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(signers.length).toBeGreaterThan(0)
  for (const line of signers)
    expect(line).toMatch(/^fichero namespaces="fichero-release" ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI[\w+/]{43}$/)
})

it('the announcement for RELEASES_FROM contains the released version', () => {
  const { versions } = JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8'))
  const isReleased = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').includes(`## [${version}] - `)
  expect(versions.some((announced: { version: string }) => announced.version === version)).toBe(isReleased)
})

/** Does offline what `npm ci --omit=dev --workspace api` does: links the installed libraries and the release's own contract. */
function linkLibraries(release: string): void {
  const libraries = join(release, 'node_modules')
  mkdirSync(join(libraries, '@fichero'), { recursive: true })
  symlinkSync(join(release, 'packages/contract'), join(libraries, '@fichero/contract'))
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@fichero') symlinkSync(join(ROOT, 'node_modules', name), join(libraries, name))
}

onPosix('an unpacked release starts with npm start, without demonstration data', async () => {
  const [unpack = '', ...install] = fromDocs('tar -xzf').split(' && ')
  expect(install).toEqual([`cd ${NAME}`, 'npm ci --omit=dev --workspace api'])
  shell(unpack)
  const release = join(folder, NAME)
  linkLibraries(release)
  const port = await freePort()
  const server = { url: `http://127.0.0.1:${port}` }
  const { DEMO: _, NODE_ENV: __, ...env } = environment(port, join(folder, 'data'), { NODE_ENV: '' })
  const npm = begin(`cd '${release}' && npm start`, env)
  try {
    while (npm.exitCode === null && !(await isReady(server.url))) await sleep(50)
    expect(await (await fetch(`${server.url}/`)).text()).toContain('<title>Fichero')
    expect(await callApi(server, '/fichas', { session: await signInAs(server) })).toMatchObject({ fichas: [] })
    expect(await callApi(server, '/docs-json')).toMatchObject({ info: { version } })
  } finally {
    await endAll()
  }
})
