import type { UserAnswer } from '@fichero/contract/users.schema'
import { useCentres } from '@fichero/kit/api'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import { ContractAccess } from '../contracts/contract-access'
import { ContractDays } from '../contracts/contract-days'
import { MailAddress } from '../people/mail-address'

/** Returns a person's data with their labels. The contract is included only if the user may see it. */
export function usePersonFacts(user: UserAnswer['user']): [name: string, value: ReactNode][] {
  const { t } = useTranslation('instructors')
  const { date } = useFormat()
  const {
    estado,
    fecha_inicio_contrato: from,
    fecha_fin_contrato: until,
    dias_contrato: days,
    limite_contrato: limit,
  } = user
  const centres = useCentres()
  const names = centres.filter(({ id }) => user.centros.includes(id)).map(({ nombre }) => nombre)
  const workplaces: [string, ReactNode][] = [[t('centres.ofPerson'), names.join(', ') || t('centres.noneOfPerson')]]
  const state: [string, ReactNode][] = [[t('kit:label.estado'), t(`users.stateOne.${estado}`)]]
  const contract: [string, ReactNode][] = [
    [t('kit:label.fecha_inicio_contrato'), date(from)],
    [
      t('kit:label.fecha_fin_contrato'),
      <span key="end">
        {date(until)} {days !== null && <ContractDays days={days} />}{' '}
        {estado === 'habilitado' && limit && <ContractAccess limit={limit} />}
      </span>,
    ],
  ]
  return [
    [t('kit:label.tipo_documento'), t(`kit:value.tipo_documento.${user.tipo_documento}`)],
    [t('kit:label.nro_documento'), user.nro_documento],
    [t('kit:label.correo_institucional'), <MailAddress key="mail" address={user.correo_institucional} />],
    [t('kit:label.rol'), t(`kit:value.rol.${user.rol}`)],
    [t('kit:label.tipo'), t(`kit:value.tipo.${user.tipo}`)],
    ...(centres.length > 0 ? workplaces : []),
    ...(estado === 'habilitado' ? [] : state),
    ...(from || until ? contract : []),
  ]
}
