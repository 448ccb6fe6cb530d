// `node scripts/outside.mjs FOLDER`: installs the dependencies of a module outside the repository without a registry. Packages
// come from their tarballs; libraries that the manifests declare are linked to the ones installed in this repository.
import { resolve } from 'node:path'
import { installOutside } from './lib/outside.mjs'

const [folder] = process.argv.slice(2)
if (folder) await installOutside(resolve(folder))
else {
  process.stderr.write('node scripts/outside.mjs FOLDER\n')
  process.exitCode = 2
}
