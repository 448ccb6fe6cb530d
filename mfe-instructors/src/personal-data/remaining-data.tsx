import { backupLines } from '@fichero/contract/removal-texts'
import type { RemovalRest } from '@fichero/contract/removals.schema'
import classes from './remaining-data.module.css'
import { useRemovalTexts } from './use-removal-texts'

/**
 * Shows what a removal leaves: data that remains, with the reasons, and backups that may still have the removed data. A server
 * of the previous version sends neither list.
 */
export function RemainingData({ rest: { queda = [], copias = [], copias_mas = 0 } }: { rest: Partial<RemovalRest> }) {
  const { translate, language } = useRemovalTexts()
  const lines = backupLines({ copias, copias_mas }, translate, language, new Date())
  return (
    <>
      <h3 className={classes.title}>{translate('stays')}</h3>
      <ul className={classes.list}>
        {queda.map((sentence) => (
          <li key={sentence.es}>{sentence[language]}</li>
        ))}
      </ul>
      {lines.length > 0 ? (
        <>
          <h3 className={classes.title}>{translate('backups')}</h3>
          <ul className={classes.backups}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{translate('noBackups')}</p>
      )}
      <p>{translate('elsewhere')}</p>
    </>
  )
}
