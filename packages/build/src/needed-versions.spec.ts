import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { neededVersions } from './needed-versions'

const NEXT = CONTRACT_MAJOR + 1
const sound = { '@fichero/kit': '^1.0.0', '@fichero/contract': '1.2.0', react: '^19', 'react-dom': '19.3.1' }

function asked(manifest: object) {
  const dir = mkdtempSync(join(tmpdir(), 'fichero-needs-'))
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifest))
  try {
    return neededVersions(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

test('are those of its own package.json, as ranges', () => {
  const expected = {
    kit: '^1.0.0',
    needs: { react: '^19.0.0', 'react-dom': '^19.3.1', '@fichero/contract': `^1.2.0 || ^${NEXT}.0.0` },
  }
  expect(asked({ dependencies: sound })).toEqual(expected)
  expect(asked({ peerDependencies: sound })).toEqual(expected)
  const range = asked({ dependencies: { react: '^18.2.0||^19.1' }, peerDependencies: sound }).needs.react
  expect(range).toBe('^18.2.0 || ^19.1.0')
})

test.each(['*', '>=19.0.0', 'latest', '~19.0.0', '19.0.0-rc.1', '^1.2.3.4', ''])('%s is no range of it', (react) => {
  expect(() => asked({ dependencies: { ...sound, react } })).toThrow(`package.json asks for react “${react}”`)
})

test('one that is not named is said', () => {
  const { 'react-dom': _, ...rest } = sound
  expect(() => asked({ dependencies: rest })).toThrow('package.json does not name react-dom')
})

test('the major of the contract is that of its package', () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../../contract/package.json'), 'utf8'))
  expect(Number.parseInt(version, 10)).toBe(CONTRACT_MAJOR)
})
