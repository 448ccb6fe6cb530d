import { KIT_PARTS } from './kit-parts'
import { installed } from './workspace'

// React and the kit, each with its sub-paths, and nothing else: what a remote needs of other libraries it takes from
// the kit, so that it ships once and one version number says what a remote was built against. `kit/host` is not shared: it
// is compiled into the shell, with the same modules below it, and a remote's build does not find it.
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

/** The shell brings the only copies. */
export const providedByShell = () => sharedAs((version) => ({ ...strict, requiredVersion: `^${version}`, version }))

/** Remotes bring none: with another major version they are refused instead of running on the wrong one. */
export const takenFromShell = () =>
  sharedAs((version) => ({ ...strict, requiredVersion: `^${version}`, import: false as const }))
