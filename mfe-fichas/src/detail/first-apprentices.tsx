import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { PageHeader } from '@fichero/kit/frame'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { DataTable } from '@fichero/kit/table'
import trend from '../trend/trend.module.css'
import { DEFAULT_SORT, useColumns } from './apprentices-table'
import { fichaCrumbs } from './ficha-crumbs'
import frame from './ficha-frame.module.css'
import classes from './first-apprentices.module.css'
import { SectionLinks } from './section-links'

interface FirstApprenticesProps {
  ficha: FichaAnswer
  people: Enrolment[]
}

/** The content of the row templates: the apprentices, with placeholders for facts, buttons and filters. */
export function FirstApprentices({ ficha, people }: FirstApprenticesProps) {
  const { t } = useTranslation('fichas')
  const columns = useColumns(ficha)
  const { nro_ficha } = ficha
  return (
    <div className={frame.frame}>
      <PageHeader
        tab={t('detail.named', { nro_ficha })}
        isTabInTitle
        title={<SofiaText>{ficha.programa_formacion}</SofiaText>}
        breadcrumbs={fichaCrumbs(t('list.title'), ficha)}
        description={<i className={classes.line} />}
        actions={<i className={classes.actions} />}
        sections={<SectionLinks ficha={ficha} current="apprentices" />}
      />
      {ficha.ultimo_reporte !== null && <p className={`${trend.line} ${classes.trend}`} />}
      <i className={classes.filters} />
      <DataTable
        caption={t('detail.apprenticesOf', { nro_ficha })}
        columns={columns}
        rows={people}
        rowKey={({ nro_documento }) => nro_documento}
        sort={DEFAULT_SORT}
        onSort={() => undefined}
      />
    </div>
  )
}
