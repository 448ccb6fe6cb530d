import { kitParts } from './kit-parts'
import { installed } from './packages'

// Shared are React and the kit with their sub-paths, and nothing else: remotes get all other libraries from the kit, so
// that they ship once and one version number describes what a remote was built with. `kit/host` is not shared but
// compiled into the shell, with the same modules below it; builds of remotes cannot resolve it.
const librariesFor = (dir: string): Record<string, string> => ({
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  ...Object.fromEntries(kitParts(dir).map((part) => [`@fichero/kit/${part}`, '@fichero/kit'])),
})

const strict = { singleton: true, strictVersion: true }

function sharedAs<Options>(dir: string, options: (version: string) => Options): Record<string, Options> {
  const libraries = Object.entries(librariesFor(dir))
  return Object.fromEntries(libraries.map(([key, library]) => [key, options(installed(library, dir).version)]))
}

/** The shell provides the only copies. */
export const providedByShell = (dir: string) =>
  sharedAs(dir, (version) => ({ ...strict, requiredVersion: `^${version}`, version }))

/** Remotes contain none: on a different major version they fail to load instead of using it. */
export const takenFromShell = (dir: string) =>
  sharedAs(dir, (version) => ({ ...strict, requiredVersion: `^${version}`, import: false as const }))
