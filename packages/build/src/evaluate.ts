import { createRequire } from 'node:module'

/** Runs a CommonJS module that a build has just compiled, and returns its exports. */
export function evaluate<Exports>(source: string): Exports {
  const module = { exports: {} }
  new Function('module', 'exports', 'require', source)(module, module.exports, createRequire(import.meta.url))
  return module.exports as Exports
}
