// `node scripts/outside.mjs FOLDER`: what `npm install` is for a module outside of the repository, without a registry: the
// packages from their tarballs, and what its manifest and theirs declare from what is installed here.
import { resolve } from 'node:path'
import { makeOutside } from './lib/outside.mjs'

const [folder] = process.argv.slice(2)
if (folder) await makeOutside(resolve(folder))
else {
  process.stderr.write('node scripts/outside.mjs FOLDER\n')
  process.exitCode = 2
}
