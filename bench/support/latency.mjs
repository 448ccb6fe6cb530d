import { percentile, timed } from './stats.mjs'

/** Number of requests that are not measured, and of requests that are. */
const WARM_UP = 10
const REQUESTS = 100

/** Returns the response times of sequential GET requests, in ms: `{ p50, p95 }`. */
export async function latency(fichero, path) {
  const sendRequest = async () => {
    const answer = await fetch(`${fichero.url}/api${path}`, { headers: { 'x-token': fichero.session.token } })
    if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
  }
  for (let request = 0; request < WARM_UP; request++) await sendRequest()
  const times = []
  for (let request = 0; request < REQUESTS; request++) times.push(await timed(sendRequest))
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

/** Returns a row of the results: the slowest p95 of several paths, with all paths in the details. */
export async function slowest(fichero, paths, { what, budget }) {
  const measured = []
  for (const [name, path] of Object.entries(paths)) measured.push({ name, ...(await latency(fichero, path)) })
  return {
    what: `${what}, slowest p95 (ms)`,
    figure: Math.max(...measured.map(({ p95 }) => p95)),
    budget: `at most ${budget}`,
    ok: (figure) => figure <= budget,
    detail: `p50/p95 in ms of ${REQUESTS} requests: ${measured.map(({ name, p50, p95 }) => `${name} ${p50.toFixed(1)}/${p95.toFixed(1)}`).join(', ')}`,
  }
}
