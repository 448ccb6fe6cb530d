import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSERS } from './browsers'

const ROOT = join(__dirname, '../../..')
const LIST = BROWSERS.map(({ name, version }) => `${name} ${version}`).join(', ')

it.each([
  'README.md',
  'mfe-manuals/src/content/es/requisitosSistema.mdx',
  'mfe-manuals/src/content/en/requisitosSistema.mdx',
])('%s names the browsers for which the front ends are built', (file) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(LIST)
})
