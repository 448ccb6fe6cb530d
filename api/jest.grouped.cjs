// All specs of the API, many in one file, for `npm test`. Of one folder: `npx jest api/src/x --selectProjects api`.
const { readdirSync } = require('node:fs')
const { join } = require('node:path')
const everywhere = require('../jest.config.cjs')
const { groupsOf, writeGroups } = require('../scripts/lib/spec-groups.cjs')
const api = require('./jest.config.cjs')
const { ALONE, MYSQL_SPECS } = require('./mysql-specs.cjs')

/** More groups load the same modules more often. */
const GROUPS = 5

const isMysql = process.env.TEST_ENGINE === 'mysql'
const onSqlite = () =>
  readdirSync(join(__dirname, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.replaceAll('\\', '/').replace('.spec.ts', ''))
    .filter((spec) => !ALONE.includes(spec))
const specs = isMysql ? MYSQL_SPECS : onSqlite()
const { alone, groups } = groupsOf(specs.map((spec) => `api/src/${spec}.spec.ts`).sort(), GROUPS)
// Each engine has its own, because both may run at once.
const folder = `.spec-groups/${isMysql ? 'mysql' : 'sqlite'}`
writeGroups(join(__dirname, folder), groups)

module.exports = {
  ...everywhere,
  rootDir: join(__dirname, '..'),
  projects: [
    {
      ...api,
      roots: [...api.roots, `<rootDir>/${folder}`],
      testMatch: [`**/${folder}/*.cjs`, ...alone.map((spec) => `**/${spec}`)],
    },
  ],
}
