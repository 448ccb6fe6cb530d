import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATHS } from '@fichero/contract/paths'
import { REGISTRY, SHELL_ADDRESSES } from '@fichero/contract/route-addresses'
import { SHELL_DOCUMENTS } from '@fichero/contract/shell-documents'

// Compares lists of the contract with packages that the contract may not import.

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8')

test('the reserved addresses are the addresses of the shell’s screens and documents and of the server', () => {
  const routes = ['shell/src/router.tsx', 'shell/src/router/access-routes.tsx'].flatMap((file) => [
    ...read(file).matchAll(/\bshellRoute\(PATHS\.(\w+)/g),
  ])
  const screens: string[] = routes.map(([, name]) => PATHS[name as keyof typeof PATHS])
  expect(screens).toHaveLength(8)
  // Everything is below the landing page.
  const documents = Object.values(SHELL_DOCUMENTS).filter((address) => address !== PATHS.home)
  const ofServer = ['/api', '/remotes', REGISTRY]
  expect([...SHELL_ADDRESSES].sort()).toEqual([...screens, ...documents, ...ofServer].sort())
})
