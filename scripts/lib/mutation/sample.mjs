import { createHash } from 'node:crypto'

/**
 * Whether a change is tried where only some of them are: the same ones whenever the code is the same.
 * @param {string} id Stryker's number of the change
 */
export function isInSample(id, percent = Number(process.env.MUTATION_SAMPLE ?? 100)) {
  const number = createHash('sha1').update(id).digest().readUInt32BE()
  return number < (percent / 100) * 2 ** 32
}
