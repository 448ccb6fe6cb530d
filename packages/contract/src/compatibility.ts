import { isSupportedMajor } from './contract-major.ts'
import type { ErrorCode, Params } from './errors.ts'
import type { KitNames, Needs, RemoteDescriptor } from './remotes.schema.ts'

/**
 * What a release must be compatible with: the shell that loads the release, and the API. An undefined field is not checked.
 */
export interface Host {
  /** Major version of the contract between shell and remotes. */
  contract: number
  /** Version of the kit, as `1.4.0`. */
  kit?: string | undefined
  /** What the kit exports. */
  exports?: KitNames | undefined
  /** Versions of the other packages that releases depend on. */
  offers?: Needs | undefined
  /** Major version of the federation runtime. */
  runtime?: number | undefined
  /** The endpoints of the API, as `GET /fichas/:id`. */
  calls?: readonly string[] | undefined
}

/** One reason why a release is incompatible: an error code of the catalogue and its params. */
export interface Incompatibility {
  code: ErrorCode & `release_${string}`
  params: Params
}

/** The fields of a descriptor that say what the release needs from the host. */
type Requirements = Pick<RemoteDescriptor, 'contract' | 'kit' | 'imports' | 'needs' | 'runtime' | 'calls'>

/** Name of the package whose range replaces the contract major. */
const CONTRACT = '@fichero/contract'
/** The names of packages in error messages. */
const LIBRARIES = { react: 'React', 'react-dom': 'React DOM' } as const

/** Returns why a release is incompatible, the most general reason first; an empty list if it is compatible. */
export function incompatibilities(required: Requirements, host: Host): Incompatibility[] {
  const problems: Incompatibility[] = []
  const report = (code: Incompatibility['code'], pedido: string | number, ofrecido: string | number, more?: Params) =>
    problems.push({ code, params: { pedido, ofrecido, ...more } })
  const [range, offered] = [required.needs?.[CONTRACT], host.offers?.[CONTRACT]]
  if (range === undefined || offered === undefined) {
    if (!isSupportedMajor(required.contract, host.contract))
      report('release_contract', required.contract, host.contract)
  } else if (!satisfiesRange(offered, range)) report('release_contract', range, offered)
  for (const [name, biblioteca] of Object.entries(LIBRARIES)) {
    const [needed, version] = [required.needs, host.offers].map(
      (packages) => packages?.[name as keyof typeof LIBRARIES],
    )
    if (needed !== undefined && version !== undefined && !satisfiesRange(version, needed))
      report('release_library', needed, version, { biblioteca })
  }
  if (host.kit !== undefined && !satisfiesRange(host.kit, required.kit)) report('release_kit', required.kit, host.kit)
  if (host.runtime !== undefined && required.runtime !== undefined && required.runtime !== host.runtime)
    report('release_runtime', required.runtime, host.runtime)
  const names = host.exports ? namesMissing(required.imports ?? {}, host.exports) : []
  if (names.length > 0) problems.push({ code: 'release_exports', params: firstFive('nombres', names) })
  const hostCalls = host.calls && new Set(host.calls.map(withoutNames))
  const missing = hostCalls ? (required.calls ?? []).filter((call) => !hostCalls.has(withoutNames(call))) : []
  if (missing.length > 0) problems.push({ code: 'release_calls', params: firstFive('llamadas', missing) })
  return problems
}

const firstFive = (param: string, all: string[]): Params => ({ [param]: all.slice(0, 5).join(', '), total: all.length })

/** Returns what the kit does not export, as `DataTable (@fichero/kit/table)`, or the sub-path if it lacks all of it. */
const namesMissing = (imports: KitNames, exports: KitNames): string[] =>
  Object.entries(imports).flatMap(([part, names]) => {
    const module = `@fichero/kit/${part}`
    const offered = exports[part]
    return offered ? names.filter((name) => !offered.includes(name)).map((name) => `${name} (${module})`) : [module]
  })

/** Removes the names of path parameters, because renaming a parameter does not change the endpoint. */
const withoutNames = (call: string) => call.replace(/:\w+/g, ':')

/**
 * Returns whether a version satisfies one of several caret ranges of three numbers, such as `^18.2.0 || ^19.0.0`
 * (https://docs.npmjs.com/cli/v11/using-npm/package-json#dependencies). Returns false for a range in any other format.
 */
export const satisfiesRange = (version: string, range: string): boolean =>
  range.split('||').some((part) => satisfiesCaret(version, part.trim()))

/**
 * A caret range fixes its first number that is not zero, and all numbers before it. The version must not be lower than the
 * range's numbers.
 */
function satisfiesCaret(version: string, range: string): boolean {
  const [actual, minimum] = [numbersOf(/^(\d+)\.(\d+)\.(\d+)$/, version), numbersOf(/^\^(\d+)\.(\d+)\.(\d+)$/, range)]
  if (!actual || !minimum) return false
  const fixed = minimum.findIndex((number) => number > 0)
  const last = fixed === -1 ? minimum.length - 1 : fixed
  if (minimum.some((number, index) => index <= last && number !== actual[index])) return false
  const differs = minimum.findIndex((number, index) => number !== actual[index])
  return differs === -1 || (actual[differs] ?? 0) > (minimum[differs] ?? 0)
}

/** Returns the groups of a match as numbers; undefined if the text does not match. */
const numbersOf = (form: RegExp, text: string) => form.exec(text)?.slice(1).map(Number)
