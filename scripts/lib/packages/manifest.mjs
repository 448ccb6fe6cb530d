const SOURCE = 'fichero:source'

/** Fields that only this repository uses. */
const INTERNAL = ['private', 'publishConfig', 'scripts']

/**
 * Returns the manifest of a packed package: its `exports` name compiled files, while those of the repository name sources.
 * `publishConfig.exports` replaces `exports` if the package exports less than the repository uses.
 * @param {Record<string, any>} manifest
 * @returns {Record<string, any>}
 */
export function packedManifest(manifest) {
  const packed = Object.fromEntries(Object.entries(manifest).filter(([key]) => !INTERNAL.includes(key)))
  return { ...packed, exports: compiled(manifest.publishConfig?.exports ?? manifest.exports) }
}

/** @param {string | Record<string, unknown>} target */
function compiled(target) {
  if (typeof target === 'string')
    return target.replace(/^\.\/(?!dist\/|config\/)/, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js')
  const conditions = Object.entries(target).filter(([condition]) => condition !== SOURCE)
  return Object.fromEntries(conditions.map(([condition, inner]) => [condition, compiled(/** @type {any} */ (inner))]))
}
