import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconChevronDown } from '../icons'
import { DropDown } from './drop-down'
import classes from './more-menu.module.css'

/**
 * «Más»: a menu of the less frequent actions of a screen. Its children are `Button`s, which become the items of the menu.
 * @keys ↓ opens it; ↑ and ↓ move and wrap around, Home and End go to the ends, letters to an item, Escape closes it.
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
    <div className={classes.menu} data-menu>
      <DropDown label={t('more')} button={button} place="page">
        {children}
      </DropDown>
    </div>
  )
}
