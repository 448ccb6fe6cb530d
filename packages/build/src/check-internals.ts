import type { Compilation } from '@rspack/core'
import { kitParts } from './kit-parts'
import { LAZY_PARTS, SHELL_FILES } from './shell-files'

const FEDERATION = '@module-federation/enhanced'

/**
 * How exactly pinned packages divide code decides what a first visit loads. When an upgrade changes that, the shell may
 * still run, but load late or load more. So the build fails instead, and names the package and the file of ours that no
 * longer fits.
 * @param needed the files of the first screen
 */
export function checkInternals(compilation: Compilation, needed: readonly string[]) {
  const problems: string[] = []
  const expectNone = (found: readonly string[], text: string) => {
    if (found.length > 0) problems.push(`${text}: ${found.join(', ')}`)
  }
  expectNone(
    unshakenRuntime(compilation),
    `${FEDERATION} brings CommonJS builds of its runtime, which cannot be shaken (federation-modules.ts)`,
  )
  expectNone(
    Object.keys(SHELL_FILES).filter((name) => !needed.some((file) => file.startsWith(`${name}.`))),
    '@rspack/core does not give the first screen the files of splitChunks (shell-files.ts)',
  )
  const parts = kitParts(compilation.compiler.context)
  expectNone(
    LAZY_PARTS.filter((part) => !parts.includes(part)),
    '@fichero/kit no longer has parts that come late (shell-files.ts)',
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

const unshakenRuntime = ({ modules }: Compilation) => [
  ...new Set(
    [...modules].flatMap(
      (module) =>
        /@module-federation[\\/]([\w-]+)[\\/].*\.cjs$/.exec(module.nameForCondition() ?? '')?.slice(1, 2) ?? [],
    ),
  ),
]
