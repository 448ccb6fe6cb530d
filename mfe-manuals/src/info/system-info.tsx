import { getSystemInfo } from '@fichero/contract/calls/manuals.calls'
import { useCall } from '@fichero/kit/api'
import { FactList, QueryView, SectionTitle } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { releasesInUse } from '@fichero/kit/releases'
import { Skeleton } from '@fichero/kit/ui'
import classes from './system-info.module.css'

/** What the server runs, and the parts of the interface that this page runs. */
export function SystemInfo() {
  const { t } = useTranslation('manuals')
  const { dateTime } = useFormat()
  const query = useCall(getSystemInfo)
  return (
    <section className={classes.info}>
      <SectionTitle>{t('info.title')}</SectionTitle>
      <QueryView query={query} skeleton={<Skeleton height={120} />} errorTitle={t('info.failed')}>
        {({ nombre, version, compilacion, fecha }) => {
          const build = compilacion ? <code>{compilacion}</code> : t('info.fromSource')
          return (
            <FactList
              label={t('info.title')}
              facts={[
                [t('info.name'), nombre],
                [t('info.version'), version],
                [t('info.build'), build],
                [t('info.date'), dateTime(fecha)],
              ]}
            />
          )
        }}
      </QueryView>
      <SectionTitle>{t('info.parts')}</SectionTitle>
      <p className={classes.help}>{t('info.partsHelp')}</p>
      <FactList
        label={t('info.parts')}
        facts={releasesInUse().map(({ name, version, hash }) => [
          partName(name, t),
          <>
            {version} · <code>{hash}</code>
          </>,
        ])}
      />
    </section>
  )
}

const NAMED = ['shell', 'fichas', 'instructors', 'programs', 'manuals'] as const

/** A remote that was added later has its own name alone. */
function partName(name: string, t: (key: string) => string): string {
  const known = NAMED.find((one) => one === name)
  return known ? t(`info.part.${known}`) : name
}
