import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const STYLE = `
  body { margin: 24px; background: #e8e6df; font: 14px/20px system-ui, sans-serif; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 640px), 1fr)); gap: 24px; }
  figure { margin: 0; }
  img { display: block; width: 100%; height: auto; border: 1px solid #999; background: #fff; }
  .phone img { max-width: 390px; }`

/**
 * Writes `index.html` into a folder of pictures. It has all screens side by side, to compare the order of headers, actions and
 * filters (docs/words.md, Order).
 * @param {string} folder
 * @param {{ file: string, title: string, isPhone: boolean }[]} pictures
 */
export function writeContactSheet(folder, pictures) {
  const figures = pictures.map(
    ({ file, title, isPhone }) =>
      `<figure${isPhone ? ' class="phone"' : ''}><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${title}" loading="lazy"></a></figure>`,
  )
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The screens of Fichero</title>
<style>${STYLE}
</style>
<h1>The screens of Fichero</h1>
<main>
${figures.join('\n')}
</main>
</html>
`
  return writeFile(join(folder, 'index.html'), page)
}
