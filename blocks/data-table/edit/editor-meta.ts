/** Editor metadata of the table: cost, and which attributes are about its look. */
import type { EditorMeta } from '@frontage/editor';

/** Whether visitors can do something with it, as in `Data_Table` in PHP. */
function isAlive( table: Record< string, unknown > ): boolean {
	const { rows, columns, head, perPage } = table;
	const isIn = ( list: unknown, has: ( one: any ) => unknown ) =>
		Array.isArray( list ) && list.some( has );
	return !! (
		table.hasSearch ||
		table.hasDownload ||
		isIn( columns, ( one ) => one?.hasFilter ) ||
		( table.hasSorting && isIn( head, Boolean ) ) ||
		( perPage && ( rows as unknown[] )?.length > Number( perPage ) )
	);
}

const hasRows = ( { rows, sourceUrl }: Record< string, unknown > ) =>
	!! sourceUrl || ( Array.isArray( rows ) && rows.length > 0 );

export const help: EditorMeta = {
	wake: ( table ) =>
		hasRows( table ) && isAlive( table ) ? 'interaction hash(back)' : '',
	look: [ 'hasStickyHeader', 'hasStickyColumn', 'onPhones' ],
};
