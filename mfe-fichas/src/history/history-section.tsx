import { lazyPart, SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import { Button, Skeleton } from '@fichero/kit/ui'
import classes from './history.module.css'

const Entries = lazyPart(
  'fichas/history',
  async () => (await import('./history-entries')).HistoryEntries,
  <Skeleton height={120} />,
)

/** The loads of a ficha. Asked for when it is opened: most visits do not need them. */
export function HistorySection({ nroFicha }: { nroFicha: number }) {
  const { t } = useTranslation('fichas')
  const [opened, setOpened] = useKept('history', false)
  return (
    <section aria-labelledby="history" className={classes.section}>
      <div className={classes.heading}>
        <SectionTitle id="history">{t('history.title')}</SectionTitle>
        <Button variant="default" size="xs" onClick={() => setOpened(!opened)} aria-expanded={opened}>
          {opened ? t('history.hide') : t('history.show')}
        </Button>
      </div>
      {opened && <Entries nroFicha={nroFicha} />}
    </section>
  )
}
