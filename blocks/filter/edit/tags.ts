import type { Block } from '@wordpress/blocks';

/** A tag with the number of items that have it. */
export interface Tag {
	name: string;
	count: number;
}

/**
 * Returns the tags that items have, in order of appearance.
 *
 * @param items The items' blocks.
 */
export function tagsOf( items: readonly Block[] ): Tag[] {
	const counts = new Map< string, number >();
	for ( const { attributes } of items ) {
		const { tags } = attributes;
		for ( const tag of Array.isArray( tags ) ? tags : [] ) {
			const name = String( tag );
			counts.set( name, ( counts.get( name ) ?? 0 ) + 1 );
		}
	}
	return [ ...counts ].map( ( [ name, count ] ) => ( { name, count } ) );
}
