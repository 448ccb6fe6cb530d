import { DOCUMENT_TYPES, type InstructorType } from '@fichero/contract/enums'
import type { UserDetail } from '@fichero/contract/users.schema'
import { PasswordInput, SimpleGrid, WeeklySummaryField } from '@fichero/kit/fields'
import type { Form } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { NativeSelect, TextInput } from '@fichero/kit/ui'
import classes from './profile.module.css'
import type { ProfileValues } from './profile-values'

interface EditProfileFieldsProps {
  form: Form<ProfileValues>
  person: UserDetail
  /** The typed full name, split into first names and surnames as it will be stored. */
  names: Pick<UserDetail, 'nombre' | 'apellido'>
}

/** Types offered in the profile, besides the user's current one. */
const OFFERED: InstructorType[] = ['tecnico', 'transversal', 'ninguno']

export function EditProfileFields({ form, person, names }: EditProfileFieldsProps) {
  const { t } = useTranslation('shell')
  const field = form.getInputProps
  const types = OFFERED.includes(person.tipo) ? OFFERED : [person.tipo, ...OFFERED]
  return (
    <>
      <TextInput
        {...field('nombreCompleto')}
        label={t('profile.field.nombreCompleto')}
        description={names.apellido ? t('profile.edit.names', { ...names }) : t('profile.edit.namesHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="name"
        required
      />
      <TextInput
        {...field('correo_institucional')}
        label={t('profile.field.correo_institucional')}
        type="email"
        autoComplete="email"
        required
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...field('tipo_documento')}
          label={t('profile.field.tipo_documento')}
          data={DOCUMENT_TYPES.map((value) => ({ value, label: t(`kit:value.tipo_documento.${value}`) }))}
          withAsterisk
          aria-required
        />
        <TextInput
          label={t('profile.field.nro_documento')}
          {...field('nro_documento')}
          value={person.nro_documento}
          readOnly
          className={classes.fixed}
        />
        <TextInput
          label={t('profile.field.rol')}
          {...field('rol')}
          value={t(`kit:value.rol.${person.rol}`)}
          readOnly
          className={classes.fixed}
        />
        {person.can.assign ? (
          <NativeSelect
            {...field('tipo')}
            label={t('profile.field.tipo')}
            data={types.map((value) => ({ value, label: t(`kit:value.tipo.${value}`) }))}
            withAsterisk
            aria-required
          />
        ) : (
          <TextInput
            label={t('profile.field.tipo')}
            {...field('tipo')}
            value={t(`kit:value.tipo.${person.tipo}`)}
            description={t('profile.edit.adminOnly')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            readOnly
            className={classes.fixed}
          />
        )}
      </SimpleGrid>
      <WeeklySummaryField form={form} />
      <PasswordInput
        {...field('contrasena')}
        label={t('profile.field.contrasena')}
        description={t('profile.edit.passwordHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('kit:password.show'), tabIndex: 0 }}
      />
    </>
  )
}
