import { hash } from 'node:crypto'
import { AppError } from '../../errors/app-error.js'

// Editable rows have a `version`. Clients receive it as `ETag` and send it back as `If-Match`, so that no edit
// overwrites a newer edit (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1).

/**
 * Returns the ETag of a row's version. With `answer`, the ETag of a read, which also has a hash of the answer, because the
 * answer also shows values of other rows, such as names.
 */
export const etagOf = (version: number, answer?: string) =>
  answer === undefined ? `"${version}"` : `"${version}.${hash('sha256', answer, 'base64url')}"`

/** The answer's hash in an ETag. Edits ignore the hash, because an edit replaces only the row and not values of other rows. */
const ANSWER_HASH = /\.[\w-]+(?="$)/

/** Returns whether `If-Match` names this version. Weak tags are accepted, because compressing proxies weaken ETags. */
function matches(ifMatch: string, version: number): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '').replace(ANSWER_HASH, ''))
  return tags.includes('*') || tags.includes(etagOf(version))
}

/**
 * Rejects an edit of an older version with 412 and the current row (`actual`). Accepts any edit without `If-Match`. Lock the
 * row in this transaction first.
 */
export async function requireVersion(
  ifMatch: string | undefined,
  version: number,
  currentRow: () => unknown,
): Promise<void> {
  if (ifMatch === undefined || matches(ifMatch, version)) return
  throw new AppError('stale_version', undefined, { actual: await currentRow() }, { etag: etagOf(version) })
}
