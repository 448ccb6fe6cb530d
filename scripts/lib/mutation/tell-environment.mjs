// Stryker runs this in its copy of the project: specs of components name their environment, and only Stryker's tells it
// which of them uses which line. Without it Stryker refuses to run.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAMED = '@jest-environment jsdom'
const TELLING = '@jest-environment @stryker-mutator/jest-runner/jest-env/jsdom'

for (const file of await readdir(process.cwd(), { recursive: true })) {
  if (!/\.spec\.tsx?$/.test(file)) continue
  const path = join(process.cwd(), file)
  const text = await readFile(path, 'utf8')
  if (text.includes(NAMED)) await writeFile(path, text.replace(NAMED, TELLING))
}
