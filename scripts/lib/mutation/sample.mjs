import { createHash } from 'node:crypto'

/**
 * Returns whether a mutant is in the sample. The sample is deterministic for the same code.
 * @param {string} id Stryker's id of the mutant
 */
export function isInSample(id, percent = Number(process.env.MUTATION_SAMPLE ?? 100)) {
  const number = createHash('sha1').update(id).digest().readUInt32BE()
  return number < (percent / 100) * 2 ** 32
}
