import type { MantineColorsTuple } from '@mantine/core'

// Texts and fills have shade 7 in the light theme, and shade 3 in the dark theme.
export const green: MantineColorsTuple = [
  '#f1f7ec',
  '#e0efd5',
  '#bfe2a6',
  '#8fdb61',
  '#6bc73a',
  '#39a900',
  '#2f8b00',
  '#256f00',
  '#1f5c00',
  '#184800',
]
export const orange: MantineColorsTuple = [
  '#fdf3e9',
  '#fae4cd',
  '#f9cd9c',
  '#ffb066',
  '#ee9440',
  '#dd7a1c',
  '#c06410',
  '#a84e00',
  '#8a4100',
  '#6b3300',
]
export const red: MantineColorsTuple = [
  '#fdf0ee',
  '#fadcd9',
  '#f9bbb5',
  '#ff8a80',
  '#ec6a5f',
  '#d8463b',
  '#c5352b',
  '#b3261e',
  '#931e17',
  '#721712',
]
/** From paper to ink: the neutral colours of the light theme. */
export const gray: MantineColorsTuple = [
  '#f7f5ee',
  '#f0ede4',
  '#e6e3d8',
  '#d9d6ca',
  '#929387',
  '#8a8b7f',
  '#6a6c60',
  '#53564a',
  '#3a3c33',
  '#1b1d17',
]
/** From text to background: the neutral colours of the dark theme, at the indexes that Mantine uses. */
export const dark: MantineColorsTuple = [
  '#e9eadf',
  '#cfd1c2',
  '#adb09e',
  '#8d917d',
  '#3a3e30',
  '#2c3024',
  '#1d2018',
  '#14160f',
  '#10120c',
  '#0b0c08',
]
