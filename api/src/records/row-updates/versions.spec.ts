import { etagOf, requireVersion } from './versions.js'

const current = () => ({ nombre: 'Ana' })

it.each([
  ['no If-Match', undefined],
  ['its version', '"3"'],
  ['its version as a weak tag', 'W/"3"'],
  ['an asterisk', '*'],
  ['a list that has its version', '"1", "3"'],
  ['its version and a content hash', '"3.Ab_-9"'],
  ['its version and a content hash as a weak tag', 'W/"3.Ab_-9"'],
])('requireVersion accepts an edit of version 3 with %s', async (_, ifMatch) => {
  await expect(requireVersion(ifMatch, 3, current)).resolves.toBeUndefined()
})

it.each([
  ['another version', '"2"'],
  ['a version without quotes', '3'],
  ['an empty If-Match', ''],
  ['a version with the same first digit', '"30"'],
  ['an unknown prefix', 'XW/"3"'],
  ['a version after a full stop', '"2.3"'],
  ['another version with a content hash', '"2.Ab_-9"'],
  ['a hash without quotes', '3.Ab'],
  ['an arbitrary text', 'nothing of ours'],
])('requireVersion rejects an edit of version 3, with the current row, for %s', async (_, ifMatch) => {
  await expect(requireVersion(ifMatch, 3, current)).rejects.toMatchObject({
    code: 'stale_version',
    status: 412,
    extra: { actual: { nombre: 'Ana' } },
    headers: { etag: etagOf(3) },
  })
})
