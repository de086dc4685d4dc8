/** Kinds whose items are blocks of the author's. */
export type ItemKind = 'carousel' | 'team' | 'logos';
