import type { ComponentType, ReactNode } from 'react'
import type { PageContent } from '../src/content/load-page'

type Elements = Record<string, ComponentType<Record<string, ReactNode>> | string>

/** Renders an element as a compiled MDX page does: with the component that `components` has for the element, if any. */
const renderElement = (elements: Elements, name: string, props: Record<string, ReactNode>) => {
  const Part = elements[name] ?? name
  return <Part {...props} />
}

/** Fake of a compiled page, with one element of each kind. Only the bundler can compile the real pages. */
export const pageText = (language: string, page: string): PageContent => ({
  headings: [
    { id: 'uno', text: `Uno de ${page}`, depth: 2 },
    { id: 'dos', text: 'Dos', depth: 3 },
    // The first page of the user's manual is short.
    ...(page === 'alcanceMU' ? [] : [{ id: 'tres', text: 'Tres', depth: 2 as const }]),
  ],
  default: ({ components = {} }) => {
    const render = (name: string, props: Record<string, ReactNode>) =>
      renderElement(components as Elements, name, props)
    return (
      <>
        {render('h2', { id: 'uno', children: `Uno de ${page}, ${language}` })}
        {render('h3', { id: 'dos', children: 'Dos' })}
        {render('blockquote', { children: 'Una nota.' })}
        {render('pre', { children: ' npm start ' })}
        {render('img', { src: 'panel.webp', alt: 'El panel' })}
        {render('a', { href: 'panel', children: 'otra página' })}
        {render('a', { href: 'panel#avance', children: 'un título' })}
        {render('a', { href: 'vigilancia', children: 'otro manual' })}
        {render('a', { href: '/estado', children: 'una pantalla' })}
        {render('a', { href: '/api/docs', children: 'la API' })}
        {render('a', { href: 'https://fichero.example/api/', children: 'otro sitio' })}
      </>
    )
  },
})
