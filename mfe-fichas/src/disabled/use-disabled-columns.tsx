import type { Ficha } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, StatusBadge } from '@fichero/kit/table'
import { Anchor } from '@fichero/kit/ui'

/** The columns of the list of disabled fichas. */
export function useDisabledColumns(): Column<Ficha>[] {
  const { t } = useTranslation('fichas')
  return [
    {
      id: 'number',
      header: t('kit:label.nro_ficha'),
      cell: ({ nro_ficha }) => (
        <Anchor component={Link} to={fichaPath(nro_ficha)} inherit translate="no">
          {nro_ficha}
        </Anchor>
      ),
      sortBy: ({ nro_ficha }) => nro_ficha,
    },
    {
      id: 'head',
      header: t('kit:label.jefe'),
      translate: 'no',
      cell: ({ nombre_jefe_ficha }) => nombre_jefe_ficha,
      sortBy: ({ nombre_jefe_ficha }) => nombre_jefe_ficha,
    },
    { id: 'jornada', header: t('kit:label.jornada'), cell: ({ jornada }) => t(`kit:value.jornada.${jornada}`) },
    { id: 'oferta', header: t('kit:label.oferta'), cell: ({ oferta }) => t(`kit:value.oferta.${oferta}`) },
    {
      id: 'program',
      header: t('kit:label.programa'),
      cell: ({ programa_formacion }) => <SofiaText>{programa_formacion}</SofiaText>,
      sortBy: ({ programa_formacion }) => programa_formacion,
    },
    {
      id: 'state',
      header: t('kit:label.estado'),
      cell: () => <StatusBadge tone="neutral">{t('disabled.state')}</StatusBadge>,
    },
  ]
}
