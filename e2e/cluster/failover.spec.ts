import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Group, isInstalled, kinds, openGroup } from './group'
import type { Answer } from './load'
import { compare, expectCounted, openSystem, startNode } from './system'

/** How often each fault happens. CLUSTER_ROUNDS=10 makes a table that says more. */
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 1)
const FAULTS = ['kill', 'freeze', 'cut'] as const
/** In ms. */
const WRITES_RESUME = 15_000
/** The longest that the system lets anybody wait: a turn to write (`api/src/database/limits.ts`). */
const LONGEST = 20_000

for (const kind of kinds)
  test.describe(kind, () => {
    let group: Group
    let system: Awaited<ReturnType<typeof openSystem>>
    test.skip(!isInstalled(kind), `${kind} is not installed`)
    test.beforeAll(async () => {
      group = await openGroup(kind)
      system = await openSystem(group)
      system.load.begin()
    })
    test.afterAll(async () => {
      await system?.load.end()
      await system?.close()
      await group?.close()
    })

    test('each node is replaced by another one under load, and no request fails', async () => {
      const { nodes, load } = system
      const from = load.answers.length
      for (const at of nodes.keys()) {
        // As a proxy does that asks for readiness.
        load.nodes = nodes.filter((_, other) => other !== at)
        await sleep(500)
        await nodes[at]?.close()
        nodes[at] = await startNode(group)
        load.nodes = [...nodes]
        await load.next()
      }
      const during = load.answers.slice(from)
      expect(during.filter(({ status }) => status !== 200)).toEqual([])
      console.log(`Rolling restart: ${during.length} requests, all answered`)
    })

    test('the primary is killed, frozen and cut off under load: writes resume and nothing acknowledged is lost', async () => {
      const { load } = system
      const table = new Map<string, number[]>()
      for (const fault of FAULTS) {
        const times: number[] = []
        table.set(fault, times)
        for (let round = 0; round < ROUNDS; round++) {
          const primary = await group.primary()
          await group[fault](primary)
          times.push(await load.writes(performance.now(), 4 * WRITES_RESUME))
          await group.heal(primary)
        }
      }
      await load.end()
      const found = await compare(group, load)
      print(table, load.answers, found)
      expect(Math.max(...[...table.values()].flat())).toBeLessThan(WRITES_RESUME)
      expect(found.lost).toEqual([])
      expect(found.judgments).toBe(found.expected)
      await expectCounted(group)
      expect(load.answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
      expect(Math.max(...load.answers.map(({ ms }) => ms))).toBeLessThan(LONGEST)
    })
  })

function print(table: Map<string, number[]>, answers: Answer[], found: Awaited<ReturnType<typeof compare>>): void {
  for (const [fault, times] of table) {
    const sorted = times.toSorted((a, b) => a - b)
    const median = seconds(sorted[Math.floor(sorted.length / 2)])
    console.log(
      `${fault} ${times.length} times: writes after ${median} s (median), ${seconds(sorted.at(-1))} s at worst`,
    )
  }
  const refused = answers.filter(({ status }) => status !== 200).length
  const [longest] = answers.toSorted((one, other) => other.ms - one.ms)
  console.log(
    `${answers.length} requests, ${refused} refused, the longest ${seconds(longest?.ms)} s: ${longest?.what} ${longest?.status}`,
  )
  const half = found.judgments === found.expected ? 0 : 1
  console.log(`${found.acknowledged} acknowledged writes, ${found.lost.length} lost, ${half} half imports`)
}

const seconds = (ms = 0) => (ms / 1000).toFixed(1)
