import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'

/** The network a request comes from. How far forwarding headers are believed is `TRUST_PROXY`. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  networkOf(context.switchToHttp().getRequest<Request>().ip ?? ''),
)

/** An IPv4 address as it is. Of IPv6 the first 64 bits, because one subscriber usually holds all addresses behind those. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!('parts' in address)) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}
