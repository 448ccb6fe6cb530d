/** @jest-environment jsdom */
import { addressOf, describePartially, describeRemote } from '../testing/fake-network'
import { CHUNK, ENTRY, LIST, LIST_OF_FILES, newer, partial, remote, STYLE } from '../testing/fake-releases'
import {
  exposeAtRun,
  list,
  load,
  network,
  Page,
  pages,
  reasons,
  SETTLE,
  shown,
  startPages,
  times,
} from '../testing/page-loads'

startPages()

test('loadPage requests all files of a page in parallel, shows the translations of its release, and caches the page', async () => {
  expect(pages.loadedPage('courses', 'list-page')).toBeUndefined()
  await expect(load()).resolves.toMatchObject({ Page, release: { hash: remote.hash } })
  expect(new Set(network.asked)).toEqual(new Set([ENTRY, CHUNK, STYLE]))
  expect(shown).toEqual([remote.hash])
  expect(pages.loadedPage('courses', 'list-page')?.Page).toBe(Page)
  await load()
  expect(network.asked).toHaveLength(3)
})

test('a loaded page opens with its cached translations if new translations do not arrive', async () => {
  await load()
  ;(await import('./texts')).takeTexts(async () => {
    throw new Error('lost')
  })
  await expect(load()).resolves.toMatchObject({ Page })
  expect(console.warn).toHaveBeenCalledWith('The translations of courses could not be loaded.', new Error('lost'))
  // There is no previous release to open on request.
  pages.openPrevious('courses', 'list-page')
  await expect(load()).resolves.toMatchObject({ Page, release: { hash: remote.hash } })
})

test('loadPage rejects with `withdrawn` if the registry has no such remote or page', async () => {
  await list(describeRemote({ pages: {} }))
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
  await list()
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
})

test('a release that was built against the former contract opens', async () => {
  await list(describeRemote({ contract: remote.contract - 1 }))
  await expect(load()).resolves.toMatchObject({ Page })
})

test('a page whose hashes are not in the document opens after a request for the list of files', async () => {
  network.setText(LIST_OF_FILES, JSON.stringify(partial.assets))
  await list(describePartially([], partial))
  await expect(load()).resolves.toMatchObject({ Page })
  expect(network.asked[0]).toBe(LIST_OF_FILES)
  expect(new Set(network.asked)).toEqual(
    new Set([
      LIST_OF_FILES,
      ...['remote-entry.js', 'list-page.js', 'list-page.css'].map((file) => addressOf(partial, file)),
    ]),
  )
  expect(reasons()).toEqual([])
})

test('a page opens with hashes that came with the list of remotes after the document', async () => {
  const changed = { hash: partial.hash, pages: { ...partial.pages, 'other-page': ['dialog.js'] } }
  await list(describePartially(['remote-entry.js', 'list-page.js', 'list-page.css'], changed))
  exposeAtRun(partial, { 'list-page': { Page }, 'other-page': { Page } })
  await expect(load()).resolves.toMatchObject({ Page })
  await list(describeRemote(changed))
  const opening = pages.loadPage('courses', 'other-page')
  await jest.advanceTimersByTimeAsync(SETTLE)
  await expect(opening).resolves.toMatchObject({ Page })
  expect(reasons()).toEqual([])
})

test.each([
  ['missing', 'withdrawn'],
  ['tampered', 'integrity'],
  ['hangs', 'timeout'],
] as const)(
  'a list of files that is %s fails the page with %s, and Retry requests the list again',
  async (arrival, reason) => {
    network.setText(LIST_OF_FILES, JSON.stringify(partial.assets))
    network.set(LIST_OF_FILES, arrival)
    await list(describePartially([], partial))
    await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason })
    network.set(LIST_OF_FILES, 'intact')
    await expect(load({ fresh: true })).resolves.toMatchObject({ Page })
  },
)

test.each([
  ['for a later contract', { contract: remote.contract + 1 }],
  ['for a contract that is too old', { contract: remote.contract - 2 }],
  ['that needs a later React', { needs: { react: '^20.0.0' } }],
  ['for a later kit', { kit: '^2.0.0' }],
  ['for a later runtime', { runtime: 3 }],
])('a release %s is rejected before any of its files is requested', async (_, asked) => {
  await list(describeRemote(asked))
  await expect(load()).rejects.toMatchObject({ reason: 'incompatible' })
  expect(network.asked).toEqual([])
  expect(reasons()).toEqual(['incompatible'])
})

test.each([
  ['missing', undefined],
  ['null', null],
  ['a string', 'a word'],
  ['an empty object', {}],
  ['an object whose "Page" is a string', { Page: 'a word' }],
])('a module that is %s exports no page', async (_, exposed) => {
  exposeAtRun(remote, { 'list-page': exposed })
  await expect(load()).rejects.toMatchObject({ reason: 'contract', message: 'courses/list-page exports no Page' })
})

test('a page that throws while it loads is reported once, and its translations are not shown', async () => {
  exposeAtRun(remote, { 'list-page': new TypeError('it broke on purpose') })
  await expect(load()).rejects.toMatchObject({ reason: 'evaluate' })
  await expect(load({ fresh: true })).rejects.toMatchObject({ reason: 'evaluate' })
  expect(network.reported).toEqual([
    {
      remoto: 'courses',
      hash: remote.hash,
      motivo: 'evaluate',
      pagina: 'list-page',
      error: 'TypeError',
      pila: [],
    },
  ])
  expect(shown).toEqual([])
})

test('a transient network failure is not reported', async () => {
  network.set(ENTRY, 'unavailable')
  const loading = pages.loadPage('courses', 'list-page')
  await jest.advanceTimersByTimeAsync(299)
  network.set(ENTRY, 'intact')
  await jest.advanceTimersByTimeAsync(SETTLE)
  await expect(loading).resolves.toMatchObject({ Page })
  expect(reasons()).toEqual([])
})

test('a stylesheet that fails to load fails the page', async () => {
  network.set(STYLE, 'tampered')
  await expect(load()).rejects.toMatchObject({ reason: 'integrity' })
  expect(times(LIST)).toBe(0)
})

test('a page opens from the new release if files of the old release are missing', async () => {
  network.set(ENTRY, 'missing')
  network.published = [newer]
  await expect(load({ milliseconds: 10 })).resolves.toMatchObject({ Page, release: { hash: newer.hash } })
  expect(shown).toEqual([newer.hash])
})

test('a page with a missing file is withdrawn if there is no other release', async () => {
  network.set(CHUNK, 'missing')
  await expect(load({ milliseconds: 10 })).rejects.toMatchObject({ reason: 'withdrawn' })
  expect(times(LIST)).toBe(1)
})
