// Finds a Chromium or installs one: Debian's headless package, which needs a third less CPU time, if apt is available and
// permitted, otherwise Playwright's.
import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.mjs'

const run = (command, ...args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

function aptInstall() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', ...args]
    return run(command, ...rest).status === 0
  }
  if (run('apt-get', '--version').status !== 0) return false
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation')
}

if (!findBrowser()) {
  console.log('No Chromium on this machine: installing one for the browser tests (about two minutes).')
  if (!aptInstall() || !findBrowser()) {
    const result = run('npx', 'playwright', 'install', 'chromium')
    if (result.status !== 0) process.stderr.write(result.stderr)
  }
}

const found = findBrowser()
if (found) console.log(`Browser: ${found}`)
else {
  console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to its path.')
  process.exitCode = 1
}
