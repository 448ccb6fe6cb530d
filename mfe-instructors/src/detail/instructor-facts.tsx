import type { User } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './instructor-facts.module.css'

export function InstructorFacts({ user }: { user: User }) {
  const { t } = useTranslation('instructors')
  const { date } = useFormat()
  const contract = [
    { label: t('kit:label.contractStart'), value: date(user.fecha_inicio_contrato) },
    { label: t('kit:label.contractEnd'), value: date(user.fecha_fin_contrato) },
  ]
  const facts = [
    { label: t('kit:label.documentType'), value: t(`kit:enum.documentType.${user.tipo_documento}`) },
    { label: t('kit:label.document'), value: user.nro_documento },
    { label: t('kit:label.institutionalEmail'), value: user.correo_institucional },
    { label: t('kit:label.role'), value: t(`kit:enum.role.${user.rol}`) },
    { label: t('field.type'), value: t(`kit:enum.instructorType.${user.tipo}`) },
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
