import { createHash } from 'node:crypto'
import type { MissingRow } from './missing-rows.js'

/** Returns a fingerprint of the outcomes that one person lacks. Their order and their evaluators do not matter. */
export const missingFingerprint = (lacked: Pick<MissingRow, 'id_resultado'>[]): string =>
  createHash('sha256')
    .update(
      lacked
        .map(({ id_resultado }) => id_resultado)
        .sort((a, b) => a - b)
        .join(),
    )
    .digest('hex')
