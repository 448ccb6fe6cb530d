import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATHS } from '@fichero/contract/paths'
import { SHELL_ADDRESSES } from '@fichero/contract/route-addresses'
import { SHELL_DOCUMENTS } from '@fichero/contract/shell-documents'

// What the contract refuses by name has its other half in parts that it may not import.

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8')

test('the addresses that remotes may not have are those of the shell’s own screens', () => {
  const own = [...read('shell/src/router.tsx').matchAll(/\bown\(PATHS\.(\w+)/g)]
  const screens: string[] = own.map(([, name]) => PATHS[name as keyof typeof PATHS])
  expect(screens).toHaveLength(4)
  screens.push(...Object.values(SHELL_DOCUMENTS))
  const ofServer = ['/api', '/remotes']
  expect([...SHELL_ADDRESSES].sort()).toEqual([...screens.filter((path) => path !== PATHS.home), ...ofServer].sort())
})
