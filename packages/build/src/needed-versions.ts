import { satisfiesRange } from '@fichero/contract/compatibility'
import { promisedRange } from '@fichero/contract/contract-major'
import type { Needs } from '@fichero/contract/remotes.schema'
import { installed, readPackage } from './packages'

/** A caret range of three numbers. */
const CARET = /^\^\d+\.\d+\.\d+$/

/** Version ranges that a remote requires from the shell: those of its `package.json`, raised to the installed minor versions. */
export interface NeededVersions {
  kit: string
  needs: Required<Needs>
}

/** @throws with a readable message if the `package.json` lacks one of the packages, or if a range is not supported */
export const neededVersions = (dir: string): NeededVersions => ({
  kit: rangeOf(dir, '@fichero/kit'),
  needs: {
    react: rangeOf(dir, 'react'),
    'react-dom': rangeOf(dir, 'react-dom'),
    '@fichero/contract': promisedRange(rangeOf(dir, '@fichero/contract')),
  },
})

/** Returns caret ranges. An exact version becomes a caret range too: later versions of the same major are compatible. */
function rangeOf(dir: string, name: string): string {
  const { dependencies = {}, peerDependencies = {} } = readPackage(dir)
  const declared = dependencies[name] ?? peerDependencies[name]
  if (declared === undefined) throw new Error(`package.json does not list ${name}: add it to the dependencies.`)
  const used = installed(name, dir).version
  // A file path or URL has no version, so the installed version is used.
  const specified = declared.includes(':') ? used : declared
  const ranges = specified.split('||').map((part) => padded(part.trim()))
  if (!ranges.every((range) => CARET.test(range)))
    throw new Error(
      `The range “${specified}” of ${name} in package.json is not supported: use caret ranges such as ^19.0.0, joined with ||.`,
    )
  return ranges.map((range) => raised(range, used)).join(' || ')
}

/**
 * Raises a range to the minor version that was used, if the range permits it: an earlier minor may lack what the build uses. A
 * patch adds nothing.
 */
function raised(range: string, used: string): string {
  const minor = `${used.split('.').slice(0, 2).join('.')}.0`
  return satisfiesRange(minor, range) ? `^${minor}` : range
}

/** Completes `^19` or `19.3.1` to a caret range of three numbers. */
function padded(part: string): string {
  const numbers = part.replace(/^\^/, '').split('.')
  return `^${[...numbers, '0', '0'].slice(0, Math.max(3, numbers.length)).join('.')}`
}
