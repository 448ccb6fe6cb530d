import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { announced, hasUnreleased, withVersion } from './lib/release/changelog.mjs'
import { programOf } from './lib/release/content.mjs'
import { materials } from './lib/release/materials.mjs'
import { writeVersion } from './lib/release/versions.mjs'
import { tarGz } from './lib/tar-gz.mjs'

const ROOT = join(__dirname, '..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fichero-release-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const TODO = '### Before you upgrade\n\n- Make a backup.\n'
const LOG = `# Changelog\n\n## [Unreleased]\n\n${TODO}\n## [1.0.0] - 2026-11-01\n\n- First.\n`

it('unreleased changes get a heading with version and day, and an empty unreleased section above it', () => {
  expect(withVersion(LOG, '1.1.0', '2026-11-30')).toBe(
    `# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-11-30\n\n${TODO}\n## [1.0.0] - 2026-11-01\n\n- First.\n`,
  )
})

it.each([
  ['has 1.0.0 already', '1.0.0', LOG],
  ['has no section', '1.1.0', LOG.replace('[Unreleased]', '[Next]')],
  ['does not say what is new', '1.1.0', LOG.replace('- Make a backup.', '')],
  ['has no heading «Before you upgrade»', '1.1.0', LOG.replace('### Before you upgrade', '### Added')],
])('a changelog that %s prevents the release of version %s', (problem, version, log) => {
  expect(() => withVersion(log, version, '2026-11-30')).toThrow(problem)
})

it('the announcement lists released versions with their days, without unreleased changes', () => {
  expect(announced(withVersion(LOG, '1.1.0', '2026-11-30'))).toEqual([
    { version: '1.1.0', date: '2026-11-30' },
    { version: '1.0.0', date: '2026-11-01' },
  ])
})

it('the changelog of a package has unreleased changes until they get a version', () => {
  const log = '# Changelog\n\n## Unreleased\n\n- Second.\n\n## 1.0.0\n\n- First.\n'
  expect(hasUnreleased(log)).toBe(true)
  expect(hasUnreleased(log.replace('- Second.', '## 1.1.0\n\n- Second.'))).toBe(false)
})

describe('writeVersion', () => {
  const files = ['package.json', 'package-lock.json', 'deploy/helm/fichero/Chart.yaml', 'docs/operations.md']
  const others = ['api/src/database/migrations/migrations.ts', 'api/testing/releases/last.json']
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  beforeEach(() => {
    for (const name of [...files, ...others]) cpSync(join(ROOT, name), join(folder, name))
    writeFileSync(join(folder, 'CHANGELOG.md'), LOG)
  })

  it('writes the version into every file that contains it, and is idempotent', () => {
    writeVersion(folder, '7.8.9', '2026-11-30')
    for (const name of files) expect([name, read(name).includes('7.8.9')]).toEqual([name, true])
    expect(JSON.parse(read('api/testing/releases/last.json'))).toEqual({
      ref: 'v7.8.9',
      migration: expect.stringMatching(/^\w+18\d+$/),
    })
    const all = [...files, ...others, 'CHANGELOG.md']
    const before = all.map(read)
    writeVersion(folder, '7.8.9', '2026-12-01')
    expect(all.map(read)).toEqual(before)
  })

  it('throws if only the changelog has the version', () => {
    expect(() => writeVersion(folder, '1.0.0', '2026-11-30')).toThrow('has 1.0.0 already')
  })
})

it('the real changelog has a section for unreleased changes', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').replace(/^## \[Unreleased\]\n/m, `$&\n${TODO}`)
  expect(withVersion(changelog, '99.0.0', '2026-11-30')).toContain('## [Unreleased]\n\n## [99.0.0] - 2026-11-30\n')
})

it('the bill of materials lists all run-time libraries, no development tools, and is reproducible', () => {
  const text = materials(ROOT, 1_790_000_000)
  expect(materials(ROOT, 1_790_000_000)).toBe(text)
  const { components, dependencies } = JSON.parse(text)
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['libsql', 'mysql2', 'react', 'scheduler', 'typeorm']))
  for (const name of ['jest', 'autocannon', '@playwright/test']) expect(names).not.toContain(name)
  expect(dependencies.length).toBeLessThan(1.1 * components.length)
})

it('the archive of the same files is reproducible, and tar can extract it', () => {
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

it('a release and the image contain the same program files', () => {
  const image = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  const copied = [...image.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, what = '']) => what.split(' '))
  const inImage = copied
    .filter((name) => !name.startsWith('--from') && name !== '.')
    .map((name) => name.replace('/fichero/', ''))
    .filter((name) => name)
  expect(inImage.toSorted()).toEqual(programOf(ROOT).toSorted())
})
