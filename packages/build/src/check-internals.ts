import type { Compilation } from '@rspack/core'
import { KIT_PARTS } from './kit-parts'
import { LAZY_PARTS, SHELL_FILES } from './shell-files'

const FEDERATION = '@module-federation/enhanced'

/**
 * Our build reads internals of exactly pinned versions. When an upgrade changes one, the shell may still run, but load late or
 * load more. So the build fails instead, and names the package and the file of ours that reads what has changed.
 */
export function checkInternals(compilation: Compilation, provided: ReadonlySet<string>, consumed: ReadonlySet<string>) {
  const problems: string[] = []
  const expectNone = (found: readonly string[], text: string) => {
    if (found.length > 0) problems.push(`${text}: ${found.join(', ')}`)
  }
  if (provided.size === 0 || consumed.size === 0)
    problems.push(`${FEDERATION} spells the identifiers of shared modules in another way (needed-files.ts)`)
  expectNone(
    KIT_PARTS.filter((part) => !provided.has(`@fichero/kit/${part}`)),
    `${FEDERATION} does not provide parts of the kit (kit-parts.ts)`,
  )
  expectNone(
    unshakenRuntime(compilation),
    `${FEDERATION} brings CommonJS builds of its runtime, which cannot be shaken (federation-modules.ts)`,
  )
  expectNone(
    Object.keys(SHELL_FILES).filter((name) => !compilation.getAssets().some((one) => one.name.startsWith(`${name}.`))),
    '@rspack/core does not write files of splitChunks (shell-files.ts)',
  )
  expectNone(
    LAZY_PARTS.filter((part) => !KIT_PARTS.includes(part)),
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
