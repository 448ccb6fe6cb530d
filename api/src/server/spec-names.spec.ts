import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// The name of a spec says where it runs: docs/decisions/test-infrastructure.md#names-of-specs

const SOURCES = join(__dirname, '..')
const SPECS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.spec.ts'))
/** A spec of a policy or a service has the name of that file. */
const NAME =
  /^[\w-]+(\.(decorator|filter|guard|pipe|policy|service))?(\.(sql|mysql|sqlite))?(\.(long|generated|crashes))?\.spec\.ts$/

it('every spec has a name that says where it runs', () => {
  expect(SPECS.length).toBeGreaterThan(300)
  const names = SPECS.map((file) => file.replace(/^.*\//, ''))
  expect(names.filter((name) => !NAME.test(name))).toEqual([])
})

it('npm test runs a spec of each area on both engines', () => {
  const areas = readdirSync(join(SOURCES, 'areas'))
  const covered = SPECS.filter((file) => /\.(sql|mysql)\.spec\.ts$/.test(file)).map((file) => file.split('/')[1])
  expect(areas.filter((area) => !covered.includes(area))).toEqual([])
})

it('no test returns early on one engine, where it would pass without running', () => {
  const early = /if \(.*(engine|isMysql|TEST_ENGINE).*\) return/
  expect(SPECS.filter((file) => early.test(readFileSync(join(SOURCES, file), 'utf8')))).toEqual([])
})
