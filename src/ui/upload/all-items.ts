/** What is done with all files of a list. */
import { fill } from '@frontage/lib/fill';
import { show } from './items';
import type { Item } from './items';
import type { UploadWords } from './types';

/**
 * Returns the files of another list; what is being sent from there waits again.
 *
 * @param items Files of the other list.
 * @param make  Makes an item of this list.
 */
export const copies = (
	items: Item[],
	make: ( about: Omit< Item, 'element' | 'state' > ) => Item
): Item[] =>
	items.map( ( { state, element: _, ...about } ) => {
		const item = make( about );
		show( item, state === 'sending' ? 'waiting' : state );
		return item;
	} );

/** Returns the chosen files for the native control. */
export function chosenIn( items: Item[] ): FileList {
	const transfer = new DataTransfer();
	for ( const { file } of items ) {
		if ( file ) {
			transfer.items.add( file );
		}
	}
	return transfer.files;
}

/** Marks files that did not arrive. */
export const failUnsent = ( items: Item[] ): void =>
	items
		.filter( ( { receipt, state } ) => ! receipt && state !== 'sent' )
		.forEach( ( item ) => show( item, 'failed' ) );

/** Returns what the status line says of the files that were sent. */
export const progressText = (
	items: Item[],
	{ progress }: UploadWords
): string =>
	fill(
		progress,
		items.filter( ( { state } ) => state === 'sent' ).length,
		items.length
	);
