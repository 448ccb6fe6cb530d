import type { ComponentProps } from 'react'
import { useLanguage } from '../content/use-language'
import classes from './picture.module.css'
import { pictureAddress } from './picture-address'

/** Size of all pictures in pixels. The attributes avoid layout shifts. */
const SIZE = { width: 1200, height: 750 }

/** A screenshot in the language of the page, by file name. It is a link to the picture in full size. */
export function Picture({ src, alt = '', loading = 'lazy' }: ComponentProps<'img'>) {
  const address = pictureAddress(useLanguage(), src)
  return (
    <a href={address}>
      <img className={classes.picture} src={address} alt={alt} loading={loading} decoding="async" {...SIZE} />
    </a>
  )
}
