import { etagOf, requireVersion } from './versions.js'

const current = () => ({ nombre: 'Ana' })

it.each([undefined, '"3"', 'W/"3"', '*', '"1", "3"', '"3.Ab_-9"', 'W/"3.Ab_-9"'])(
  'lets If-Match: %s edit version 3',
  async (ifMatch) => {
    await expect(requireVersion(ifMatch, 3, current)).resolves.toBeUndefined()
  },
)

it.each(['"2"', '3', '', '"30"', 'XW/"3"', '"2.3"', '"2.Ab_-9"', '3.Ab', 'nothing of ours'])(
  'refuses If-Match: %s with the current row',
  async (ifMatch) => {
    await expect(requireVersion(ifMatch, 3, current)).rejects.toMatchObject({
      code: 'stale_version',
      status: 412,
      extra: { actual: { nombre: 'Ana' } },
      headers: { etag: etagOf(3) },
    })
  },
)
