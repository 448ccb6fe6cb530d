// Stryker runs this script in its copy of the project. It replaces the jsdom environment of specs by Stryker's version, which
// records the coverage of each test. Stryker requires its own version.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAMED = '@jest-environment jsdom'
const RECORDING = '@jest-environment @stryker-mutator/jest-runner/jest-env/jsdom'

for (const file of await readdir(process.cwd(), { recursive: true })) {
  if (!/\.spec\.tsx?$/.test(file)) continue
  const path = join(process.cwd(), file)
  const text = await readFile(path, 'utf8')
  if (text.includes(NAMED)) await writeFile(path, text.replace(NAMED, RECORDING))
}
