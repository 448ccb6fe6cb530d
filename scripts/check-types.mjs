// `npm run types`: builds the contract's declarations first, because the other projects read them, then checks all projects
// in parallel.
import { spawn } from 'node:child_process'
import { toolFile } from './lib/tools.mjs'

const TSC = toolFile('tsc', '@typescript/native')

/** @param {...string} args */
const tsc = (...args) =>
  new Promise((resolve) => {
    spawn(process.execPath, [TSC, ...args], { stdio: 'inherit' }).on('close', resolve)
  })

const codes = [await tsc('-b', 'packages/contract')]
if (codes[0] === 0)
  codes.push(
    ...(await Promise.all(['api', 'tsconfig.web.json', 'tsconfig.scripts.json'].map((project) => tsc('-p', project)))),
  )
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
