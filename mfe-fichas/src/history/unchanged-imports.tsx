import type { ImportEntry } from '@fichero/contract/import-history.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import { Text } from '@fichero/kit/ui'
import classes from './history.module.css'
import { LoadSource } from './load-source'
import { scrollIntoView } from './scroll-into-view'

type UnchangedImportsProps = NonNullable<ImportEntry['sin_cambios']> & {
  /** The import that the address names. */
  linked: number | undefined
}

/** One line for several consecutive imports without changes, which expands to a list of these imports. */
export function UnchangedImports({ desde, hasta, cargas, linked }: UnchangedImportsProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const isLinked = cargas.some(({ id }) => id === linked)
  // Keyed by the oldest import: a new import without changes joins the line at the other end.
  const [opened, setOpened] = useKept(`loads from ${cargas.at(-1)?.id}`, isLinked)
  const days = { count: cargas.length, desde: format.date(desde), hasta: format.date(hasta) }
  return (
    <li ref={isLinked ? scrollIntoView : undefined} className={classes.entry}>
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
