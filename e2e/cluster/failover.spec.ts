import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Group, openGroup } from './group'
import type { Answer } from './load'
import { compare, expectCorrectCounters, openSystem } from './system'
import { connect, missingPart, topologies } from './topologies'

/** How often each fault is caused. CLUSTER_ROUNDS=10 gives a more reliable table. */
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 1)
const FAULTS = ['kill', 'freeze', 'cut'] as const
/** The time in ms after a fault in which writes must succeed again. */
const WRITES_RESUME = 15_000
/** How long a single server stays down, in ms. */
const DOWNTIME = 5_000
/** The longest time in ms that a request may wait: for the lock of a write (`api/src/database/limits.ts`). */
const MAX_WAIT = 20_000

for (const [name, topology] of topologies)
  test.describe(name, () => {
    const isSingle = topology.proxy === undefined
    const missing = missingPart(topology)
    let group: Group
    let database: Awaited<ReturnType<typeof connect>>
    let system: Awaited<ReturnType<typeof openSystem>>
    test.skip(missing !== undefined, `${missing} is not installed`)
    test.beforeAll(async () => {
      group = await openGroup(topology.kind)
      database = await connect(topology, group)
      system = await openSystem(database.url)
      system.load.begin()
    })
    test.afterAll(async () => {
      await system?.load.end()
      await system?.close()
      await database?.close()
      await group?.close()
    })

    test('after the primary is killed, frozen or cut off under load, writes resume and no acknowledged write is lost', async () => {
      const { load } = system
      const table = new Map<string, Times[]>()
      for (const fault of FAULTS) {
        const times: Times[] = []
        table.set(fault, times)
        for (let round = 0; round < ROUNDS; round++) {
          const primary = await group.primary()
          await group[fault](primary)
          if (isSingle) await sleep(DOWNTIME)
          const since = performance.now()
          if (isSingle) await group.heal(primary)
          const writes = await load.waitForWrite(since, 4 * WRITES_RESUME)
          times.push({ writes, reads: load.longestReadPause(since, since + writes) })
          await group.heal(primary)
        }
      }
      await load.end()
      const found = await compare(group, load)
      print(table, load.answers, found)
      const all = [...table.values()].flat()
      expect(Math.max(...all.map(({ writes }) => writes))).toBeLessThan(WRITES_RESUME)
      expect(found.lost).toEqual([])
      expect(load.stale).toEqual([])
      expect(found.judgments).toBe(found.expected)
      await expectCorrectCounters(database.url)
      expect(load.answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
      expect(Math.max(...load.answers.map(({ ms }) => ms))).toBeLessThan(MAX_WAIT)
    })
  })

/** The time in ms until writes were acknowledged again, and the longest time in ms without an answered read until then. */
interface Times {
  writes: number
  reads: number
}

function print(table: Map<string, Times[]>, answers: Answer[], found: Awaited<ReturnType<typeof compare>>): void {
  for (const [fault, times] of table) {
    const summaryOf = (name: keyof Times) => {
      const sorted = times.map((one) => one[name]).toSorted((a, b) => a - b)
      return `${seconds(sorted[Math.floor(sorted.length / 2)])} s (median), ${seconds(sorted.at(-1))} s at worst`
    }
    console.log(
      `${fault} ${times.length} times: writes after ${summaryOf('writes')}; no answered read for ${summaryOf('reads')}`,
    )
  }
  const refused = answers.filter(({ status }) => status !== 200).length
  const [longest] = answers.toSorted((one, other) => other.ms - one.ms)
  console.log(
    `${answers.length} requests, ${refused} refused, the longest ${seconds(longest?.ms)} s: ${longest?.what} ${longest?.status}`,
  )
  const incomplete = found.judgments === found.expected ? 0 : 1
  console.log(`${found.acknowledged} acknowledged writes, ${found.lost.length} lost, ${incomplete} incomplete imports`)
}

const seconds = (ms = 0) => (ms / 1000).toFixed(1)
