import { median } from './stats.mjs'

const VISITS = 7

/**
 * Measures two pages by turns, so that both meet the same machine, and returns the medians. The first visit to each is not
 * counted: it finds the servers cold.
 * @param {() => Promise<number>} ours
 * @param {() => Promise<number>} bare
 */
export async function byTurns(ours, bare) {
  /** @type {number[]} */
  const own = []
  /** @type {number[]} */
  const other = []
  await ours()
  await bare()
  for (let visit = 0; visit < VISITS; visit++) {
    own.push(await ours())
    other.push(await bare())
  }
  return { ours: median(own), bare: median(other), visits: VISITS }
}
