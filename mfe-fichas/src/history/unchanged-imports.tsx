import type { ImportEntry } from '@fichero/contract/import-history.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import { Text } from '@fichero/kit/ui'
import classes from './history.module.css'
import { LoadSource } from './load-source'

/** One line for several consecutive imports without changes, which expands to a list of these imports. */
export function UnchangedImports({ desde, hasta, cargas }: NonNullable<ImportEntry['sin_cambios']>) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  // Keyed by the oldest import: a new import without changes joins the line at the other end.
  const [opened, setOpened] = useKept(`loads from ${cargas.at(-1)?.id}`, false)
  const days = { count: cargas.length, desde: format.date(desde), hasta: format.date(hasta) }
  return (
    <li className={classes.entry}>
      <details open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className={classes.folded}>
          {desde === hasta ? t('history.unchangedOn', days) : t('history.unchanged', days)}
        </summary>
        {opened && (
          <ul className={classes.unfolded}>
            {cargas.map(({ id, archivo, ...source }) => (
              <li key={id}>
                <Text size="sm">{t('history.kind.juicios', { archivo })}</Text>
                <LoadSource {...source} />
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}
