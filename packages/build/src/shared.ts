import { installed } from './workspace'

// React and the kit, each with its sub-paths, and nothing else: what a remote needs of other libraries it takes from
// the kit, so that it ships once and one version number says what a remote was built against.
const SHARED = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  '@fichero/kit/': '@fichero/kit',
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
