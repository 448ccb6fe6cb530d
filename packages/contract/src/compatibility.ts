import { isSupportedMajor } from './contract-major.ts'
import type { ErrorCode, Params } from './errors.ts'
import type { Needs, RemoteDescriptor } from './remotes.schema.ts'

/** What a release must fit: the shell that loads it, and the API that it calls. What is not known is not checked. */
export interface Host {
  /** Major version of the contract between shell and remotes. */
  contract: number
  /** Version of the kit, as `1.4.0`. */
  kit?: string | undefined
  /** Versions of the other packages that releases ask for. */
  offers?: Needs | undefined
  /** Major version of the federation runtime. */
  runtime?: number | undefined
  /** The calls of the API, as `GET /fichas/:id`. */
  calls?: readonly string[] | undefined
}

/** One reason why a release does not fit: a sentence of the catalogue of errors, and its values. */
export interface Incompatibility {
  code: ErrorCode & `release_${string}`
  params: Params
}

type Asked = Pick<RemoteDescriptor, 'contract' | 'kit' | 'needs' | 'runtime' | 'calls'>

const CONTRACT = '@fichero/contract'
/** By the names of their packages. */
const LIBRARIES = { react: 'React', 'react-dom': 'React DOM' } as const

/** Returns why a release does not fit, the most general reason first; none where it does. */
export function incompatibilities(asked: Asked, host: Host): Incompatibility[] {
  const found: Incompatibility[] = []
  const refuse = (code: Incompatibility['code'], pedido: string | number, ofrecido: string | number, more?: Params) =>
    found.push({ code, params: { pedido, ofrecido, ...more } })
  const [range, offered] = [asked.needs?.[CONTRACT], host.offers?.[CONTRACT]]
  if (range === undefined || offered === undefined) {
    if (!isSupportedMajor(asked.contract, host.contract)) refuse('release_contract', asked.contract, host.contract)
  } else if (!satisfiesRange(offered, range)) refuse('release_contract', range, offered)
  for (const [name, biblioteca] of Object.entries(LIBRARIES)) {
    const [needed, given] = [asked.needs, host.offers].map((packages) => packages?.[name as keyof typeof LIBRARIES])
    if (needed !== undefined && given !== undefined && !satisfiesRange(given, needed))
      refuse('release_library', needed, given, { biblioteca })
  }
  if (host.kit !== undefined && !satisfiesRange(host.kit, asked.kit)) refuse('release_kit', asked.kit, host.kit)
  if (host.runtime !== undefined && asked.runtime !== undefined && asked.runtime !== host.runtime)
    refuse('release_runtime', asked.runtime, host.runtime)
  const known = host.calls && new Set(host.calls.map(withoutNames))
  const missing = known ? (asked.calls ?? []).filter((call) => !known.has(withoutNames(call))) : []
  if (missing.length > 0)
    found.push({ code: 'release_calls', params: { llamadas: missing.slice(0, 5).join(', '), total: missing.length } })
  return found
}

/** A parameter of an address can get another name, and the address stays. */
const withoutNames = (call: string) => call.replace(/:\w+/g, ':')

/**
 * Returns whether a version satisfies one of several caret ranges of three numbers, as `^18.2.0 || ^19.0.0`
 * (https://docs.npmjs.com/cli/v11/using-npm/package-json#dependencies). Of any other range it is not known.
 */
export const satisfiesRange = (version: string, range: string): boolean =>
  range.split('||').some((part) => satisfiesCaret(version, part.trim()))

/** The first number that is not zero is the same, and the version is not older. */
function satisfiesCaret(version: string, range: string): boolean {
  const [given, asked] = [numbersOf(/^(\d+)\.(\d+)\.(\d+)$/, version), numbersOf(/^\^(\d+)\.(\d+)\.(\d+)$/, range)]
  if (!given || !asked) return false
  const fixed = asked.findIndex((number) => number > 0)
  const last = fixed === -1 ? asked.length - 1 : fixed
  if (asked.some((number, place) => place <= last && number !== given[place])) return false
  const differs = asked.findIndex((number, place) => number !== given[place])
  return differs === -1 || (given[differs] ?? 0) > (asked[differs] ?? 0)
}

const numbersOf = (form: RegExp, text: string) => form.exec(text)?.slice(1).map(Number)
