import { kitParts } from './kit-parts'
import { neededVersions } from './needed-versions'
import { installed } from './packages'

// Shared are React and the kit with their sub-paths, and nothing else: remotes get all other libraries from the kit, so
// that they ship once and one version number describes what a remote was built with. `kit/host` is not shared but
// compiled into the shell, with the same modules below it; builds of remotes cannot resolve it.
type Library = 'react' | 'react-dom' | '@fichero/kit'

const librariesFor = (dir: string): Record<string, Library> => ({
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  ...Object.fromEntries(kitParts(dir).map((part) => [`@fichero/kit/${part}`, '@fichero/kit' as const])),
})

const strict = { singleton: true, strictVersion: true }

function sharedAs<Options>(dir: string, options: (library: Library) => Options): Record<string, Options> {
  return Object.fromEntries(Object.entries(librariesFor(dir)).map(([key, library]) => [key, options(library)]))
}

/** The shell provides the only copies. */
export const providedByShell = (dir: string) =>
  sharedAs(dir, (library) => {
    const { version } = installed(library, dir)
    return { ...strict, requiredVersion: `^${version}`, version }
  })

/**
 * Remotes contain none: where the shell has another version than they ask for they fail to load instead of using it. The
 * descriptor says the same ranges, so that a release that does not fit is not loaded at all.
 */
export function takenFromShell(dir: string) {
  const { kit, needs } = neededVersions(dir)
  const ranges = { ...needs, '@fichero/kit': kit }
  return sharedAs(dir, (library) => ({ ...strict, requiredVersion: ranges[library], import: false as const }))
}
