import type { Compilation } from '@rspack/core'
import { kitParts } from './kit-parts'
import { LAZY_PARTS, SHELL_FILES } from './shell-files'

const FEDERATION = '@module-federation/enhanced'

/**
 * Checks how Rspack and the federation plugin split the shell's code into files. After an upgrade that changes the split, the
 * shell would still run, but a first visit would be slower. So the build fails, and names the package and the file of this
 * repository that no longer matches the package.
 * @param needed the files of the first screen
 */
export function checkInternals(compilation: Compilation, needed: readonly string[]) {
  const problems: string[] = []
  const expectNone = (found: readonly string[], text: string) => {
    if (found.length > 0) problems.push(`${text}: ${found.join(', ')}`)
  }
  expectNone(
    unshakenRuntime(compilation),
    `${FEDERATION} includes CommonJS builds of its runtime, which cannot be tree-shaken (federation-modules.ts)`,
  )
  expectNone(
    Object.keys(SHELL_FILES).filter((name) => !needed.some((file) => file.startsWith(`${name}.`))),
    '@rspack/core does not load the chunks of splitChunks with the first screen (shell-files.ts)',
  )
  const parts = kitParts(compilation.compiler.context)
  expectNone(
    LAZY_PARTS.filter((part) => !parts.includes(part)),
    '@fichero/kit has no parts that are loaded on demand (shell-files.ts)',
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Returns the packages of the federation runtime that are in the build as CommonJS, which cannot be tree-shaken. */
const unshakenRuntime = ({ modules }: Compilation) => [
  ...new Set(
    [...modules].flatMap(
      (module) =>
        /@module-federation[\\/]([\w-]+)[\\/].*\.cjs$/.exec(module.nameForCondition() ?? '')?.slice(1, 2) ?? [],
    ),
  ),
]
