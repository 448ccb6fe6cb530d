import { type DocumentType, type InstructorType, ROLES } from '@fichero/contract/enums'
import { SimpleGrid } from '@fichero/kit/fields'
import { useTranslation } from '@fichero/kit/i18n'
import { useCan } from '@fichero/kit/session'
import { NativeSelect, TextInput } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { ContractFields } from './contract-fields'
import type { InstructorForm } from './instructor-form'
import type { InstructorValues } from './instructor-values'

/** The document types of the forms for administrators. */
const DOCUMENT_TYPES: DocumentType[] = ['CC', 'CE']

interface InstructorFieldsProps {
  form: InstructorForm
  /** Types that this form offers, besides the stored type of the person. */
  types: readonly InstructorType[]
  /** The stored values, which can be chosen even if the form does not offer them otherwise. */
  stored?: InstructorValues
  /** The field of the document number. */
  document: ReactNode
  /** The field of the password, if the form has one. */
  password?: ReactNode
  /** Whether the dates of the contract are shown. */
  hasContract: boolean
}

/** The fields of a person, in the order of an identity card. */
export function InstructorFields(props: InstructorFieldsProps) {
  const { form, types, stored, document, password, hasContract } = props
  const { t } = useTranslation('instructors')
  const managesAdministrators = useCan('users:manage-administrators')
  const roles = ROLES.filter((role) => role !== 'admin' || managesAdministrators)
  const select = (name: 'tipo_documento' | 'rol' | 'tipo', offered: readonly string[]) => {
    const current = stored?.[name] ?? ''
    const values = current === '' || offered.includes(current) ? offered : [current, ...offered]
    const choices = values.map((value) => ({ value, label: t(`kit:value.${name}.${value}`) }))
    const choose = form.values[name] === '' ? [{ value: '', label: t('form.choose') }] : []
    return { ...form.getInputProps(name), data: [...choose, ...choices], withAsterisk: true, 'aria-required': true }
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect {...select('tipo_documento', DOCUMENT_TYPES)} label={t('kit:label.tipo_documento')} />
        {document}
        <TextInput {...form.getInputProps('nombre')} label={t('kit:label.nombre')} autoComplete="off" required />
        <TextInput {...form.getInputProps('apellido')} label={t('kit:label.apellido')} autoComplete="off" required />
      </SimpleGrid>
      <TextInput
        {...form.getInputProps('correo_institucional')}
        label={t('kit:label.correo_institucional')}
        type="email"
        autoComplete="off"
        required
      />
      {password}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect {...select('rol', roles)} label={t('kit:label.rol')} />
        <NativeSelect {...select('tipo', types)} label={t('kit:label.tipo')} />
      </SimpleGrid>
      {hasContract && <ContractFields form={form} />}
    </>
  )
}
