import type { KitNames } from '@fichero/contract/remotes.schema'
import type { Compilation } from '@rspack/core'
import { kitParts } from './kit-parts'
import { modulesOf } from './used-calls'

/** Sub-path of the kit in an import. */
const KIT = /^@fichero\/kit\/([\w-]+)$/

/**
 * Returns the names that a build imports from the kit. Imports of a whole sub-path, as `import()` does, add the sub-path without
 * names. Undefined in development, where the bundler drops nothing.
 */
export function usedKitNames(compilation: Compilation): KitNames | undefined {
  if (compilation.options.mode === 'development') return undefined
  const found = new Map<string, Set<string>>()
  // The bundler moves the imports of concatenated modules to the module that contains them.
  for (const module of [...compilation.modules, ...modulesOf(compilation)])
    for (const { dependency } of compilation.moduleGraph.getOutgoingConnections(module)) {
      const part = KIT.exec(dependency.request ?? '')?.[1]
      if (part === undefined) continue
      const names = found.get(part) ?? new Set()
      const [name] = dependency.ids ?? []
      if (name !== undefined) names.add(name)
      found.set(part, names)
    }
  return Object.fromEntries([...found].sort().map(([part, names]) => [part, [...names].sort()]))
}

/** Returns the names that each shared sub-path of the kit exports. Undefined in development. */
export function offeredKitNames(compilation: Compilation, dir: string): KitNames | undefined {
  const { moduleGraph, options } = compilation
  if (options.mode === 'development') return undefined
  const all = modulesOf(compilation)
  return Object.fromEntries(
    kitParts(dir).map((part) => {
      const module = all.find((one) => one.nameForCondition()?.endsWith(`/kit/src/${part}.ts`))
      const names = module && moduleGraph.getProvidedExports(module)
      if (!Array.isArray(names)) throw new Error(`The bundler does not report what @fichero/kit/${part} exports.`)
      return [part, names.sort()]
    }),
  )
}
