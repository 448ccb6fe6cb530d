import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

// A spec in which the engine matters runs on both: docs/decisions/mysql-runs-what-depends-on-it.md

/** In `jest.config.cjs`. */
declare const MYSQL_SPECS: string[]

const SQL = /\.query\(|\b(SELECT|INSERT INTO|DELETE FROM)\b|\bUPDATE \w+ SET\b/
const IN_SPECS = [
  SQL,
  /inTransaction|lockRow|\.transaction\(|intercept-statements|\/failures\//,
  /Promise\.all(Settled)?\(/,
  /testing\/(engine|database|connected-database|child-server|count-queries|line)\.js/,
]
const IN_PRODUCT = [SQL, /rowsOf\(|lockRow|inTransaction|createQueryBuilder/]

const ALL = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
const SPECS = ALL.filter((file) => file.endsWith('.spec.ts'))
/** The embedded database's own, and this one, which names what it looks for. */
const OTHERS = ['full-disk', 'locks', 'write-ahead-log']
  .map((name) => `database/${name}.spec.ts`)
  .concat('mysql-specs.spec.ts')

/** What other areas write and read with; theirs are the specs. */
const SHARED = ['audit', 'imports', 'records']

const textOf = (file: string) => readFileSync(join(__dirname, file), 'utf8')
const names = (text: string, patterns: RegExp[]) => patterns.some((pattern) => pattern.test(text))

/** Whether a spec opens a database, by itself or through what it imports. */
function opensDatabase(file: string, seen = new Set<string>()): boolean {
  if (file === 'testing/database.ts') return true
  if (seen.has(file) || !existsSync(join(__dirname, file))) return false
  seen.add(file)
  const imports = [...textOf(file).matchAll(/ from '(\.[^']+)\.js'/g)]
  return imports.some(([, path = '']) => opensDatabase(`${posix.join(posix.dirname(file), path)}.ts`, seen))
}

const isListed = (file: string) => MYSQL_SPECS.includes(file.replace('.spec.ts', ''))

it('a spec with SQL, transactions, writers at once or an engine of its own is on the list', () => {
  const apart = SPECS.filter((file) => !isListed(file) && !OTHERS.includes(file))
  expect(apart.filter((file) => names(textOf(file), IN_SPECS) && opensDatabase(file))).toEqual([])
})

it('a folder of the product with SQL, transactions or locks has a spec on the list', () => {
  const product = ALL.filter((file) => !file.endsWith('.spec.ts') && !file.startsWith('testing/'))
  const folders = new Set(product.filter((file) => names(textOf(file), IN_PRODUCT)).map((file) => posix.dirname(file)))
  expect(folders.size).toBeGreaterThan(10)
  const covered = new Set([...SHARED, ...SPECS.filter(isListed).map((file) => posix.dirname(file))])
  expect([...folders].filter((folder) => !covered.has(folder))).toEqual([])
})

it('a test of one engine is not there on the other one, where it would pass without having run', () => {
  expect(SPECS.filter((file) => /if \(.*(engine|isMysql|TEST_ENGINE).*\) return/.test(textOf(file)))).toEqual([])
})

it('the list names specs that are there, each once', () => {
  expect(MYSQL_SPECS.filter((name) => !SPECS.includes(`${name}.spec.ts`))).toEqual([])
  expect(new Set(MYSQL_SPECS).size).toBe(MYSQL_SPECS.length)
})
