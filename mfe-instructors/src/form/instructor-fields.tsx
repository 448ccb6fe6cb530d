import { type DocumentType, type InstructorType, ROLES } from '@fichero/contract/enums'
import { SimpleGrid } from '@fichero/kit/fields'
import { useTranslation } from '@fichero/kit/i18n'
import { NativeSelect, TextInput } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { ContractFields } from './contract-fields'
import type { InstructorForm } from './instructor-form'
import type { InstructorValues } from './instructor-values'

/** The document types of the forms for administrators. */
const DOCUMENT_TYPES: DocumentType[] = ['CC', 'CE']

interface InstructorFieldsProps {
  form: InstructorForm
  /** The types that this form offers, besides the one that the person has. */
  types: readonly InstructorType[]
  /** The stored values, which stay choices. */
  stored?: InstructorValues
  /** The field of the document number. */
  document: ReactNode
  /** The field of the password, where there is one. */
  password?: ReactNode
  /** Whether the dates of the contract are shown. */
  hasContract: boolean
}

/** The fields of a person, in the order of an identity card. */
export function InstructorFields(props: InstructorFieldsProps) {
  const { form, types, stored, document, password, hasContract } = props
  const { t } = useTranslation('instructors')
  const select = (name: 'tipo_documento' | 'rol' | 'tipo', enumName: string, offered: readonly string[]) => {
    const kept = stored?.[name] ?? ''
    const values = kept === '' || offered.includes(kept) ? offered : [kept, ...offered]
    const choices = values.map((value) => ({ value, label: t(`kit:enum.${enumName}.${value}`) }))
    const choose = form.values[name] === '' ? [{ value: '', label: t('form.choose') }] : []
    return { ...form.getInputProps(name), data: [...choose, ...choices], withAsterisk: true }
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...select('tipo_documento', 'documentType', DOCUMENT_TYPES)}
          label={t('kit:label.documentType')}
        />
        {document}
        <TextInput {...form.getInputProps('nombre')} label={t('kit:label.names')} autoComplete="off" withAsterisk />
        <TextInput
          {...form.getInputProps('apellido')}
          label={t('kit:label.surnames')}
          autoComplete="off"
          withAsterisk
        />
      </SimpleGrid>
      <TextInput
        {...form.getInputProps('correo_institucional')}
        label={t('kit:label.institutionalEmail')}
        type="email"
        autoComplete="off"
        withAsterisk
      />
      {password}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect {...select('rol', 'role', ROLES)} label={t('kit:label.role')} />
        <NativeSelect {...select('tipo', 'instructorType', types)} label={t('field.type')} />
      </SimpleGrid>
      {hasContract && <ContractFields form={form} />}
    </>
  )
}
