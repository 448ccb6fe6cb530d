import 'reflect-metadata'
import { ConfigError } from './config/config-error.js'
import { readConfig, SETTINGS } from './config/read-config.js'
import { similarNames } from './config/similar-names.js'
import { MailService } from './mail/mail.service.js'
import { start } from './start.js'
import { loadWriterSoon } from './workbooks/write-here.js'

// Whatever this process writes is for its user alone: uploads are other people's data too.
process.umask(0o077)

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  for (const { name, meant } of similarNames(Object.keys(process.env), SETTINGS))
    say(`La variable ${name} no se usa. ¿Quería decir ${meant}?`)
  const config = readConfig(process.env)
  if (config.tracesUrl) (await import('./tracing/start-tracing.js')).startTracing()
  const { app } = await start(config, { say })
  if (config.database.engine === 'mysql' && !config.jwtSecret)
    say('JWT_SECRET no está definido: se usa el de DATA_DIR. Varios nodos necesitan el mismo JWT_SECRET.')
  say(`Fichero está listo en ${config.publicUrl}`)
  // Whoever keeps it running starts it again from now on.
  process.send?.('ready')
  loadWriterSoon()
  const mailProblem = await app.get(MailService).problem()
  if (mailProblem !== undefined)
    say(`SMTP_URL: el servidor de correo no recibe mensajes (${mailProblem}). Se guardan y se intenta de nuevo.`)
}

main().catch((error: unknown) => {
  const why = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`Fichero no pudo iniciar. ${why}\n`)
  process.exit(1)
})
