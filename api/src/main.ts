import 'reflect-metadata'
import { readConfig, SETTINGS } from './config/read-config.js'
import { similarNames } from './config/similar-names.js'
import { openStartLog } from './observability/logging/start-log.js'

// Only the user of this process may read the files that it writes, because uploads contain personal data.
process.umask(0o077)

const { say, fail } = openStartLog(process.env.LOG_FORMAT?.trim())

async function main(): Promise<void> {
  for (const { name, meant } of similarNames(Object.keys(process.env), SETTINGS))
    say(`La variable ${name} no se usa. ¿Quería decir ${meant}?`, 'warn')
  const config = readConfig(process.env)
  if (config.tracesUrl) (await import('./observability/tracing/start-tracing.js')).startTracing()
  // Imported after the configuration is valid, because the import takes long. An error of the import is logged by `fail`.
  const { start } = await import('./server/start.js')
  const { app } = await start(config, { say })
  if (config.database.engine === 'mysql' && !config.jwtSecret)
    say('JWT_SECRET no está definido: se usa el de DATA_DIR. Varios nodos necesitan el mismo JWT_SECRET.', 'warn')
  say(`Fichero está listo en ${config.publicUrl}`)
  // Tells the parent process that the start is complete. The parent restarts a server that exits after this message.
  process.send?.('ready')
  ;(await import('./files/spreadsheet-writer/write-in-process.js')).loadWriterSoon()
  const { MailService } = await import('./mail/mail.service.js')
  const mailProblem = await app.get(MailService).problem()
  if (mailProblem !== undefined)
    say(
      `SMTP_URL: el servidor de correo no recibe mensajes (${mailProblem}). Se guardan y se intenta de nuevo.`,
      'warn',
    )
}

main().catch((error: unknown) => {
  fail(error)
  process.exit(1)
})
