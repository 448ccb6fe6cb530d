import { createRequire } from 'node:module'

/** Runs a CommonJS module that a build has just compiled, with additional globals, and returns its exports. */
export function evaluate<Exports>(source: string, globals: Record<string, unknown> = {}): Exports {
  const module = { exports: {} }
  const scope = { module, exports: module.exports, require: createRequire(import.meta.url), ...globals }
  new Function(...Object.keys(scope), source)(...Object.values(scope))
  return module.exports as Exports
}
