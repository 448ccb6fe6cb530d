/** @jest-environment jsdom */
import { type Asset, fetchFile } from './fetch-file'

const url = 'http://localhost/remotes/courses/0123456789abcdef/list-page.js'
/** A status without content, the content of a file, or how there is none. */
type Answer = number | string | 'lost' | 'broken' | 'hangs'
/** What the hash is of. A request with the hash fails in a browser like a lost one where anything else is answered. */
const LIST_PAGE = 'the list page'

let asset: Asset
/** The answer to each request; the last one stays. */
let answers: Answer[]
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

/** What becomes of the file after so many milliseconds; undefined while it is on its way. */
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

/** Of each request, whether it says the hash, and how it uses the browser's cache. */
const requests = () => asked.map((init) => [init?.integrity, init?.cache ?? 'default'])
const checked = (cache: RequestCache) => ['sha384-list-page.js', cache]
const PLAIN = [undefined, 'reload']

test('a file is asked for once, with its hash, and is the text that arrived', async () => {
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
])('an answer of %d is “%s”, after asking %d times', async (status, reason, rounds) => {
  answers = [status]
  await expect(fetched(600)).resolves.toMatchObject({ reason, message: `${url} answered ${status}` })
  // The request without the hash tells the status.
  expect(requests()).toEqual(
    Array.from({ length: rounds }, (_, round) => [checked(round ? 'reload' : 'default'), PLAIN]).flat(),
  )
  expect([asset.hasFailed, jest.getTimerCount()]).toEqual([true, 0])
})

test.each(['lost', 'broken'] as const)('a connection that is %s is tried three times', async (answer) => {
  answers = [answer]
  await expect(fetched(600)).resolves.toMatchObject({ reason: 'network', message: `${url} could not be requested` })
  expect(asked).toHaveLength(6)
})

test('other content is asked for once more with its hash, and then it is not what the release lists', async () => {
  answers = ['other content']
  await expect(fetched()).resolves.toMatchObject({
    reason: 'integrity',
    message: `${url} is not what its release lists`,
  })
  expect(requests()).toEqual([checked('default'), PLAIN, checked('default')])
  expect(asset.hasFailed).toBe(true)
})

test('a file of which only the browser’s cache had other content arrives', async () => {
  answers = ['other content', LIST_PAGE]
  await expect(fetched()).resolves.toBe(LIST_PAGE)
  expect(asset.hasFailed).toBe(false)
})

test('a file without a hash, as a developer serves it, arrives too', async () => {
  asset = { url, integrity: '' }
  answers = ['other content']
  await expect(fetched()).resolves.toBe('other content')
})

test.each([
  ['withdrawn', [404]],
  ['integrity', [404, 'other content', 404]],
] as [string, Answer[]][])('and an error answer is none: “%s”', async (reason, given) => {
  asset = { url, integrity: '' }
  answers = [...given]
  await expect(fetched()).resolves.toMatchObject({ reason })
})

test('each retry begins three tenths of a second after the failure before it', async () => {
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
])('a file that comes at the %s time has arrived', async (_, failures, milliseconds) => {
  answers = [...Array<Answer>(failures).fill('lost'), LIST_PAGE]
  await expect(fetched(milliseconds)).resolves.toBe(LIST_PAGE)
  expect([asset.hasFailed, jest.getTimerCount()]).toEqual([false, 0])
})

test('the browser’s cache is passed by after a failure, until the file has arrived', async () => {
  answers = [404]
  await fetched()
  answers = [LIST_PAGE]
  asked = []
  await fetched()
  await fetched()
  expect(requests()).toEqual([checked('reload'), checked('default')])
})

test('a preload of a file that failed is taken out of the page, and nothing else is', async () => {
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
    [undefined, 4000],
    [2500, 2500],
  ])('with a limit of %p is given up after %d ms', async (limit, milliseconds) => {
    answers = ['hangs']
    await expect(fetched(milliseconds - 1, limit)).resolves.toBeUndefined()
    await expect(fetched(milliseconds, limit)).resolves.toMatchObject({
      reason: 'timeout',
      message: `${url} did not arrive within ${milliseconds} ms`,
    })
    // It is known why, so that the status is not asked for.
    expect(asked).toHaveLength(2)
    expect([asset.hasFailed, jest.getTimerCount()]).toEqual([true, 0])
  })

  test.each([
    ['the request for its status', ['lost', 'hangs']],
    ['the request with its hash after that', ['lost', 'other content', 'hangs']],
    ['a retry', ['lost', 'lost', 'hangs']],
  ] as [string, Answer[]][])('is late too where %s hangs', async (_, given) => {
    answers = [...given]
    await expect(fetched(4000)).resolves.toMatchObject({ reason: 'timeout' })
    expect(asked).toHaveLength(given.length)
  })

  test('is late where its time is over between two requests', async () => {
    answers = ['lost']
    await expect(fetched(600, 500)).resolves.toMatchObject({ reason: 'timeout' })
    expect(asked).toHaveLength(5)
  })
})
