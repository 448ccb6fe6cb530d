import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { neededVersions } from './needed-versions'

const NEXT = CONTRACT_MAJOR + 1
const valid = { '@fichero/kit': '^1.0.0', '@fichero/contract': '1.2.0', react: '^19', 'react-dom': '19.3.1' }

function versionsFor(manifest: object) {
  const dir = mkdtempSync(join(tmpdir(), 'fichero-needs-'))
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest))
  try {
    return neededVersions(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

test('the needed versions are the versions in the package.json, as ranges', () => {
  const expected = {
    kit: '^1.0.0',
    needs: { react: '^19.0.0', 'react-dom': '^19.3.1', '@fichero/contract': `^1.2.0 || ^${NEXT}.0.0` },
  }
  expect(versionsFor({ dependencies: valid })).toEqual(expected)
  expect(versionsFor({ peerDependencies: valid })).toEqual(expected)
  const range = versionsFor({ dependencies: { react: '^18.2.0||^19.1' }, peerDependencies: valid }).needs.react
  expect(range).toBe('^18.2.0 || ^19.1.0')
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
