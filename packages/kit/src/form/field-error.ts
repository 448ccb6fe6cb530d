import type { TFunction } from 'i18next'

/** The sentence of a field's error code in the reader's language; undefined where there is none. */
export function fieldError(t: TFunction, code: unknown): string | undefined {
  return typeof code === 'string' && code ? t(`kit:field.${code}`, { defaultValue: t('kit:field.invalid') }) : undefined
}
