// The process of a `Host`. A message stops the running system. A message with an environment also starts another system.
const importBuilt = (path) => import(new URL(`../../api/dist/${path}`, import.meta.url).href)
const { start } = await importBuilt('server/start.js')
const { readConfig } = await importBuilt('config/read-config.js')

// Each start listens to the signals of its process.
process.setMaxListeners(0)

let app

async function stop() {
  app?.getHttpServer().closeAllConnections()
  await app?.close()
  app = undefined
}

const answer = (problem) => process.send?.({ problem })

process.on('message', ({ env }) =>
  stop()
    .then(async () => {
      if (env) ({ app } = await start(readConfig(env)))
    })
    .then(
      () => answer(),
      (error) => answer(error.stack),
    ),
)
process.on('disconnect', () => process.exit())
answer()
