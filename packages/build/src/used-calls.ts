import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@fichero/contract/calls/call'
import type { Compilation, Module, NormalModule } from '@rspack/core'
import { folderOf } from './packages'

const CONTRACT = '@fichero/contract'
/** The import path of a module of the contract that declares endpoints. */
const CONTRACT_CALLS = new RegExp(`^${CONTRACT}/calls/`)
/** The file path of a module that declares endpoints. The group is the module's name. */
const CALLS = /[\\/]calls[\\/]([\w-]+\.calls)\.[jt]s$/

type Calls = Record<string, Pick<Call, 'method' | 'path'>>

/**
 * Returns the endpoints that a build uses, as `GET /fichas/:id`. The contract declares them in `*.calls.ts`, and the bundler
 * drops declarations that nothing imports. Undefined in development, where the bundler drops nothing.
 * @throws with a readable message if a module imports endpoints that cannot be identified
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

/** Returns all endpoints that the contract declares, from the contract that a folder of this repository uses. */
export async function offeredCalls(dir: string): Promise<string[]> {
  const files = readdirSync(join(folderOf(CONTRACT, dir), 'src/calls')).filter((name) => name.endsWith('.calls.ts'))
  const modules: Calls[] = await Promise.all(
    files.map((name) => import(`@fichero/contract/calls/${name.replace(/\.ts$/, '')}`)),
  )
  return modules.flatMap((calls) => Object.values(calls).map(({ method, path }) => `${method} ${path}`)).sort()
}

/** Returns the modules of a build, with concatenated modules taken apart. */
export const modulesOf = ({ modules }: Compilation): Module[] =>
  [...modules].flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]))

/** Returns the name of a module if it is a `*.calls` file of the contract. The package name identifies the contract. */
function callsFile(module: Module): string | undefined {
  const { rawRequest, resource, resourceResolveData } = module as Partial<NormalModule>
  if (resourceResolveData?.descriptionFileData?.name === CONTRACT) return CALLS.exec(resource ?? '')?.[1]
  if (CONTRACT_CALLS.test(rawRequest ?? ''))
    throw failure(`${rawRequest} resolves to ${resource}, which does not belong to ${CONTRACT}`)
  return undefined
}

/** Returns the names of the exports of a module that the build uses. */
function namesUsed({ moduleGraph, chunks }: Compilation, module: Module): string[] {
  const runtimes = [...chunks].flatMap(({ runtime }) => [...runtime])
  const used = moduleGraph.getUsedExports(module, [...new Set(runtimes)])
  if (used === false) return []
  if (Array.isArray(used)) return used
  throw failure(`the bundler does not report the used exports of ${module.nameForCondition()}`)
}

const failure = (reason: string) => new Error(`The endpoints that this build uses cannot be determined: ${reason}.`)
