import type { User } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './instructor-facts.module.css'

export function InstructorFacts({ user }: { user: User }) {
  const { t } = useTranslation('instructors')
  const { date } = useFormat()
  const contract = [
    { label: t('field.contractStart'), value: date(user.fecha_inicio_contrato) },
    { label: t('field.contractEnd'), value: date(user.fecha_fin_contrato) },
  ]
  const facts = [
    { label: t('field.documentType'), value: t(`documentType.${user.tipo_documento}`) },
    { label: t('field.document'), value: user.nro_documento },
    { label: t('field.email'), value: user.correo_institucional },
    { label: t('field.role'), value: t(`role.${user.rol}`) },
    { label: t('field.type'), value: t(`type.${user.tipo}`) },
    ...(user.fecha_inicio_contrato || user.fecha_fin_contrato ? contract : []),
  ]

  return (
    <>
      <h3 className={classes.name}>
        {user.nombre} {user.apellido}
      </h3>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
