import type { TFunction } from 'i18next'

/** Returns the message of a field's error code in the user's language; undefined without a code. */
export function fieldError(t: TFunction, code: unknown): string | undefined {
  return typeof code === 'string' && code ? t(`kit:field.${code}`, { defaultValue: t('kit:field.invalid') }) : undefined
}
