import { Logger } from '@nestjs/common'
import libsql from 'libsql'
import mysql from 'mysql2'
import { isMysql } from '../../testing/engine.js'
import { type Actions, type Attempt, openActions } from '../../testing/failures/actions.js'
import { MYSQL_FAILURES } from '../../testing/failures/failing-mysql.js'
import { SQLITE_FAILURES } from '../../testing/failures/failing-sqlite.js'
import type { Failure, Failures, Moment } from '../../testing/failures/failures.js'
import { recount } from '../areas/fichas/recount.js'
import { inTransaction } from '../database/transaction.js'
import { Random } from '../operations/demo/random.js'
import { audit } from '../records/audit/audit.js'

jest.mock('libsql', () =>
  jest.requireActual('../../testing/failures/failing-sqlite').failingSqlite(jest.requireActual('libsql')),
)
jest.mock('mysql2', () =>
  jest.requireActual('../../testing/failures/failing-mysql').failingMysql(jest.requireActual('mysql2')),
)

/**
 * Random sequences of actions and failures: 200 on both engines together. More or others: HISTORIES=20000 HISTORIES_SEED=7.
 * HISTORIES_SUMMARY=1 prints the counts.
 */
const HISTORIES = Number(process.env.HISTORIES ?? (isMysql ? 50 : 150))
const SEED = Number(process.env.HISTORIES_SEED ?? 20_261_124)
const STEPS = 3
/** The counters are compared with a recount after this many sequences. */
const RECOUNT_EVERY = 50

const { failures } = (isMysql ? mysql : libsql) as unknown as { failures: Failures }
const KINDS = Object.keys(isMysql ? MYSQL_FAILURES : SQLITE_FAILURES)
/** Failures that only the operator can repair; the answer is then 500. */
const FOR_THE_LOG = ['corrupt', 'packet too large']
const MOMENTS: Moment[] = ['begin', 'middle', 'middle', 'middle', 'commit', 'commit', 'rollback']

jest.setTimeout(3_600_000)

let actions: Actions
let random: Random
beforeAll(async () => {
  for (const method of ['error', 'warn'] as const) jest.spyOn(Logger.prototype, method).mockReturnValue()
  actions = await openActions()
})
afterAll(() => actions.close())

function randomFailure(): Failure {
  const moment = random.of(MOMENTS)
  return {
    moment,
    after: moment === 'middle' ? random.between(0, random.of([3, 10, 40])) : 0,
    twice: random.next() < 0.3,
    kind: random.of(KINDS),
  }
}

const randomFailures = () => Array.from({ length: random.of([0, 1, 1, 2]) }, randomFailure)

/** Runs a random action while statements fail, and checks the state of the database afterwards. */
async function step(done: string[]): Promise<void> {
  const action = random.of(actions.all)
  const planned = randomFailures()
  const before = await actions.summary()
  const attempt: Attempt = action.prepare(random)
  failures.plan(planned)
  const status = await attempt.send()
  const { occurred, outcomeIsUnknown } = failures
  failures.plan([])
  done.push(`${action.name} → ${status}, ${JSON.stringify(occurred)}`)
  const after = await actions.summary()
  const isStored = JSON.stringify(after) !== JSON.stringify(before)
  if (status >= 400 && !outcomeIsUnknown) expect(after).toEqual(before)
  if (status === 500 && !occurred.some(({ kind }) => FOR_THE_LOG.includes(kind))) throw new Error('It says nothing')
  if (status >= 400 && occurred.length === 0 && !attempt.isRefused) throw new Error('Refused without a failure')
  if (status < 400 || isStored) await attempt.check(before, after)
}

it('the database stores nothing of a statement that was queued behind the failed statement', async () => {
  const before = await actions.summary()
  failures.plan([{ moment: 'middle', after: 0, twice: false, kind: isMysql ? 'connection lost' : 'full' }])
  const note = (id: number) => ({ actor: null, accion: 'demo:load' as const, entidad: 'prueba', entidad_id: id })
  const both = inTransaction(actions.api.dataSource, (manager) =>
    Promise.all([1, 2].map((id) => audit(manager, note(id)))),
  )
  await expect(both).rejects.toThrow()
  expect(await actions.summary()).toEqual(before)
})

it.each(['load', 'undo'])('a failed %s stores nothing, whichever of its statements fails', async (name) => {
  const action = actions.all.find((one) => one.name === name)
  // Starts from a ficha without judgments, because the import of a full report then runs the most statements.
  if (name === 'load') await actions.empty()
  for (let after = 0; ; after++) {
    const before = await actions.summary()
    const attempt = action!.prepare(new Random(SEED))
    failures.plan([{ moment: 'middle', after, twice: false, kind: isMysql ? 'connection lost' : 'full' }])
    const status = await attempt.send()
    const isOver = failures.occurred.length === 0
    failures.plan([])
    if (isOver) {
      expect([status, after > 15]).toEqual([200, true])
      return attempt.check(before, await actions.summary())
    }
    expect(status).toBeGreaterThanOrEqual(500)
    expect(await actions.summary()).toEqual(before)
  }
})

it(`the database has exactly the acknowledged changes after ${HISTORIES} random sequences of failures`, async () => {
  const counts: Record<string, number> = {}
  for (let history = 0; history < HISTORIES; history++) {
    // Each sequence has its own seed, so that it can be repeated alone.
    random = new Random(SEED + history)
    const done: string[] = []
    try {
      for (let remaining = random.between(1, STEPS); remaining > 0; remaining--) await step(done)
      // The next write works again.
      const last = actions.edit.prepare(random)
      const before = await actions.summary()
      expect(await last.send()).toBe(200)
      await last.check(before, await actions.summary())
      if (history % RECOUNT_EVERY === RECOUNT_EVERY - 1)
        expect(await recount(actions.api.dataSource.manager)).toEqual([])
    } catch (error) {
      throw new Error(
        `HISTORIES_SEED=${SEED + history}\n${done.join('\n')}\n${error instanceof Error ? error.message : error}`,
      )
    }
    for (const line of done)
      counts[line.slice(0, line.indexOf(','))] = (counts[line.slice(0, line.indexOf(','))] ?? 0) + 1
  }
  if (process.env.HISTORIES_SUMMARY) console.log(counts)
  // Each action succeeded and failed.
  for (const { name } of actions.all) {
    const lines = Object.keys(counts).filter((line) => line.startsWith(`${name} `))
    expect(lines.some((line) => line.includes('→ 5'))).toBe(true)
    expect(lines.some((line) => line.includes('→ 2'))).toBe(name !== 'stale contact')
  }
})
