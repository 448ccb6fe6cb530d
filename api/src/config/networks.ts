import { isIP } from 'node:net'
import { z } from 'zod'

/** Sentence for an invalid value. */
const WHY = 'se esperaba cuántos proxies hay delante (de 0 a 9), o sus direcciones separadas por comas.'
/** Names of address ranges in Express. */
const NAMES = ['loopback', 'linklocal', 'uniquelocal']

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const max = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && max > 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= max))
}

/** Private networks with services of modules: addresses and ranges. None is included by a name, so that each is meant. */
export const serviceNetworks = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (networks) => networks.every(isRange),
    'se esperaban direcciones o redes separadas por comas, como 10.20.0.0/16.',
  )

/**
 * Proxies whose `X-Forwarded-For` is trusted: `0` for none, `2` for the last two hops, or addresses and ranges. Trusting
 * every sender is not allowed, because any client could then claim any address.
 */
export const trustedProxies = z.string().transform((value, ctx): false | number | string[] => {
  const text = value.trim()
  if (text === 'false' || text === '0') return false
  if (/^\d$/.test(text)) return Number(text)
  const addresses = text.split(',').map((part) => part.trim())
  if (addresses.every((address) => NAMES.includes(address) || isRange(address))) return addresses
  ctx.addIssue({ code: 'custom', message: WHY })
  return z.NEVER
})
