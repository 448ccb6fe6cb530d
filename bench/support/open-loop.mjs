import { setTimeout as sleep } from 'node:timers/promises'

const PER_SECOND = 60

/**
 * Sends a GET 60 times per second until `work` ends, of several paths in turn, without waiting for earlier answers (open loop).
 * Returns the time from when each request was due until its answer, in ms, so that delays before sending count too.
 */
export async function timesDuring(fichero, paths, work) {
  const urls = [paths].flat().map((path) => `${fichero.url}/api${path}`)
  const headers = { 'x-token': fichero.session.token }
  let isOver = false
  const ending = work().finally(() => {
    isOver = true
  })
  const times = []
  for (let due = performance.now(); !isOver; due += 1000 / PER_SECOND) {
    await sleep(Math.max(0, due - performance.now()))
    times.push(timeOf(urls[times.length % urls.length], headers, due))
  }
  await ending
  return Promise.all(times)
}

/** Sends a GET. Returns the time from `due` until the answer is complete, in ms. */
async function timeOf(url, headers, due) {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`GET ${url} answered ${answer.status}: ${await answer.text()}`)
  await answer.text()
  return performance.now() - due
}
