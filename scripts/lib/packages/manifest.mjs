const SOURCE = 'fichero:source'

/** What only the repository uses. */
const INSIDE = ['private', 'publishConfig', 'scripts']

/**
 * The manifest of a packed package. In the repository `exports` leads to sources; here it leads to what was compiled of
 * them. `publishConfig.exports` has what others may use, where that is less than what the repository does.
 * @param {Record<string, any>} manifest
 * @returns {Record<string, any>}
 */
export function packedManifest(manifest) {
  const packed = Object.fromEntries(Object.entries(manifest).filter(([key]) => !INSIDE.includes(key)))
  return { ...packed, exports: compiled(manifest.publishConfig?.exports ?? manifest.exports) }
}

/** @param {string | Record<string, unknown>} target */
function compiled(target) {
  if (typeof target === 'string')
    return target.replace(/^\.\/(?!dist\/|config\/)/, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js')
  const conditions = Object.entries(target).filter(([condition]) => condition !== SOURCE)
  return Object.fromEntries(conditions.map(([condition, inner]) => [condition, compiled(/** @type {any} */ (inner))]))
}
