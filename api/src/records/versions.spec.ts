import { etagOf, requireVersion } from './versions.js'

const current = () => ({ nombre: 'Ana' })

it.each([undefined, '"3"', 'W/"3"', '*', '"1", "3"'])('lets If-Match: %s edit version 3', async (ifMatch) => {
  await expect(requireVersion(ifMatch, 3, current)).resolves.toBeUndefined()
})

it.each(['"2"', '3', '', '"30"', 'XW/"3"', 'nothing of ours'])(
  'refuses If-Match: %s with the current row',
  async (ifMatch) => {
    await expect(requireVersion(ifMatch, 3, current)).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      extra: { actual: { nombre: 'Ana' } },
      headers: { etag: etagOf(3) },
    })
  },
)
