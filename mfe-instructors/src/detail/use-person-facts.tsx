import type { UserAnswer } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import { ContractDays } from '../contracts/contract-days'
import { MailAddress } from '../people/mail-address'

/** What is known of a person, by its names; the contract only for who may see it. */
export function usePersonFacts(user: UserAnswer['user']): [name: string, value: ReactNode][] {
  const { t } = useTranslation('instructors')
  const { date } = useFormat()
  const { estado, fecha_inicio_contrato: from, fecha_fin_contrato: until, dias_contrato: days } = user
  const state: [string, ReactNode][] = [[t('kit:label.state'), t(`users.stateOne.${estado}`)]]
  const contract: [string, ReactNode][] = [
    [t('kit:label.contractStart'), date(from)],
    [
      t('kit:label.contractEnd'),
      <span key="end">
        {date(until)} {days !== null && <ContractDays days={days} />}
      </span>,
    ],
  ]
  return [
    [t('kit:label.documentType'), t(`kit:enum.documentType.${user.tipo_documento}`)],
    [t('kit:label.document'), user.nro_documento],
    [t('kit:label.institutionalEmail'), <MailAddress key="mail" address={user.correo_institucional} />],
    [t('kit:label.role'), t(`kit:enum.role.${user.rol}`)],
    [t('field.type'), t(`kit:enum.instructorType.${user.tipo}`)],
    ...(estado === 'habilitado' ? [] : state),
    ...(from || until ? contract : []),
  ]
}
