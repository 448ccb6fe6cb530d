import { AppError } from '../errors/app-error.js'

// Editable rows have a `version`. Clients receive it as `ETag` and send it back as `If-Match`, so that no edit
// overwrites a newer one (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1).

export const etagOf = (version: number) => `"${version}"`

/** Returns whether `If-Match` names this version. Weak tags are accepted, because proxies that compress weaken ours. */
function matches(ifMatch: string, version: number): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etagOf(version))
}

/**
 * Refuses an edit of an older version with 409 and the current row (`actual`). Without `If-Match` any edit is accepted.
 * Call it on a row that this transaction has locked.
 */
export async function requireVersion(
  ifMatch: string | undefined,
  version: number,
  current: () => unknown,
): Promise<void> {
  if (ifMatch === undefined || matches(ifMatch, version)) return
  throw new AppError('conflict', undefined, { actual: await current() }, { etag: etagOf(version) })
}
