// Runs the specs of the API in groups, each group in one process, for `npm test` and `npm run verify`. The command for one
// folder is `npx jest api/src/x --selectProjects api`.
const { readdirSync } = require('node:fs')
const { availableParallelism } = require('node:os')
const { join } = require('node:path')
const everywhere = require('../jest.config.cjs')
const { groupsOf, writeGroups } = require('../scripts/lib/spec-groups.cjs')
const api = require('./jest.config.cjs')
const { MYSQL_ONLY, MYSQL_SPECS } = require('./mysql-specs.cjs')

const isMysql = process.env.TEST_ENGINE === 'mysql'
const onSqlite = () =>
  readdirSync(join(__dirname, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.replaceAll('\\', '/').replace('.spec.ts', ''))
    .filter((spec) => !MYSQL_ONLY.includes(spec))
/** `long` or `short` to run only these specs, as `npm run verify` and `npm test` do. By default all specs run. */
const LENGTH = process.env.TEST_LENGTH
/** Number of groups. More groups load the same modules more often, but distribute slow specs more evenly. */
const GROUPS = isMysql || LENGTH === 'long' ? 8 : 5
const specs = (isMysql ? MYSQL_SPECS : onSqlite()).filter(
  (spec) => !LENGTH || spec.endsWith('.long') === (LENGTH === 'long'),
)
const { alone, groups } = groupsOf(specs.map((spec) => `api/src/${spec}.spec.ts`).sort(), GROUPS)
// Each engine has a separate folder, because both may run at once.
const folder = `.spec-groups/${isMysql ? 'mysql' : 'sqlite'}`
writeGroups(join(__dirname, folder), groups)

module.exports = {
  ...everywhere,
  rootDir: join(__dirname, '..'),
  // One worker more than processors, because specs spend a fifth of their time waiting for child processes and the database.
  // A number: Jest reads '150%' as 150 workers.
  maxWorkers: availableParallelism() + 1,
  projects: [
    {
      ...api,
      roots: [...api.roots, `<rootDir>/${folder}`],
      testMatch: [`**/${folder}/*.cjs`, ...alone.map((spec) => `**/${spec}`)],
    },
  ],
}
