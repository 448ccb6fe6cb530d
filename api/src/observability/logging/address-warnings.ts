import type { NextFunction, Request, Response } from 'express'
import type { Log } from './log.js'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Warns once each of a wrong `TRUST_PROXY` and a wrong `PUBLIC_URL`. The system works despite them, but rate limits count all
 * people as one, or links in mail lead to another address.
 */
export function addressWarnings(log: Log, publicUrl: string) {
  const warned = new Set<string>()
  const warnOnce = (msg: string, fields = {}) => {
    if (warned.has(msg)) return
    warned.add(msg)
    log.warn({ ...fields, msg })
  }
  return (request: Request, _response: Response, next: NextFunction) => {
    if (request.headers['x-forwarded-for'] && request.ips.length === 0)
      warnOnce(
        'X-Forwarded-For comes from a peer that TRUST_PROXY does not name: everybody behind that proxy counts as one address',
      )
    if (isPage(request) && !isAt(publicUrl, request))
      warnOnce('Pages are requested at an address that differs from PUBLIC_URL, which links in mail use', {
        asked: `${request.protocol}://${request.headers.host}`,
        PUBLIC_URL: publicUrl,
      })
    next()
  }
}

const isPage = ({ method, headers }: Request) => method === 'GET' && headers.accept?.includes('text/html')

/** Treats all loopback names as the same address. */
function isAt(publicUrl: string, { protocol, headers }: Request): boolean {
  const { host, hostname, protocol: expected } = new URL(publicUrl)
  if (LOOPBACK.test(hostname)) return LOOPBACK.test(headers.host?.replace(/:\d+$/, '') ?? '')
  return headers.host === host && `${protocol}:` === expected
}
