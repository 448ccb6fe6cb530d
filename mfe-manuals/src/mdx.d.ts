/// <reference types="@rspack/core/module" />
/// <reference types="mdx" />

declare module '*.mdx?search' {
  /** The text of all pages in the file's folder, split at headings. `title` is empty before the first heading of a page. */
  const sections: { page: string; id?: string; title: string; text: string }[]
  export default sections
}
