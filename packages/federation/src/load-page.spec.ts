/** @jest-environment jsdom */
import { addressOf, describeBrought, describeRemote } from '../testing/fake-network'
import { brought, CHUNK, ENTRY, LIST, LIST_OF_FILES, newer, remote, STYLE } from '../testing/fake-releases'
import {
  leaveAtRun,
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

test('asks for all files of a page at once, shows the texts of its release, and keeps it', async () => {
  expect(pages.loadedPage('courses', 'list-page')).toBeUndefined()
  await expect(load()).resolves.toMatchObject({ Page, release: { hash: remote.hash } })
  expect(new Set(network.asked)).toEqual(new Set([ENTRY, CHUNK, STYLE]))
  expect(shown).toEqual([remote.hash])
  expect(pages.loadedPage('courses', 'list-page')?.Page).toBe(Page)
  await load()
  expect(network.asked).toHaveLength(3)
})

test('a page that is there opens with the texts it has where others do not arrive', async () => {
  await load()
  ;(await import('./prepare-texts')).takeTexts(async () => {
    throw new Error('lost')
  })
  await expect(load()).resolves.toMatchObject({ Page })
  expect(console.warn).toHaveBeenCalledWith('The texts of courses did not arrive.', new Error('lost'))
  // Without a release before it nothing else opens on request.
  pages.openPrevious('courses', 'list-page')
  await expect(load()).resolves.toMatchObject({ Page, release: { hash: remote.hash } })
})

test('a remote that is not in the registry, or has no such page, is withdrawn', async () => {
  await list(describeRemote({ pages: {} }))
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
  await list()
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
})

test('a release that was built against the former contract opens', async () => {
  await list(describeRemote({ contract: remote.contract - 1 }))
  await expect(load()).resolves.toMatchObject({ Page })
})

test('a page of which the document brought no hash asks for the list of files, and keeps it', async () => {
  network.setText(LIST_OF_FILES, JSON.stringify(brought.assets))
  await list(describeBrought([], brought))
  await expect(load()).resolves.toMatchObject({ Page })
  expect(network.asked[0]).toBe(LIST_OF_FILES)
  expect(new Set(network.asked)).toEqual(
    new Set([
      LIST_OF_FILES,
      ...['remote-entry.js', 'list-page.js', 'list-page.css'].map((file) => addressOf(brought, file)),
    ]),
  )
  expect(reasons()).toEqual([])
})

test('a page opens after the list of remotes told the files of which the document brought only some', async () => {
  const told = { hash: brought.hash, pages: { ...brought.pages, 'other-page': ['dialog.js'] } }
  await list(describeBrought(['remote-entry.js', 'list-page.js', 'list-page.css'], told))
  leaveAtRun(brought, { 'list-page': { Page }, 'other-page': { Page } })
  await expect(load()).resolves.toMatchObject({ Page })
  await list(describeRemote(told))
  const opening = pages.loadPage('courses', 'other-page')
  await jest.advanceTimersByTimeAsync(SETTLE)
  await expect(opening).resolves.toMatchObject({ Page })
  expect(reasons()).toEqual([])
})

test.each([
  ['missing', 'withdrawn'],
  ['tampered', 'integrity'],
  ['hangs', 'timeout'],
] as const)('a list of files that is %s: %s, and Retry asks for it again', async (arrival, reason) => {
  network.setText(LIST_OF_FILES, JSON.stringify(brought.assets))
  network.set(LIST_OF_FILES, arrival)
  await list(describeBrought([], brought))
  await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason })
  network.set(LIST_OF_FILES, 'sound')
  await expect(load({ fresh: true })).resolves.toMatchObject({ Page })
})

test.each([
  { contract: remote.contract + 1 },
  { contract: remote.contract - 2 },
  { needs: { react: '^20.0.0' } },
  { kit: '^2.0.0' },
  { runtime: 3 },
])('a release for another shell (%p) is refused before any of its files is asked for', async (asked) => {
  await list(describeRemote(asked))
  await expect(load()).rejects.toMatchObject({ reason: 'incompatible' })
  expect(network.asked).toEqual([])
  expect(reasons()).toEqual(['incompatible'])
})

test.each([undefined, null, 'a word', {}, { Page: 'a word' }])('a module that is %p has no page', async (exposed) => {
  leaveAtRun(remote, { 'list-page': exposed })
  await expect(load()).rejects.toMatchObject({ reason: 'contract', message: 'courses/list-page exports no Page' })
})

test('a page that throws while it loads is reported once, and its texts are not shown', async () => {
  leaveAtRun(remote, { 'list-page': new TypeError('it broke on purpose') })
  await expect(load()).rejects.toMatchObject({ reason: 'evaluate' })
  await expect(load({ fresh: true })).rejects.toMatchObject({ reason: 'evaluate' })
  expect(network.reported).toEqual([
    {
      remoto: 'courses',
      hash: remote.hash,
      motivo: 'evaluate',
      pagina: 'list-page',
      mensaje: 'TypeError: it broke on purpose',
      pila: [],
    },
  ])
  expect(shown).toEqual([])
})

test('a transient network failure is not reported', async () => {
  network.set(ENTRY, 'unavailable')
  const loading = pages.loadPage('courses', 'list-page')
  await jest.advanceTimersByTimeAsync(299)
  network.set(ENTRY, 'sound')
  await jest.advanceTimersByTimeAsync(SETTLE)
  await expect(loading).resolves.toMatchObject({ Page })
  expect(reasons()).toEqual([])
})

test('a stylesheet that fails to load fails the page', async () => {
  network.set(STYLE, 'tampered')
  await expect(load()).rejects.toMatchObject({ reason: 'integrity' })
  expect(times(LIST)).toBe(0)
})

test('missing files of an old release: the new one opens', async () => {
  network.set(ENTRY, 'missing')
  network.published = [newer]
  await expect(load({ milliseconds: 10 })).resolves.toMatchObject({ Page, release: { hash: newer.hash } })
  expect(shown).toEqual([newer.hash])
})

test('missing files are withdrawn if the registry lists no other release', async () => {
  network.set(CHUNK, 'missing')
  await expect(load({ milliseconds: 10 })).rejects.toMatchObject({ reason: 'withdrawn' })
  expect(times(LIST)).toBe(1)
})
