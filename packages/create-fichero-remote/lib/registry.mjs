/** The address of the packages of a Fichero. */
const ADDRESS = /^https?:\/\/[^/]+\/packages\/?$/

/**
 * Returns the address from which npm got this command if it belongs to a Fichero, which then also offers the packages that a
 * module needs.
 * @param {string} [registry] which npm passes to the commands that it runs
 */
export const registryOfFichero = (registry = '') => (ADDRESS.test(registry) ? registry.replace(/\/?$/, '/') : undefined)
