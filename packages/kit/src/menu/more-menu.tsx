import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconChevronDown } from '../icons'
import { DropDown } from './drop-down'
import classes from './more-menu.module.css'

/**
 * «Más»: what is done less often on a screen. Its children are buttons and links as wide as the menu.
 * @keys ↓ opens it; ↑ and ↓ go around, Home and End to the ends, Escape closes it.
 */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kit')
  const button = (
    <>
      {t('more')}
      <IconChevronDown />
    </>
  )
  return (
    <div className={classes.menu}>
      <DropDown label={t('more')} button={button} place="page">
        {children}
      </DropDown>
    </div>
  )
}
