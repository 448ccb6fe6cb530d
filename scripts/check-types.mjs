// `npm run types`: the contract's declarations first, which the others read, and then every project at once.
import { spawn } from 'node:child_process'

/** @param {...string} args */
const tsc = (...args) =>
  new Promise((resolve) => {
    spawn('tsc', args, { stdio: 'inherit', shell: process.platform === 'win32' }).on('close', resolve)
  })

const codes = [await tsc('-b', 'packages/contract')]
if (codes[0] === 0)
  codes.push(
    ...(await Promise.all(['api', 'tsconfig.web.json', 'tsconfig.scripts.json'].map((project) => tsc('-p', project)))),
  )
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
