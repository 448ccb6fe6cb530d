import { createRequire } from 'node:module'

/** Runs a CommonJS module that a build has just compiled, with more global names, and returns its exports. */
export function evaluate<Exports>(source: string, globals: Record<string, unknown> = {}): Exports {
  const module = { exports: {} }
  const given = { module, exports: module.exports, require: createRequire(import.meta.url), ...globals }
  new Function(...Object.keys(given), source)(...Object.values(given))
  return module.exports as Exports
}
