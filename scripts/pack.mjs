// `npm run pack -- FOLDER`: writes the packages for modules outside this repository into a folder, as tarballs for
// `npm publish TARBALL`.
import { cpSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packPackages } from './lib/packages/pack.mjs'

const [folder] = process.argv.slice(2)
if (!folder) {
  process.stderr.write('npm run pack -- FOLDER\n')
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
for (const tarball of Object.values(await packPackages())) {
  cpSync(tarball, join(folder, basename(tarball)))
  process.stdout.write(`${join(folder, basename(tarball))}\n`)
}
