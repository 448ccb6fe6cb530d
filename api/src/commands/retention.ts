import 'reflect-metadata'
import { dayText } from '@fichero/contract/day-text'
import { dueNow, removeDue } from '../operations/retention/retention.js'
import { isOfFiles, rulesWith } from '../operations/retention/retention-rules.js'
import { holdingBackups } from '../records/backup-log/holding-backups.js'
import { remainingData } from '../records/backup-log/removal-texts.js'
import { formatCount, remainingDataLines } from './command-words.js'
import { runCommand, say } from './run-command.js'

const [flags, overrides] = [true, false].map((isFlag) =>
  process.argv.slice(2).filter((arg) => arg.startsWith('--') === isFlag),
)

/**
 * `npm run retention --workspace api [-- auditoria=3650 …] [--apply]`: dry run of the retention rules; with `--apply`, removes
 * what is due.
 */
runCommand(async (dataSource, { dataDir, database }) => {
  const rules = rulesWith(overrides ?? [])
  const now = new Date()
  const target = { dataSource, dataDir }
  const due = await dueNow(target, rules, now)
  for (const { rule, filas, primera, ultima } of due)
    say(
      `${rule.name}: ${formatCount(filas)} ${isOfFiles(rule) ? 'archivos' : 'filas'}, del ${dayText(primera, 'es')} al ${dayText(ultima, 'es')}, de más de ${rule.days} días (${rule.why}).`,
    )
  if (due.length === 0) say('Nada es más antiguo que su regla.')
  else if (flags?.includes('--apply')) {
    await removeDue(target, due, now)
    say('Eliminadas. Queda anotado en Actividad.')
    const backups = await holdingBackups(dataSource, database, { until: now })
    for (const line of remainingDataLines({ queda: remainingData('age', database), ...backups })) say(line)
  } else say('No se eliminó nada: con --apply se eliminan.')
  return 0
})
