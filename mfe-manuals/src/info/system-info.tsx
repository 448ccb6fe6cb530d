import { getSystemInfo } from '@fichero/contract/calls/manuals.calls'
import { useCall } from '@fichero/kit/api'
import { FactList, QueryView, SectionTitle } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { releasesInUse } from '@fichero/kit/releases'
import { Skeleton } from '@fichero/kit/ui'
import classes from './system-info.module.css'

/** The version of the server, and the releases of the shell and the remotes that the current page uses. */
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

const TRANSLATED = ['shell', 'fichas', 'instructors', 'programs', 'manuals'] as const

/** Returns the title of a remote. A remote of another team has no translation here and is shown by its name. */
function partName(name: string, t: (key: string) => string): string {
  const translated = TRANSLATED.find((one) => one === name)
  return translated ? t(`info.part.${translated}`) : name
}
