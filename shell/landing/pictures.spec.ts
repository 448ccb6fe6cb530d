import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@fichero/contract/enums'
import { SIZE } from './picture-size'

const SCALES = [
  { ...SIZE.wide, scale: 1 },
  { ...SIZE.wide, scale: 2 },
  { ...SIZE.phone, scale: 2 },
]

/** Reads width and height from the file: https://developers.google.com/speed/webp/docs/riff_container */
function sizeOf(file: Buffer) {
  if (file.toString('latin1', 12, 16) === 'VP8 ')
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
}

test.each(LANGUAGES.flatMap((language) => ['claro', 'oscuro'].map((theme) => [language, theme])))(
  'the pictures of a ficha in language %s and theme %s have the sizes of picture-size.ts (npm run screens takes them)',
  (language, theme) => {
    for (const { width, height, scale } of SCALES) {
      const file = readFileSync(join(__dirname, `pictures/ficha-${language}-${theme}-${width * scale}.webp`))
      expect(sizeOf(file)).toEqual({ width: width * scale, height: height * scale })
      expect(file.length).toBeLessThan(150_000)
    }
  },
)
