import { OVERRIDE, type RemoteOverride, readOverride } from '@fichero/contract/remote-override'
import type { Request, Response } from 'express'
import { fail } from '../errors/fail.js'
import { OWN_WISH } from './own-wish.js'

// Who works on a remote opens an address once that names it and where it is served; a cookie keeps it until the browser is
// closed or it is cleared. The middleware calls these where the system is not production.

const IN_COOKIES = new RegExp(`(?:^|; *)${OVERRIDE}=([^;]*)`)

export const overrideIn = (cookies = ''): RemoteOverride | undefined =>
  readOverride(IN_COOKIES.exec(cookies)?.[1] ?? '')

/**
 * Sets or clears the override that the address names, and sends the browser to the address without it. Returns whether
 * the address names one.
 * @throws if it is not on the machine of the browser, or if a page of another site led here
 */
export function changeOverride(request: Request, response: Response): boolean {
  const [path = '', ...query] = request.originalUrl.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  const asked = parameters.get(OVERRIDE)
  if (asked === null) return false
  if (!OWN_WISH.includes(request.get('sec-fetch-site') ?? 'none')) throw fail('override_from_other_site')
  if (asked && !readOverride(asked)) throw fail('override_not_local')

  const options = { httpOnly: true, sameSite: 'strict', secure: request.secure } as const
  if (asked) response.cookie(OVERRIDE, asked, { ...options, encode: String })
  else response.clearCookie(OVERRIDE, options)
  parameters.delete(OVERRIDE)
  // Two slashes would begin the address of another server.
  response.redirect([path.replace(/^[/\\]+/, '/'), parameters.toString()].filter(Boolean).join('?'))
  return true
}
