/** What a document is made of. */

/** By id, in their order; the id is part of addresses. */
export type DocumentSections = Readonly<Record<string, { title: string; body: string }>>;
