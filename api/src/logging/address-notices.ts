import type { NextFunction, Request, Response } from 'express'
import type { Log } from './log.js'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Says once each what a wrong `TRUST_PROXY` or `PUBLIC_URL` makes of requests: the system works, and limits count one
 * person for all, or links in mail lead elsewhere.
 */
export function addressNotices(log: Log, publicUrl: string) {
  const told = new Set<string>()
  const tell = (msg: string, fields = {}) => {
    if (told.has(msg)) return
    told.add(msg)
    log.warn({ ...fields, msg })
  }
  return (request: Request, _response: Response, next: NextFunction) => {
    if (request.headers['x-forwarded-for'] && request.ips.length === 0)
      tell(
        'X-Forwarded-For comes from a peer that TRUST_PROXY does not name: everybody behind that proxy counts as one address',
      )
    if (isPage(request) && !isAt(publicUrl, request))
      tell('Pages are asked for at another address than PUBLIC_URL, to which links in mail lead', {
        asked: `${request.protocol}://${request.headers.host}`,
        PUBLIC_URL: publicUrl,
      })
    next()
  }
}

const isPage = ({ method, headers }: Request) => method === 'GET' && headers.accept?.includes('text/html')

/** A server that only its own machine reaches has several names there. */
function isAt(publicUrl: string, { protocol, headers }: Request): boolean {
  const { host, hostname, protocol: expected } = new URL(publicUrl)
  if (LOOPBACK.test(hostname)) return LOOPBACK.test(headers.host?.replace(/:\d+$/, '') ?? '')
  return headers.host === host && `${protocol}:` === expected
}
