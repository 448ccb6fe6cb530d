/// <reference types="@rspack/core/module" />
/// <reference types="mdx" />

declare module '*.mdx?search' {
  /** The text of all pages in the file's folder, by headings; without a title before a page's first heading. */
  const sections: { page: string; id?: string; title: string; text: string }[]
  export default sections
}
