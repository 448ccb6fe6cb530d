import { plainText } from './text.ts'

/** Returns a phone number as it is stored and compared: without blanks, dots, hyphens and brackets. */
export const plainPhone = (phone: string): string => plainText(phone).replace(/[ .()-]/g, '')

/** Ten digits that begin with 3, with or without Colombia's code. */
const COLOMBIAN_MOBILE = /^(?:\+?57)?(3\d{9})$/

/** Returns a Colombian mobile number as digits with the country's code, `573001234567`; undefined for any other number. */
export function colombianMobile(phone: string): string | undefined {
  const [, number] = COLOMBIAN_MOBILE.exec(plainPhone(phone)) ?? []
  return number && `57${number}`
}
