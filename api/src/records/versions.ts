import { AppError } from '../errors/app-error.js'

// A row that people edit carries `version`. Who read it gets it as `ETag` and sends it back as `If-Match`, so that nobody
// overwrites what somebody else saved meanwhile.

export const etagOf = (version: number) => `"${version}"`

/** Whether `If-Match` names this version. Proxies that compress make our tags weak, which changes nothing for us. */
function matches(ifMatch: string, version: number): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etagOf(version))
}

/**
 * Refuses an edit of an older version with 409 and the row as it is now (`actual`). Without `If-Match` the edit goes through. Call
 * it on a row that this transaction has locked.
 */
export async function requireVersion(
  ifMatch: string | undefined,
  version: number,
  current: () => unknown,
): Promise<void> {
  if (ifMatch === undefined || matches(ifMatch, version)) return
  throw new AppError('conflict', undefined, { actual: await current() }, { etag: etagOf(version) })
}
