import { readFileSync } from 'node:fs'

/** Versions with which the files of a new module are tested: this package's devDependencies, which npm keeps up to date. */
const { devDependencies: VERSIONS } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Packages that a module's pages import. */
const USED = ['@fichero/contract', '@fichero/kit', 'react', 'react-dom']

/** The repository installs the compiler under another name, because it also has an older version of it. */
const [COMPILER, NPM_NAME] = ['@typescript/native', 'typescript']

/** Packages whose install scripts are not needed. npm warns about a script that is neither allowed nor denied. */
const NO_INSTALL_SCRIPTS = { '@swc/core': false, '@parcel/watcher': false }

const VERBS = [
  'dev',
  'build',
  'check',
  'test',
  'format',
  'upgrade',
  'release',
  'status',
  'activate',
  'rollback',
  'retire',
]

/** @param {string[]} names */
const versionsOf = (names) => Object.fromEntries(names.map((name) => [name, VERSIONS[name]]))

/**
 * @param {string} name
 * @param {Record<string, string>} tools
 */
const withScripts = (name, tools) => ({
  name,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts: Object.fromEntries(VERBS.map((verb) => [verb, `fichero-remote ${verb}`])),
  dependencies: versionsOf(USED),
  devDependencies: tools,
})

/**
 * Returns the `package.json` of a module in a separate repository, with the tools that it needs there.
 * @param {string} name
 */
export function ownManifest(name) {
  const { [COMPILER]: compiler, ...tools } = versionsOf(Object.keys(VERSIONS).filter((tool) => !USED.includes(tool)))
  const own = withScripts(`fichero-${name}`, { ...tools, [NPM_NAME]: compiler.replace(`npm:${NPM_NAME}@`, '') })
  return { ...own, allowScripts: NO_INSTALL_SCRIPTS }
}

/**
 * Returns the `package.json` of a module in this repository, which already has the tools.
 * @param {string} name
 */
export const workspaceManifest = (name) => withScripts(`@fichero/mfe-${name}`, versionsOf(['@fichero/build']))
