import { median } from './stats.mjs'

/** Counted visits to each page. */
const VISITS = 7

/**
 * Measures two pages alternately, so that both run under the same load of the machine, and returns the medians. The first
 * visits warm up the servers and are not counted.
 * @param {() => Promise<number>} ours
 * @param {() => Promise<number>} bare
 */
export async function measureAlternating(ours, bare) {
  /** @type {number[]} */
  const oursMs = []
  /** @type {number[]} */
  const bareMs = []
  await ours()
  await bare()
  for (let visit = 0; visit < VISITS; visit++) {
    oursMs.push(await ours())
    bareMs.push(await bare())
  }
  return { ours: median(oursMs), bare: median(bareMs), visits: VISITS }
}
