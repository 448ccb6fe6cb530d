// `npm run new-remote -- NAME ["Nombre" ["Name"]]`: creates a remote with one page, translations and a test, and builds it. A
// system that is not production shows it in its navigation after the next page load.
import { makeRemote } from './lib/make-remote.mjs'

try {
  const folder = makeRemote(process.argv.slice(2))
  // Imported only now, so that the list of parts includes the new remote.
  const { buildParts } = await import('./lib/build-parts.mjs')
  await buildParts({ only: folder })
  process.stdout.write(
    `${folder} is built. npm run dev shows it. To ship it with the system, add its name to remotes.json. Its page is ${folder}/src/pages/home-page.tsx.\n`,
  )
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
