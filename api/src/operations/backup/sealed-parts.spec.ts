import { randomBytes } from 'node:crypto'
import { openParts, sealParts } from './sealed-parts.js'

const PART = 64 * 1024
const SEALED = PART + 16
const [key, header] = [randomBytes(32), Buffer.from('the header')]

async function* streamOf(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += 10_000) yield bytes.subarray(from, from + 10_000)
}
async function all(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const found: Buffer[] = []
  for await (const part of parts) found.push(part)
  return Buffer.concat(found)
}
const seal = (bytes: Buffer) => all(sealParts(streamOf(bytes), key, header))
const open = (bytes: Buffer, withKey = key, withHeader = header) => all(openParts(streamOf(bytes), withKey, withHeader))

it.each([0, 1, PART - 1, PART, PART + 1, 3 * PART, 3 * PART + 5])(
  'openParts decrypts %d bytes unchanged',
  async (length) => {
    const bytes = randomBytes(length)
    expect((await open(await seal(bytes))).equals(bytes)).toBe(true)
  },
)

describe('openParts rejects', () => {
  const pieces = async () => {
    const sealed = await seal(randomBytes(3 * PART + 5))
    const part = (number: number) => sealed.subarray(number * SEALED, (number + 1) * SEALED)
    return [part(0), part(1), part(2), part(3)] as const
  }

  it('another key and another header', async () => {
    const sealed = await seal(randomBytes(5))
    await expect(open(sealed, randomBytes(32))).rejects.toThrow('BACKUP_KEY')
    await expect(open(sealed, key, Buffer.from('another'))).rejects.toThrow('BACKUP_KEY')
  })

  it('parts that were moved, removed, repeated or truncated', async () => {
    const [first, second, third, last] = await pieces()
    for (const changed of [
      [first, third, second, last],
      [first, second, last],
      [first, second, second, third, last],
      [first, second, third],
      [first, second, third, last.subarray(1)],
    ])
      await expect(open(Buffer.concat(changed))).rejects.toThrow('La copia está alterada')
  })
})
