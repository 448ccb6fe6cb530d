import { OVERRIDE, type RemoteOverride, readOverride } from '@fichero/contract/remote-override'
import type { Request, Response } from 'express'
import { fail } from '../../errors/fail.js'
import { DIRECT_SITES } from './opener-policy.js'

// The development override: a developer opens a URL that names a remote and its local origin. A session cookie stores the
// override until it is cleared. The middleware calls these functions only outside production.

const IN_COOKIES = new RegExp(`(?:^|; *)${OVERRIDE}=([^;]*)`)

/** Returns the override in a Cookie header; undefined if there is none. */
export const overrideIn = (cookies = ''): RemoteOverride | undefined =>
  readOverride(IN_COOKIES.exec(cookies)?.[1] ?? '')

/**
 * Sets or clears the override in the URL, and redirects the browser to the URL without it. Returns false if the URL has none.
 * @throws AppError if its origin is not local, or if a page of another site opened the URL
 */
export function changeOverride(request: Request, response: Response): boolean {
  const [, ...query] = request.originalUrl.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  const requested = parameters.get(OVERRIDE)
  if (requested === null) return false
  // Every supported browser sends this header.
  if (!DIRECT_SITES.includes(request.get('sec-fetch-site') ?? '')) throw fail('override_from_other_site')
  if (requested && !readOverride(requested)) throw fail('override_not_local')

  const options = { httpOnly: true, sameSite: 'strict', secure: request.secure } as const
  if (requested) response.cookie(OVERRIDE, requested, { ...options, encode: String })
  else response.clearCookie(OVERRIDE, options)
  parameters.delete(OVERRIDE)
  // Redirects to a path only: a request line may have an absolute URL, and a leading `//` would lead to another server.
  response.redirect([request.path.replace(/^[/\\]+/, '/'), parameters.toString()].filter(Boolean).join('?'))
  return true
}
