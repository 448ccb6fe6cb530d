import type { ComponentProps } from 'react'
import { useLanguage } from '../content/use-language'
import classes from './picture.module.css'

/** Addresses of `pictures/{language}/{file}`, which `npm run screens` takes from the running system. */
const pictures = import.meta.webpackContext('../../pictures', {
  recursive: true,
  regExp: /^\.\/(es|en)\/[\w-]+\.webp$/,
})

/** The size of all of them, in pixels, so that the page does not move when they arrive. */
const SIZE = { width: 1200, height: 750 }

/** A picture of a screen, by its file name, in the language of the page. It is a link to itself in full size. */
export function Picture({ src, alt = '', loading = 'lazy' }: ComponentProps<'img'>) {
  const address = pictures(`./${useLanguage()}/${src}`) as string
  return (
    <a href={address}>
      <img className={classes.picture} src={address} alt={alt} loading={loading} decoding="async" {...SIZE} />
    </a>
  )
}
