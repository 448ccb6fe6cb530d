import type { Language } from '@fichero/contract/enums'
import type { ComponentType } from 'react'
import { contents as en } from './en/contents'
import { contents as es } from './es/contents'
import type { Slug } from './slugs'

/** What each page says in one language; `home` is the system information. */
export type Contents = Record<Slug | 'home', ComponentType>

export const CONTENTS: Record<Language, Contents> = { es, en }
