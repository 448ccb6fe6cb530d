// `npm test`: runs lint, types, a build, unit and component tests, the API on SQLite, and the journeys of the main job, in
// eight minutes on two cores. With `TEST_DATABASE_URL`, `x.sql.spec.ts` and `x.mysql.spec.ts` also run on MySQL. `npm run
// verify` runs the rest.
import { api, check, end, journeys, SPECS, units } from './lib/suites.mjs'
import { npmRun } from './lib/tools.mjs'

await check('lint', npmRun('lint'))
await check('types', npmRun('types'))
const isBuilt = await check('build', ['scripts/build.mjs', '--without-packages'])
await units('units and components', SPECS.test)
await api('API on SQLite', 'sqlite', SPECS.test)
if (process.env.TEST_DATABASE_URL) await api('API on MySQL', 'mysql', SPECS.testOnMysql)
// Of the journeys on translated pages, only the longest: it visits every area.
await journeys('journeys of the main job', isBuilt, ['--grep', '@main', '--grep-invert', 'translated (?!.*main-job)'])
end()
