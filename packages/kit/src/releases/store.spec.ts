/** @jest-environment jsdom */
import { provideReleases, releasesInUse } from './store'

const remote = { name: 'fichas', version: '1.2.0', hash: 'bbbb' }
const shell = { name: 'shell', version: '1.0.0', hash: 'aaaa' }

test.each([
  ['', []],
  ['<meta name="fichero-shell" content="1.0.0">', []],
  ['<meta name="fichero-shell" content="">', []],
  ['<meta name="other" content="1.0.0 aaaa">', []],
  ['<meta name="fichero-shell" content="1.0.0 aaaa">', [shell]],
])('with %j the page knows of the shell: %j', (head, known) => {
  document.head.innerHTML = head
  expect(releasesInUse()).toStrictEqual(known)
})

test('the remotes come after the shell, as they are now', () => {
  document.head.innerHTML = '<meta name="fichero-shell" content="1.0.0 aaaa">'
  let remotes = [remote]
  provideReleases(() => remotes)
  expect(releasesInUse()).toStrictEqual([shell, remote])
  remotes = []
  expect(releasesInUse()).toStrictEqual([shell])
})
