import { setTimeout as sleep } from 'node:timers/promises'

const PER_SECOND = 60

/**
 * Sends a GET 60 times a second, whether earlier ones were answered or not, until `work` ends. Returns the times in ms
 * from when each was due to its answer, so that what waits counts.
 */
export async function timesDuring(fichero, path, work) {
  const url = `${fichero.url}/api${path}`
  const headers = { 'x-token': fichero.session.token }
  let isOver = false
  const ending = work().finally(() => {
    isOver = true
  })
  const asked = []
  for (let due = performance.now(); !isOver; due += 1000 / PER_SECOND) {
    await sleep(Math.max(0, due - performance.now()))
    asked.push(ask(url, headers, due))
  }
  await ending
  return Promise.all(asked)
}

async function ask(url, headers, due) {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`GET ${url} answered ${answer.status}: ${await answer.text()}`)
  await answer.text()
  return performance.now() - due
}
