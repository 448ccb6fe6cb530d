import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withVersion } from './lib/release/changelog.mjs'
import { programOf } from './lib/release/content.mjs'
import { materials } from './lib/release/materials.mjs'
import { signerLine, signSums } from './lib/release/signed-sums.mjs'
import { tarGz } from './lib/release/tar.mjs'

const ROOT = join(__dirname, '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fichero-release-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const TODO = '### What who runs it must do\n\n- Make a backup.\n'
const LOG = `# Changelog\n\n## [Unreleased]\n\n${TODO}\n## [1.0.0] - 2026-11-01\n\n- First.\n`

it('what was not released yet gets the version and the day, and an empty section comes above it', () => {
  expect(withVersion(LOG, '1.1.0', '2026-11-30')).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-11-30\n\n${TODO}\n## [1.0.0] - 2026-11-01\n\n- First.\n`,
  )
})

it.each([
  ['1.0.0', LOG, 'has 1.0.0 already'],
  ['1.1.0', LOG.replace('[Unreleased]', '[Next]'), 'has no section'],
  ['1.1.0', LOG.replace('- Make a backup.', ''), 'does not say what is new'],
  ['1.1.0', LOG.replace('### What who runs it must do', '### Added'), 'does not say «What who runs it must do»'],
])('%s is refused', (version, log, why) => {
  expect(() => withVersion(log, version, '2026-11-30')).toThrow(why)
})

it('the real changelog can be released', () => {
  expect(withVersion(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), '99.0.0', '2026-11-30')).toContain('[99.0.0]')
})

it('the materials are the libraries that run, with those that are also for development, and always the same', () => {
  const text = materials(ROOT, 1_790_000_000)
  expect(materials(ROOT, 1_790_000_000)).toBe(text)
  const { components, dependencies } = JSON.parse(text)
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['libsql', 'mysql2', 'react', 'scheduler', 'typeorm']))
  for (const name of ['jest', 'autocannon', '@playwright/test']) expect(names).not.toContain(name)
  expect(dependencies.length).toBeLessThan(1.1 * components.length)
})

it('the same files are the same archive, which every tar reads', () => {
  const long = `${'folder/'.repeat(14)}${'a'.repeat(120)}.js`
  mkdirSync(join(folder, 'in', 'folder/'.repeat(14)), { recursive: true })
  writeFileSync(join(folder, 'in', 'ñ.txt'), 'Muñoz')
  writeFileSync(join(folder, 'in', long), 'x'.repeat(513))
  const make = (names: string[]) =>
    tarGz(join(folder, 'in'), names, { folder: 'fichero-1.1.0', seconds: 1_790_000_000 })
  const archive = make([long, 'ñ.txt'])
  expect(make(['ñ.txt', long]).equals(archive)).toBe(true)
  writeFileSync(join(folder, 'archive.tar.gz'), archive)
  execFileSync('tar', ['-xzf', 'archive.tar.gz'], { cwd: folder })
  expect(readFileSync(join(folder, 'fichero-1.1.0/ñ.txt'), 'utf8')).toBe('Muñoz')
  expect(readFileSync(join(folder, 'fichero-1.1.0', long), 'utf8')).toHaveLength(513)
})

it('checksums and their signature are verified by OpenSSH, and what was changed is not', () => {
  const key = join(folder, 'key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
  writeFileSync(join(folder, 'a.tar.gz'), 'content')
  signSums(folder, ['a.tar.gz'], key)
  writeFileSync(join(folder, 'signers'), signerLine(key))
  // As docs/operations.md says it.
  const command = 'ssh-keygen -Y verify -f signers -I fichero -n fichero-release -s SHA256SUMS.sig'
  expect(readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')).toContain(
    command.replace('signers', 'release-signers'),
  )
  const [program = '', ...args] = command.split(' ')
  const verify = (input: Buffer) => execFileSync(program, args, { cwd: folder, input, encoding: 'utf8', stdio: 'pipe' })
  const sums = readFileSync(join(folder, 'SHA256SUMS'))
  expect(sums.toString()).toMatch(/^ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73 {2}a\.tar\.gz\n$/)
  expect(verify(sums)).toContain('Good "fichero-release" signature for fichero')
  expect(() => verify(Buffer.concat([sums, Buffer.from('x')]))).toThrow()
})

it('a release and the image have the same program', () => {
  const image = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  const copied = [...image.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, what = '']) => what.split(' '))
  const inImage = copied
    .filter((name) => !name.startsWith('--from') && name !== '.')
    .map((name) => name.replace('/fichero/', ''))
    .filter((name) => name)
  expect(inImage.toSorted()).toEqual(programOf(ROOT).toSorted())
})
