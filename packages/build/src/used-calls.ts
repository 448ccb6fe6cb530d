import type { Call } from '@fichero/contract/calls/call'
import type { Compilation, Module } from '@rspack/core'

const CALLS = /packages[\\/]contract[\\/](?:src|dist)[\\/]calls[\\/]([\w-]+\.calls)\.[jt]s$/

type Calls = Record<string, Pick<Call, 'method' | 'path'>>

/**
 * Returns the calls of the contract that a build contains, as `GET /fichas/:id`: a bundler drops those that nothing
 * imports. Undefined in development, where it drops none.
 */
export async function usedCalls(compilation: Compilation): Promise<string[] | undefined> {
  const found = new Set<string>()
  for (const module of modulesOf(compilation)) {
    const [, file] = CALLS.exec(module.nameForCondition() ?? '') ?? []
    if (!file) continue
    const used = namesUsed(compilation, module)
    if (!used) return undefined
    const calls: Calls = await import(`@fichero/contract/calls/${file}`)
    for (const name of used) {
      const call = calls[name]
      if (call) found.add(`${call.method} ${call.path}`)
    }
  }
  return [...found].sort()
}

/** Modules that were joined to one are still told apart. */
const modulesOf = ({ modules }: Compilation): Module[] =>
  [...modules].flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]))

function namesUsed({ moduleGraph, chunks }: Compilation, module: Module) {
  const runtimes = [...chunks].flatMap(({ runtime }) => [...runtime])
  const used = moduleGraph.getUsedExports(module, [...new Set(runtimes)])
  return Array.isArray(used) ? used : used === false ? [] : undefined
}
