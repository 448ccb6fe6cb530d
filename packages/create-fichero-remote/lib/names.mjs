/** The same pattern as in descriptors. `MAX_NAME` is smaller, so that lines of the generated files are not too long. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const MAX_NAME = 20

/** Reserved names: namespaces of translations and addresses that modules cannot have. */
const RESERVED = ['api', 'kit', 'landing', 'packages', 'remotes', 'shell', 'standalone']

/**
 * Returns why a module cannot have a name, as a sentence; undefined if it can.
 * @param {string} name
 */
export function problemOfName(name) {
  if (!NAME.test(name) || name.length > MAX_NAME)
    return `A module's name is up to ${MAX_NAME} lower-case letters and digits, with hyphens between words: horarios`
  return RESERVED.includes(name) ? addressTaken(name) : undefined
}

/** @param {string} name */
export const addressTaken = (name) => `The address /${name} is taken.`

/**
 * Returns a title in Spanish and English. By default, the Spanish title is the name, and the English title is the Spanish title.
 * @param {string} name
 * @param {string} [es]
 */
export const titleOf = (name, es = capital(name), en = es) => ({ es, en })

/** @param {string} name */
const capital = (name) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')
