import type { UserAnswer } from '@fichero/contract/users.schema'
import { FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { HeadedFichas } from './headed-fichas'
import classes from './instructor-facts.module.css'

export function InstructorFacts({ user }: { user: UserAnswer['user'] }) {
  const { t } = useTranslation('instructors')
  const { date } = useFormat()
  const contract: [string, string][] = [
    [t('kit:label.contractStart'), date(user.fecha_inicio_contrato)],
    [t('kit:label.contractEnd'), date(user.fecha_fin_contrato)],
  ]
  const state: [string, string][] = [[t('kit:label.state'), t(`users.stateOne.${user.estado}`)]]
  return (
    <>
      <h3 className={classes.name}>
        {user.nombre} {user.apellido}
      </h3>
      <FactList
        layout="rows"
        facts={[
          [t('kit:label.documentType'), t(`kit:enum.documentType.${user.tipo_documento}`)],
          [t('kit:label.document'), user.nro_documento],
          [t('kit:label.institutionalEmail'), user.correo_institucional],
          [t('kit:label.role'), t(`kit:enum.role.${user.rol}`)],
          [t('field.type'), t(`kit:enum.instructorType.${user.tipo}`)],
          ...(user.estado === 'habilitado' ? [] : state),
          ...(user.fecha_inicio_contrato || user.fecha_fin_contrato ? contract : []),
        ]}
      />
      <HeadedFichas fichas={user.fichas} />
    </>
  )
}
