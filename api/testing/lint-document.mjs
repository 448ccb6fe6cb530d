// `node lint-document.mjs FILE` checks an OpenAPI document by the recommended rules of Redocly, which Jest cannot load, and
// prints the problems as JSON.
import { readFile } from 'node:fs/promises'
import { createConfig, lintFromString } from '@redocly/openapi-core'

const file = process.argv[2] ?? ''
const problems = await lintFromString({
  source: await readFile(file, 'utf8'),
  absoluteRef: file,
  config: await createConfig({ extends: ['recommended'] }),
})
process.stdout.write(JSON.stringify(problems.map(({ severity, ruleId, message }) => ({ severity, ruleId, message }))))
