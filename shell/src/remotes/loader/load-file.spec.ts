/** @jest-environment jsdom */
import { type Asset, fetchFile } from './load-file'

const url = 'http://localhost/remotes/courses/0123456789abcdef/list-page.js'
/** A status without content, the content of a file, or how the request fails. */
type Answer = number | string | 'lost' | 'broken' | 'hangs'
/** The content that matches the hash. For any other answer, a request with the hash fails like a lost connection. */
const LIST_PAGE = 'the list page'

let asset: Asset
/** The answers to the requests, in order; the last one repeats. */
let answers: Answer[]
/** The options of each request. */
let asked: (RequestInit | undefined)[]

beforeEach(() => {
  jest.useFakeTimers()
  asset = { url, integrity: 'sha384-list-page.js' }
  answers = [LIST_PAGE]
  asked = []
  globalThis.fetch = async (address, init) => {
    expect(address).toBe(url)
    asked.push(init)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'hangs' || init?.signal?.aborted) return aborted(init?.signal)
    if (answer === 'lost' || (init?.integrity && answer !== LIST_PAGE)) throw new TypeError('Failed to fetch')
    return responseOf(answer ?? 0)
  }
})
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

const aborted = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) => {
    const fail = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal?.aborted) fail()
    signal?.addEventListener('abort', fail)
  })

function responseOf(answer: Answer): Response {
  const status = typeof answer === 'number' ? answer : 200
  const text = async () => {
    if (answer === 'broken') throw new TypeError('network error')
    return typeof answer === 'number' ? '' : answer
  }
  return { ok: status < 400, status, text } as Response
}

/** Returns the outcome of the request after this time; undefined while it is pending. */
async function fetched(milliseconds = 0, limit?: number): Promise<unknown> {
  let outcome: unknown
  fetchFile(asset, limit).then(
    (text) => {
      outcome = text
    },
    (error) => {
      outcome = error
    },
  )
  await jest.advanceTimersByTimeAsync(milliseconds)
  return outcome
}

/** Returns for each request whether it has the hash, and its cache mode. */
const requests = () => asked.map((init) => [init?.integrity, init?.cache ?? 'default'])
const checked = (cache: RequestCache) => ['sha384-list-page.js', cache]
const PLAIN = [undefined, 'reload']

test('a file is requested once, with its hash, and returned as text', async () => {
  await expect(fetched()).resolves.toBe(LIST_PAGE)
  expect(requests()).toEqual([checked('default')])
  expect(jest.getTimerCount()).toBe(0)
})

test.each([
  [404, 'withdrawn', 1],
  [410, 'withdrawn', 1],
  [400, 'network', 3],
  [403, 'network', 3],
  [429, 'network', 3],
  [500, 'network', 3],
  [503, 'network', 3],
])('a status of %d means “%s”, after %d requests', async (status, reason, rounds) => {
  answers = [status]
  await expect(fetched(600)).resolves.toMatchObject({ reason, message: `${url} answered ${status}` })
  // In each round, a second request without the hash finds the status.
  expect(requests()).toEqual(
    Array.from({ length: rounds }, (_, round) => [checked(round ? 'reload' : 'default'), PLAIN]).flat(),
  )
  expect([asset.hasFailed, jest.getTimerCount()]).toEqual([true, 0])
})

test.each(['lost', 'broken'] as const)('a file is requested three times if its connection is %s', async (answer) => {
  answers = [answer]
  await expect(fetched(600)).resolves.toMatchObject({ reason: 'network', message: `${url} could not be requested` })
  expect(asked).toHaveLength(6)
})

test('a file with wrong content is requested once more, and then fails the integrity check', async () => {
  answers = ['other content']
  await expect(fetched()).resolves.toMatchObject({
    reason: 'integrity',
    message: `${url} does not match the hash in its release`,
  })
  expect(requests()).toEqual([checked('default'), PLAIN, checked('default')])
  expect(asset.hasFailed).toBe(true)
})

test('a file arrives if only the browser cache had wrong content', async () => {
  answers = ['other content', LIST_PAGE]
  await expect(fetched()).resolves.toBe(LIST_PAGE)
  expect(asset.hasFailed).toBe(false)
})

test('a file without a hash, as in development, is returned with any content', async () => {
  asset = { url, integrity: '' }
  answers = ['other content']
  await expect(fetched()).resolves.toBe('other content')
})

test.each([
  ['withdrawn', [404]],
  ['integrity', [404, 'other content', 404]],
] as [string, Answer[]][])('a file without a hash fails as “%s” after an error status', async (reason, rounds) => {
  asset = { url, integrity: '' }
  answers = [...rounds]
  await expect(fetched()).resolves.toMatchObject({ reason })
})

test('each retry starts 300 ms after the failure', async () => {
  answers = ['lost']
  await fetched()
  const counts: number[] = []
  for (const milliseconds of [299, 1, 299, 1]) {
    await jest.advanceTimersByTimeAsync(milliseconds)
    counts.push(asked.length)
  }
  // Two requests in each round, with the hash and without.
  expect(counts).toEqual([2, 4, 4, 6])
})

test.each([
  ['second', 2, 300],
  ['third', 4, 600],
])('a file that arrives at the %s attempt is returned', async (_, failures, milliseconds) => {
  answers = [...Array<Answer>(failures).fill('lost'), LIST_PAGE]
  await expect(fetched(milliseconds)).resolves.toBe(LIST_PAGE)
  expect([asset.hasFailed, jest.getTimerCount()]).toEqual([false, 0])
})

test('the browser cache is bypassed after a failure, until the file has arrived', async () => {
  answers = [404]
  await fetched()
  answers = [LIST_PAGE]
  asked = []
  await fetched()
  await fetched()
  expect(requests()).toEqual([checked('reload'), checked('default')])
})

test('only the preload link of a failed file is removed from the page', async () => {
  const kept = [`<link rel="preload" href="${url}.map">`, `<link rel="stylesheet" href="${url}">`]
  document.body.innerHTML = `<link rel="preload" href="${url}">${kept.join('')}`
  await fetched()
  expect(document.querySelectorAll('link')).toHaveLength(3)
  answers = [404]
  await fetched()
  expect(document.body.innerHTML).toBe(kept.join(''))
})

describe('a file that does not arrive in time', () => {
  test.each([
    ['4 seconds by default', undefined, 4000],
    ['the time limit that the caller sets', 2500, 2500],
  ])('is aborted after %s', async (_, limit, milliseconds) => {
    answers = ['hangs']
    await expect(fetched(milliseconds - 1, limit)).resolves.toBeUndefined()
    await expect(fetched(milliseconds, limit)).resolves.toMatchObject({
      reason: 'timeout',
      message: `${url} did not arrive within ${milliseconds} ms`,
    })
    // The reason is known, so no further request asks for the status.
    expect(asked).toHaveLength(2)
    expect([asset.hasFailed, jest.getTimerCount()]).toEqual([true, 0])
  })

  test.each([
    ['the request for its status', ['lost', 'hangs']],
    ['the request with its hash after that', ['lost', 'other content', 'hangs']],
    ['a retry', ['lost', 'lost', 'hangs']],
  ] as [string, Answer[]][])('times out too if %s hangs', async (_, rounds) => {
    answers = [...rounds]
    await expect(fetched(4000)).resolves.toMatchObject({ reason: 'timeout' })
    expect(asked).toHaveLength(rounds.length)
  })

  test('times out if the limit is reached between two requests', async () => {
    answers = ['lost']
    await expect(fetched(600, 500)).resolves.toMatchObject({ reason: 'timeout' })
    expect(asked).toHaveLength(5)
  })
})
