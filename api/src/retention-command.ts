import 'reflect-metadata'
import { inWords } from './keeping/command-words.js'
import { dueRows, removeDue } from './keeping/retention.js'
import { rulesWith } from './keeping/retention-rules.js'
import { runCommand, say } from './run-command.js'

const [flags, given] = [true, false].map((isFlag) =>
  process.argv.slice(2).filter((one) => one.startsWith('--') === isFlag),
)

/** `npm run retention --workspace api [-- auditoria=3650 …] [--apply]`: what is older than its rule; with `--apply` it goes. */
runCommand(async (dataSource) => {
  const rules = rulesWith(given ?? [])
  const now = new Date()
  const due = await dueRows(dataSource, rules, now)
  for (const { rule, filas, primera, ultima } of due)
    say(
      `${rule.table}: ${inWords(filas)} filas, del ${primera} al ${ultima}, de más de ${rule.days} días (${rule.why}).`,
    )
  if (due.length === 0) say('Nada es más antiguo que su regla.')
  else if (flags?.includes('--apply')) {
    await removeDue(dataSource, due, now)
    say('Eliminadas. Queda anotado en Actividad.')
  } else say('No se eliminó nada: con --apply se eliminan.')
  return 0
})
