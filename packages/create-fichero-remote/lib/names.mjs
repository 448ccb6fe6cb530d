/** As in descriptors, and short enough for the lines of the files. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const MAX_NAME = 20

/** Names of texts and addresses that are not of modules. */
const TAKEN = ['api', 'kit', 'landing', 'remotes', 'shell', 'standalone']

/**
 * Returns why a module cannot have a name, as a sentence; undefined where it can.
 * @param {string} name
 */
export function problemOfName(name) {
  if (!NAME.test(name) || name.length > MAX_NAME)
    return `A module's name is up to ${MAX_NAME} lower-case letters and digits, with hyphens between words: horarios`
  return TAKEN.includes(name) ? addressTaken(name) : undefined
}

/** @param {string} name */
export const addressTaken = (name) => `The address /${name} is taken.`

/**
 * A title in Spanish and in English, where none or one is said.
 * @param {string} name
 * @param {string} [es]
 */
export const titleOf = (name, es = capital(name), en = es) => ({ es, en })

/** @param {string} name */
const capital = (name) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')
