// Runs the specs of the API in groups, each group in one process, for `npm test` and `npm run verify`. `TEST_SPECS` is a
// pattern for their paths. The command for one folder is `npx jest api/src/x --selectProjects api`.
const { readdirSync } = require('node:fs')
const { availableParallelism } = require('node:os')
const { join } = require('node:path')
const everywhere = require('../jest.config.cjs')
const { groupsOf, writeGroups } = require('../scripts/lib/spec-groups.cjs')
const api = require('./jest.config.cjs')
const { opensDatabase } = require('./testing/opens-database.cjs')

/** More groups load the same modules more often, but distribute slow specs more evenly. */
const GROUPS = 5

const isMysql = process.env.TEST_ENGINE === 'mysql'
const wanted = new RegExp(process.env.TEST_SPECS ?? '')
const ignored = new RegExp(api.testPathIgnorePatterns.join('|'))

const specs = ['src', 'testing']
  .flatMap((folder) =>
    readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' }).map((file) => `api/${folder}/${file}`),
  )
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.spec.ts') && wanted.test(file) && !ignored.test(`/${file}`))
  // Other specs have the same result on both engines.
  .filter((file) => !isMysql || opensDatabase(join(__dirname, '..', file)))
const { alone, groups } = groupsOf(specs.sort(), GROUPS)
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
