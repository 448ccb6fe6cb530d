import type { Random } from '../../src/operations/demo/random.js'
import type { Api } from '../api.js'
import { buildUser } from '../build.js'
import { openFichaSchool } from '../ficha-school.js'
import { demoBuild, emptyRoot } from '../remote-build.js'
import { importActions } from './import-actions.js'
import { otherConnection } from './other-connection.js'
import { releaseActions } from './release-actions.js'
import { type Summary, summaryOf } from './summary.js'
import { userActions } from './user-actions.js'

/** One attempt of an action, with random values. */
export interface Attempt {
  /** Returns the status of the answer. */
  send(): Promise<number>
  /** Whether a rule of the product rejects the action. */
  isRefused?: boolean
  /** Throws if the database does not have all changes of the action. */
  check(before: Summary, after: Summary): Promise<void>
}

/** An action of a user, such as importing a report. */
export interface Action {
  name: string
  prepare(random: Random): Attempt
}

/** The result of `openActions`. */
export type Actions = Awaited<ReturnType<typeof openActions>>

const SHELL = { version: '1.0.0', contract: 1, kit: '1.0.0', runtime: 2 }
/** Timeouts in ms. They are short, because injected failures do not go away. */
const LIMITS = { lock: 200, connection: 2000 }

/** Starts the API and returns user actions, each with a check of the database afterwards. */
export async function openActions() {
  const builds = await emptyRoot()
  await builds.writeShell(SHELL)
  await builds.write(demoBuild())
  await builds.list('demo')
  const school = await openFichaSchool({ distRoot: builds.root }, { limits: LIMITS })
  const { api } = school
  const other = await otherConnection(api.database.target)
  const user = await buildUser(api.dataSource, { password: 'clave de prueba' })
  const users = await userActions(school, user, other.ask)
  const releases = await releaseActions(school, other.ask)
  const imports = await importActions(school, other.ask)
  return {
    api,
    edit: users.editContact,
    all: [...Object.values(users), ...releases, ...imports.all] satisfies Action[],
    empty: imports.empty,
    summary: () => summaryOf(other.ask),
    async close() {
      await other.close()
      await school.close()
      await builds.remove()
    },
  }
}

/** Runs a query on the separate connection, without injected failures. */
export type Ask = Awaited<ReturnType<typeof otherConnection>>['ask']
export type { Api }
