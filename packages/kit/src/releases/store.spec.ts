/** @jest-environment jsdom */
import { provideReleases, releasesInUse } from './store'

const remote = { name: 'fichas', version: '1.2.0', hash: 'bbbb' }
const shell = { name: 'shell', version: '1.0.0', hash: 'aaaa' }

test.each([
  ['empty on a page without the meta element of the shell', '', []],
  ['empty if the meta element has no hash', '<meta name="fichero-shell" content="1.0.0">', []],
  ['empty if the meta element is blank', '<meta name="fichero-shell" content="">', []],
  ['empty if only another meta element has a version', '<meta name="other" content="1.0.0 aaaa">', []],
  ['the shell with its version and hash', '<meta name="fichero-shell" content="1.0.0 aaaa">', [shell]],
])('the releases in use are %s', (_, head, known) => {
  document.head.innerHTML = head
  expect(releasesInUse()).toStrictEqual(known)
})

test('the releases of the current remotes come after that of the shell', () => {
  document.head.innerHTML = '<meta name="fichero-shell" content="1.0.0 aaaa">'
  let remotes = [remote]
  provideReleases(() => remotes)
  expect(releasesInUse()).toStrictEqual([shell, remote])
  remotes = []
  expect(releasesInUse()).toStrictEqual([shell])
})
