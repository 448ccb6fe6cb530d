import { setTimeout as sleep } from 'node:timers/promises'
import type { StatusAnswer } from '@fichero/contract/status.schema'
import { expect, test } from '@playwright/test'
import type { Server } from '../support/server.mjs'
import { callApi, signInAs } from '../support/session.mjs'
import { type Group, openGroup } from './group'
import type { Answer } from './load'
import { compare, expectCounted, openSystem, startNode } from './system'
import { canBeTried, openWay, ways } from './ways'

/** How often each fault happens. CLUSTER_ROUNDS=10 makes a table that says more. */
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 1)
const FAULTS = ['kill', 'freeze', 'cut'] as const
/** In ms. */
const WRITES_RESUME = 15_000
/** How long a server without others is away. */
const ABSENCE = 5_000
/** A primary is noticed to be away, and what waits there to read is asked of another server. */
const READS_GO_ON = 5_000
/** The longest that the system lets anybody wait: a turn to write (`api/src/database/limits.ts`). */
const LONGEST = 20_000

for (const [name, way] of ways)
  test.describe(name, () => {
    // HAProxy leads to the primary only, and so nowhere meanwhile.
    const hasOthers = !way.isProxied && !way.isAlone
    let group: Group
    let line: Awaited<ReturnType<typeof openWay>>
    let system: Awaited<ReturnType<typeof openSystem>>
    test.skip(!canBeTried(way), `${name} is not installed`)
    test.beforeAll(async () => {
      group = await openGroup(way.kind)
      line = await openWay(way, group)
      system = await openSystem(line.url)
      system.load.begin()
    })
    test.afterAll(async () => {
      await system?.load.end()
      await system?.close()
      await line?.close()
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
        nodes[at] = await startNode(line.url)
        load.nodes = [...nodes]
        await load.next()
      }
      const during = load.answers.slice(from)
      expect(during.filter(({ status }) => status !== 200)).toEqual([])
      console.log(`Rolling restart: ${during.length} requests, all answered`)
    })

    test('the primary is killed, frozen and cut off under load: writes resume and nothing acknowledged is lost', async () => {
      const { load, nodes } = system
      const table = new Map<string, Times[]>()
      for (const fault of FAULTS) {
        const times: Times[] = []
        table.set(fault, times)
        for (let round = 0; round < ROUNDS; round++) {
          const primary = await group.primary()
          await group[fault](primary)
          if (way.isAlone) await sleep(ABSENCE)
          const since = performance.now()
          if (way.isAlone) await group.heal(primary)
          const writes = await load.writes(since, 4 * WRITES_RESUME)
          times.push({ writes, reads: load.readPause(since, since + writes) })
          if (fault === 'kill' && round === 0 && hasOthers) for (const node of nodes) await expectOneAway(node)
          await group.heal(primary)
        }
      }
      await load.end()
      const found = await compare(group, load)
      print(table, load.answers, found)
      const all = [...table.values()].flat()
      expect(Math.max(...all.map(({ writes }) => writes))).toBeLessThan(WRITES_RESUME)
      if (hasOthers) expect(Math.max(...all.map(({ reads }) => reads))).toBeLessThan(READS_GO_ON)
      expect(found.lost).toEqual([])
      expect(load.stale).toEqual([])
      expect(found.judgments).toBe(found.expected)
      await expectCounted(group)
      expect(load.answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
      expect(Math.max(...load.answers.map(({ ms }) => ms))).toBeLessThan(LONGEST)
    })
  })

/** The page Estado says so, also when the group knows the server no more. */
async function expectOneAway(node: Server): Promise<void> {
  const session = await signInAs(node)
  const faults = async () => ((await callApi(node, '/status', { session })) as StatusAnswer).fallas
  await expect.poll(faults).toContainEqual({ codigo: 'group_member_away', params: { miembros: 3, en_linea: 2 } })
}

/** In ms, until writes were acknowledged again, and the longest time meanwhile without an answered read. */
interface Times {
  writes: number
  reads: number
}

function print(table: Map<string, Times[]>, answers: Answer[], found: Awaited<ReturnType<typeof compare>>): void {
  for (const [fault, times] of table) {
    const of = (name: keyof Times) => {
      const sorted = times.map((one) => one[name]).toSorted((a, b) => a - b)
      return `${seconds(sorted[Math.floor(sorted.length / 2)])} s (median), ${seconds(sorted.at(-1))} s at worst`
    }
    console.log(`${fault} ${times.length} times: writes after ${of('writes')}; no read for ${of('reads')}`)
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
