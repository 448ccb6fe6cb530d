import type { DeployToken } from '@fichero/contract/deploy-tokens.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, StatusBadge, type Tone } from '@fichero/kit/table'
import classes from './modules.module.css'
import { RevokeToken } from './revoke-token'

/** Colours of the badges, by state. */
const TONES: Record<DeployToken['estado'], Tone> = {
  vigente: 'green',
  en_reposo: 'orange',
  vencida: 'neutral',
  revocada: 'red',
}

export function DeployTokensTable({ tokens, headingId }: { tokens: DeployToken[]; headingId: string }) {
  const { t } = useTranslation('modules')
  const { dateTime } = useFormat()
  const columns: Column<DeployToken>[] = [
    {
      id: 'name',
      header: t('token.column.name'),
      cell: ({ nombre, remoto, correo }) => (
        <>
          <span className={classes.version} translate="no">
            {nombre}
          </span>
          <code className={classes.under}>mfe-{remoto}</code>
          {correo && <span className={classes.under}>{correo}</span>}
        </>
      ),
    },
    {
      id: 'may',
      header: t('token.may'),
      cell: ({ activa }) => t(`token.mayDo.${activa ? 'activate' : 'publish'}`),
    },
    {
      id: 'created',
      header: t('token.column.created'),
      cell: ({ creada, autor }) => (
        <>
          <span className={classes.date}>{dateTime(creada)}</span>
          <span className={classes.under} translate="no">
            {autor}
          </span>
        </>
      ),
    },
    {
      id: 'used',
      header: t('token.column.used'),
      role: 'date',
      cell: ({ usada }) => (usada ? dateTime(usada) : t('token.never')),
    },
    {
      id: 'state',
      header: t('kit:label.estado'),
      cell: ({ estado, reposo, vence }) => (
        <>
          <StatusBadge tone={TONES[estado]}>{t(`token.state.${estado}`)}</StatusBadge>
          {(estado === 'vigente' || estado === 'vencida') && (
            <span className={classes.under}>{t('token.until', { date: dateTime(vence) })}</span>
          )}
          {reposo && <span className={classes.under}>{t(`token.rests.${reposo}`)}</span>}
        </>
      ),
    },
    {
      id: 'actions',
      header: t('kit:actions'),
      align: 'right',
      cell: (token) => <RevokeToken token={token} headingId={headingId} />,
    },
  ]
  return <DataTable caption={t('token.title')} columns={columns} rows={tokens} rowKey={({ id }) => id} />
}
