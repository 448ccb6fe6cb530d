// `npm run pack -- FOLDER`: writes the packages for modules outside this repository into a folder, as tarballs for
// `npm publish TARBALL`. The build writes those that the system serves.
import { mkdirSync } from 'node:fs'
import { packInto } from './lib/packages/pack.mjs'

const [folder] = process.argv.slice(2)
if (!folder) {
  process.stderr.write('npm run pack -- FOLDER\n')
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
for (const tarball of await packInto(folder)) process.stdout.write(`${tarball}\n`)
