/** Kinds whose items are inner blocks. */
export type ItemKind = 'carousel' | 'team' | 'logos';
