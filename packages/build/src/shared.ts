import { KIT_PARTS } from './kit-parts'
import { installed } from './workspace'

// Shared are React and the kit with their sub-paths, and nothing else: remotes get all other libraries from the kit, so
// that they ship once and one version number describes what a remote was built with. `kit/host` is not shared but
// compiled into the shell, with the same modules below it; builds of remotes cannot resolve it.
const SHARED: Record<string, string> = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  ...Object.fromEntries(KIT_PARTS.map((part) => [`@fichero/kit/${part}`, '@fichero/kit'])),
}

const strict = { singleton: true, strictVersion: true }

function sharedAs<Options>(options: (version: string) => Options): Record<string, Options> {
  return Object.fromEntries(Object.entries(SHARED).map(([key, library]) => [key, options(installed(library))]))
}

/** The shell provides the only copies. */
export const providedByShell = () => sharedAs((version) => ({ ...strict, requiredVersion: `^${version}`, version }))

/** Remotes contain none: on a different major version they fail to load instead of using it. */
export const takenFromShell = () =>
  sharedAs((version) => ({ ...strict, requiredVersion: `^${version}`, import: false as const }))
