import { fullName } from '@fichero/contract/text'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { CardTab } from '@fichero/kit/card'
import { FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { IconEdit } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'
import classes from './profile.module.css'
import { SignOutEverywhere } from './sign-out-everywhere'

interface ProfileViewProps {
  person: UserAnswer['user']
  onEdit: () => void
  /** Called on hover or focus of the button that opens the form. */
  onReachForEdit: () => void
}

export function ProfileView({ person, onEdit, onReachForEdit }: ProfileViewProps) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const contract = `${format.date(person.fecha_inicio_contrato)} – ${format.date(person.fecha_fin_contrato)}`
  const facts: [string, string][] = [
    [t('profile.field.nro_documento'), person.nro_documento],
    [t('profile.field.tipo_documento'), t(`kit:value.tipo_documento.${person.tipo_documento}`)],
    [t('profile.field.correo_institucional'), person.correo_institucional],
    [t('profile.field.tipo'), t(`kit:value.tipo.${person.tipo}`)],
    ...(person.fecha_inicio_contrato || person.fecha_fin_contrato
      ? [[t('profile.field.contract'), contract] satisfies [string, string]]
      : []),
    [t('profile.field.fichas_asignadas'), format.number(person.fichas_asignadas)],
    [t('profile.field.resumen_semanal'), t(`kit:value.resumen_semanal.${person.resumen_semanal}`)],
  ]
  return (
    <>
      <CardTab text={t(`kit:value.rol.${person.rol}`)} />
      <div className={classes.card}>
        <h3 className={classes.name} translate="no">
          {fullName(person)}
        </h3>
        <FactList layout="rows" facts={facts} />
      </div>
      <div className={classes.actions}>
        <SignOutEverywhere />
        {person.can.edit && (
          <Button leftSection={<IconEdit />} onClick={onEdit} onPointerEnter={onReachForEdit} onFocus={onReachForEdit}>
            {t('profile.open')}
          </Button>
        )}
      </div>
    </>
  )
}
