import { readFileSync } from 'node:fs'

/** With which the files of a new module were tried: this package's own devDependencies, which npm keeps in step. */
const { devDependencies: VERSIONS } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** What a module's pages import. */
const USED = ['@fichero/contract', '@fichero/kit', 'react', 'react-dom']

/** The compiler has another name in the repository, beside an older one. */
const [COMPILER, NPM_NAME] = ['@typescript/native', 'typescript']

const VERBS = ['dev', 'build', 'check', 'test', 'release', 'status', 'activate', 'rollback', 'retire']

/** @param {string[]} names */
const pick = (names) => Object.fromEntries(names.map((name) => [name, VERSIONS[name]]))

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
  dependencies: pick(USED),
  devDependencies: tools,
})

/**
 * The `package.json` of a module in a repository of its own, with the tools that it needs there.
 * @param {string} name
 */
export function ownManifest(name) {
  const { [COMPILER]: compiler, ...tools } = pick(Object.keys(VERSIONS).filter((tool) => !USED.includes(tool)))
  return withScripts(`fichero-${name}`, { ...tools, [NPM_NAME]: compiler.replace(`npm:${NPM_NAME}@`, '') })
}

/**
 * The `package.json` of a module beside those of the project, whose tools are the repository's.
 * @param {string} name
 */
export const workspaceManifest = (name) => withScripts(`@fichero/mfe-${name}`, pick(['@fichero/build']))
