// The process of a `Host`: stops its system, and starts another one where the message has an environment.
const built = (path) => import(new URL(`../../api/dist/${path}`, import.meta.url).href)
const { start } = await built('start.js')
const { readConfig } = await built('config/read-config.js')

// Each start listens to the signals of its process.
process.setMaxListeners(0)

let app

async function stop() {
  app?.getHttpServer().closeAllConnections()
  await app?.close()
  app = undefined
}

const answer = (why) => process.send?.({ why })

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
