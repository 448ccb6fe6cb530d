import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { neededVersions } from './needed-versions'

const NEXT = CONTRACT_MAJOR + 1
const valid = { '@fichero/kit': '^1.0.0', '@fichero/contract': '1.2.0', react: '^19', 'react-dom': '19.3.1' }

const INSTALLED = { '@fichero/kit': '1.0.0', '@fichero/contract': '1.2.0', react: '19.3.1', 'react-dom': '19.3.1' }

/** Reads the versions of a module with a manifest, and with these packages installed. */
function versionsFor(manifest: object, packages: Record<string, string> = INSTALLED) {
  const dir = mkdtempSync(join(tmpdir(), 'fichero-needs-'))
  const write = (folder: string, content: object) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify(content))
  }
  write(dir, manifest)
  for (const [name, version] of Object.entries(packages)) write(join(dir, 'node_modules', name), { name, version })
  try {
    return neededVersions(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

test('the needed versions are the ranges in the package.json, raised to the installed minor versions', () => {
  const expected = {
    kit: '^1.0.0',
    needs: { react: '^19.3.0', 'react-dom': '^19.3.1', '@fichero/contract': `^1.2.0 || ^${NEXT}.0.0` },
  }
  expect(versionsFor({ dependencies: valid })).toEqual(expected)
  expect(versionsFor({ peerDependencies: valid })).toEqual(expected)
  const range = versionsFor({ dependencies: { react: '^18.2.0||^19.1' }, peerDependencies: valid }).needs.react
  expect(range).toBe('^18.2.0 || ^19.3.0')
  const kitOf = (kit: string) => versionsFor({ dependencies: valid }, { ...INSTALLED, '@fichero/kit': kit }).kit
  expect([kitOf('1.0.7'), kitOf('1.4.2'), kitOf('2.0.0')]).toEqual(['^1.0.0', '^1.4.0', '^1.0.0'])
})

test.each(['*', '>=19.0.0', 'latest', '~19.0.0', '19.0.0-rc.1', '^1.2.3.4', ''])('the range “%s” throws', (react) => {
  expect(() => versionsFor({ dependencies: { ...valid, react } })).toThrow(
    `The range “${react}” of react in package.json is not supported`,
  )
})

test('the error names a package that is missing in the package.json', () => {
  const { 'react-dom': _, ...withoutReactDom } = valid
  expect(() => versionsFor({ dependencies: withoutReactDom })).toThrow('package.json does not list react-dom')
})

test('the major of the contract equals the major version of its package', () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../../contract/package.json'), 'utf8'))
  expect(Number.parseInt(version, 10)).toBe(CONTRACT_MAJOR)
})
