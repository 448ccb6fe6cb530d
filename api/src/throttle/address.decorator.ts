import { isIPv6 } from 'node:net'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'

/** Where a request comes from, as far as `TRUST_PROXY` believes it. */
export const Address = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  networkOf(context.switchToHttp().getRequest<Request>().ip ?? ''),
)

/** An IPv4 address as it is. Of IPv6 the first 64 bits: everybody has as many addresses as they like behind those. */
export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const [first, last] = [head, tail ?? ''].map((part) => (part ? part.split(':') : []))
  const missing = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0)
  const groups = [...(first ?? []), ...Array<string>(Math.max(missing, 0)).fill('0'), ...(last ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
