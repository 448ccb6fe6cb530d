import { truncated } from '../../../testing/bad-files.js'
import { FIXTURES, type FixtureName, fixture } from '../../../testing/fixtures.js'
import { guard } from './guard.js'

const CONTAINERS = (Object.keys(FIXTURES) as FixtureName[]).filter(
  (name) => /\.xlsx?$/i.test(FIXTURES[name]) && name !== 'judgmentsCsvAsXls',
)

it.each(CONTAINERS)('the guard rejects %s truncated at any length', async (name) => {
  const { length } = fixture(name).bytes
  const step = Math.ceil(length / 300)
  for (let cut = 0; cut < length; cut += cut > length - 1200 || cut < 600 ? 1 : step) {
    const verdict = await guard(truncated(name, cut)).catch((error: { code: string }) => error.code)
    if (verdict !== 'file_damaged') throw new Error(`${name} cut at ${cut} of ${length}: ${verdict}`)
  }
})
