import { kitParts } from './kit-parts'
import { neededVersions } from './needed-versions'
import { installed } from './packages'

// Only React and the kit are shared, with their sub-paths. Remotes get all other libraries from the kit, so that each library
// ships once and one version number describes what a remote was built with. `kit/host` is not shared: it is compiled into the
// shell, where it uses the same modules, and builds of remotes cannot resolve it.
type Library = 'react' | 'react-dom' | '@fichero/kit'

/** Returns the shared modules with the library to which each belongs. */
const librariesFor = (dir: string): Record<string, Library> => ({
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  ...Object.fromEntries(kitParts(dir).map((part) => [`@fichero/kit/${part}`, '@fichero/kit' as const])),
})

const strict = { singleton: true, strictVersion: true }

/** Returns the options of each shared module, by module. */
function sharedAs<Options>(dir: string, options: (library: Library) => Options): Record<string, Options> {
  return Object.fromEntries(Object.entries(librariesFor(dir)).map(([key, library]) => [key, options(library)]))
}

/** Returns the shared modules for the federation plugin of the shell, which provides the only copies. */
export const providedByShell = (dir: string) =>
  sharedAs(dir, (library) => {
    const { version } = installed(library, dir)
    return { ...strict, requiredVersion: `^${version}`, version }
  })

/**
 * Returns the shared modules for the federation plugin of remotes, which contain no copies and fail to load if the shell's
 * version does not match. The descriptor contains the same ranges, so that an incompatible release is not even requested.
 */
export function sharedByShell(dir: string) {
  const { kit, needs } = neededVersions(dir)
  const ranges = { ...needs, '@fichero/kit': kit }
  return sharedAs(dir, (library) => ({ ...strict, requiredVersion: ranges[library], import: false as const }))
}
