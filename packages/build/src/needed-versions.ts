import { promisedRange } from '@fichero/contract/contract-major'
import type { Needs } from '@fichero/contract/remotes.schema'
import { installed, readPackage } from './packages'

const CARET = /^\^\d+\.\d+\.\d+$/

/** What a remote takes from its shell, as its own `package.json` asks for it: not what is installed where it is built. */
export interface NeededVersions {
  kit: string
  needs: Required<Needs>
}

/** @throws with a readable message where the `package.json` does not name one of them as a range */
export const neededVersions = (dir: string): NeededVersions => ({
  kit: rangeOf(dir, '@fichero/kit'),
  needs: {
    react: rangeOf(dir, 'react'),
    'react-dom': rangeOf(dir, 'react-dom'),
    '@fichero/contract': promisedRange(rangeOf(dir, '@fichero/contract')),
  },
})

/** An exact version says what the remote was built with: a later one of the same major does too. */
function rangeOf(dir: string, name: string): string {
  const { dependencies = {}, peerDependencies = {} } = readPackage(dir)
  const named = dependencies[name] ?? peerDependencies[name]
  if (named === undefined) throw new Error(`package.json does not name ${name}: add it to its dependencies.`)
  // A file or an address says nothing of a version.
  const asked = named.includes(':') ? installed(name, dir).version : named
  const ranges = asked.split('||').map((part) => padded(part.trim()))
  if (!ranges.every((range) => CARET.test(range)))
    throw new Error(`package.json asks for ${name} “${asked}”: write it as ^19.0.0, or several with ||.`)
  return ranges.join(' || ')
}

/** `^19` and `19.3.1` with three numbers and the caret. */
function padded(part: string): string {
  const numbers = part.replace(/^\^/, '').split('.')
  return `^${[...numbers, '0', '0'].slice(0, Math.max(3, numbers.length)).join('.')}`
}
