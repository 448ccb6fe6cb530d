import { fullName } from '@fichero/contract/text'
import { CollapsibleRows } from '@fichero/kit/card'
import { CopyField } from '@fichero/kit/copy'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { DataTable } from '@fichero/kit/table'
import { NameAndDocument } from '../people/name-and-document'
import { CopyAll } from './copy-all'
import classes from './load.module.css'
import type { LoadedLink } from './use-loaded'

/** Number of links that are shown before the list is expanded. */
const FEW = 10

/** The links that were not mailed, to be copied one by one or all at once. */
export function LoadedLinks({ links }: { links: LoadedLink[] }) {
  const { t } = useTranslation('instructors')
  const format = useFormat()
  const [first] = links
  // One line per person with tabs between the values, so that a spreadsheet pastes each value into a cell.
  const all = links
    .map(({ enlace, ...user }) => [fullName(user), user.nro_documento, user.correo_institucional, enlace].join('\t'))
    .join('\n')
  return (
    <section className={classes.links} aria-labelledby="loaded-links">
      <h4 id="loaded-links">{t('load.links', { count: links.length })}</h4>
      <p className={classes.line}>{t('load.linksWhat', { until: format.dateTime(first?.vence ?? null) })}</p>
      <CopyAll text={all} />
      <CollapsibleRows rows={links} few={FEW} moreLabel={t('load.moreLinks', { count: links.length })}>
        {(rows) => (
          <DataTable
            caption={t('load.links', { count: links.length })}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'person',
                header: t('requests.person'),
                cell: (user) => (
                  <div className={classes.person}>
                    <NameAndDocument user={user} />
                  </div>
                ),
              },
              {
                id: 'link',
                header: t('load.link'),
                cell: (user) => (
                  <CopyField
                    label={t('load.linkOf', { name: fullName(user) })}
                    value={user.enlace}
                    say={(word) => t(`handOver.${word}`)}
                    isOneOfMany
                    isKept
                  />
                ),
              },
            ]}
          />
        )}
      </CollapsibleRows>
    </section>
  )
}
