// `npm test`: runs lint, types, a build, unit and component tests, the API on SQLite, and the journeys of the main job, in
// eight minutes on two cores. With `TEST_DATABASE_URL`, specs that depend on the engine also run on MySQL. Long specs are
// excluded. `npm run verify` runs the rest.
import { api, check, end, jest, journeys, NOT_LONG } from './lib/suites.mjs'
import { npmRun } from './lib/tools.mjs'

await check('lint', npmRun('lint'))
await check('types', npmRun('types'))
const isBuilt = await check('build', npmRun('build'))
await jest('units and components', ['--selectProjects', 'units', '--testPathPatterns', NOT_LONG])
await api('API on the embedded database', 'sqlite', 'short')
if (process.env.TEST_DATABASE_URL) await api('API on MySQL', 'mysql', 'short')
await journeys('journeys of the main job', isBuilt, ['--grep', '@main'])
await end()
