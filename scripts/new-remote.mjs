// `npm run new-remote -- NAME ["Nombre" ["Name"]]`: makes a remote with one page, its texts and a test, and builds it. A system
// that is not production has it in its navigation from the next page load on.
import { makeRemote } from './lib/make-remote.mjs'

try {
  const folder = makeRemote(process.argv.slice(2))
  // Read now, because the list of parts includes the new one.
  const { buildParts } = await import('./lib/build-parts.mjs')
  await buildParts({ only: folder })
  process.stdout.write(
    `${folder} is built. npm run dev shows it, and a system that has its name in remotes.json comes with it. Its page is ${folder}/src/pages/home-page.tsx.\n`,
  )
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
