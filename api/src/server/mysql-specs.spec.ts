import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

// Specs that depend on the engine run on both: docs/decisions/test-infrastructure.md#mysql-specs

/** A global of `jest.config.cjs`. */
declare const MYSQL_SPECS: string[]

const SQL = /\.query\(|\b(SELECT|INSERT INTO|DELETE FROM)\b|\bUPDATE \w+ SET\b/
const IN_SPECS = [
  SQL,
  /inTransaction|lockRow|\.transaction\(|intercept-statements|\/failures\//,
  /Promise\.all(Settled)?\(/,
  /testing\/(engine|database|connected-database|child-server|count-queries|tcp-proxy)\.js/,
]
const IN_PRODUCT = [SQL, /rowsOf\(|lockRow|inTransaction|createQueryBuilder/]

const SOURCES = join(__dirname, '..')
const ALL = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
const SPECS = ALL.filter((file) => file.endsWith('.spec.ts'))
/** Specs for SQLite only, and this spec, which contains the patterns. */
const OTHERS = ['full-disk', 'locks', 'write-ahead-log']
  .map((name) => `database/${name}.long.spec.ts`)
  .concat('server/mysql-specs.spec.ts')

/** Folders of shared code, which the specs of other folders cover. */
const SHARED = ['records/audit', 'files/import-records', 'records/row-updates']

const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8')
/** Whether the text matches any of the patterns. */
const hasAny = (text: string, patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text))

/** Whether a spec opens a database, by itself or through what it imports. */
function opensDatabase(file: string, seen = new Set<string>()): boolean {
  if (file === '../testing/database.ts') return true
  if (seen.has(file) || !existsSync(join(SOURCES, file))) return false
  seen.add(file)
  const imports = [...textOf(file).matchAll(/ from '(\.[^']+)\.js'/g)]
  return imports.some(([, path = '']) => opensDatabase(`${posix.join(posix.dirname(file), path)}.ts`, seen))
}

const isListed = (file: string) => MYSQL_SPECS.includes(file.replace('.spec.ts', ''))

it('api/mysql-specs.cjs lists every spec with SQL, transactions, concurrent writers or a choice of engine', () => {
  const unlisted = SPECS.filter((file) => !isListed(file) && !OTHERS.includes(file))
  expect(unlisted.filter((file) => hasAny(textOf(file), IN_SPECS) && opensDatabase(file))).toEqual([])
})

it('api/mysql-specs.cjs lists a spec for every folder of the product with SQL, transactions or locks', () => {
  const product = ALL.filter((file) => !file.endsWith('.spec.ts'))
  const folders = new Set(product.filter((file) => hasAny(textOf(file), IN_PRODUCT)).map((file) => posix.dirname(file)))
  expect(folders.size).toBeGreaterThan(10)
  const covered = new Set([...SHARED, ...SPECS.filter(isListed).map((file) => posix.dirname(file))])
  expect([...folders].filter((folder) => !covered.has(folder))).toEqual([])
})

it('no test returns early on one engine, where it would pass without running', () => {
  expect(SPECS.filter((file) => /if \(.*(engine|isMysql|TEST_ENGINE).*\) return/.test(textOf(file)))).toEqual([])
})

it('api/mysql-specs.cjs lists only existing specs, each once', () => {
  expect(MYSQL_SPECS.filter((name) => !SPECS.includes(`${name}.spec.ts`))).toEqual([])
  expect(new Set(MYSQL_SPECS).size).toBe(MYSQL_SPECS.length)
})
