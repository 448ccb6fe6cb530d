import type { Call } from '@fichero/contract/calls/call'
import type { Compilation, Module, NormalModule } from '@rspack/core'

const CONTRACT = '@fichero/contract'
const ASKED = new RegExp(`^${CONTRACT}/calls/`)
const CALLS = /[\\/]calls[\\/]([\w-]+\.calls)\.[jt]s$/

type Calls = Record<string, Pick<Call, 'method' | 'path'>>

/**
 * Returns the calls of the contract that a build contains, as `GET /fichas/:id`: a bundler drops those that nothing
 * imports. Undefined in development, where it drops none.
 * @throws with a sentence if a module imports calls and it cannot be told which
 */
export async function usedCalls(compilation: Compilation): Promise<string[] | undefined> {
  if (compilation.options.mode === 'development') return undefined
  const found = new Set<string>()
  for (const module of modulesOf(compilation)) {
    const file = callsFile(module)
    if (!file) continue
    const calls: Calls = await import(`@fichero/contract/calls/${file}`)
    for (const name of namesUsed(compilation, module)) {
      const call = calls[name]
      if (call) found.add(`${call.method} ${call.path}`)
    }
  }
  return [...found].sort()
}

/** Modules that were joined to one are still told apart. */
const modulesOf = ({ modules }: Compilation): Module[] =>
  [...modules].flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]))

/** The name of the contract's file of calls that a module is. The package says whose it is, wherever it is installed. */
function callsFile(module: Module): string | undefined {
  const { rawRequest, resource, resourceResolveData } = module as Partial<NormalModule>
  if (resourceResolveData?.descriptionFileData?.name === CONTRACT) return CALLS.exec(resource ?? '')?.[1]
  if (ASKED.test(rawRequest ?? '')) throw unread(`${rawRequest} is ${resource}, which is not of ${CONTRACT}`)
  return undefined
}

function namesUsed({ moduleGraph, chunks }: Compilation, module: Module): string[] {
  const runtimes = [...chunks].flatMap(({ runtime }) => [...runtime])
  const used = moduleGraph.getUsedExports(module, [...new Set(runtimes)])
  if (used === false) return []
  if (Array.isArray(used)) return used
  throw unread(`the bundler does not say what is used of ${module.nameForCondition()}`)
}

const unread = (why: string) => new Error(`The calls of this build cannot be read: ${why}.`)
