/** The list of a field's files: name, progress and a remove button for each. */
import { fill } from '@frontage/lib/fill';
import type { UploadWords } from './types';

export interface Item {
	name: string;
	/** In bytes. */
	size: number;
	/** File to upload; files from an earlier submission have none. */
	file?: File;
	/** Why the file was rejected. */
	reason?: string;
	/** The server's receipt, once the file is uploaded. */
	receipt?: string;
	state: State;
	element: HTMLLIElement;
}

export type State = 'waiting' | 'sending' | 'sent' | 'failed' | 'refused';

const KILO = 1024;

const make = < Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	name: string,
	text = ''
): HTMLElementTagNameMap[ Tag ] => {
	const element = document.createElement( tag );
	element.className = `frontage-files__${ name }`;
	element.textContent = text;
	return element;
};

/**
 * Formats a file size.
 *
 * @param bytes Number of bytes.
 */
export function sizeOf( bytes: number ): string {
	const kilobytes = bytes / KILO;
	const [ value, unit ] =
		kilobytes < KILO
			? [ Math.max( 1, Math.round( kilobytes ) ), 'kilobyte' ]
			: [ Math.round( ( kilobytes / KILO ) * 10 ) / 10, 'megabyte' ];
	return new Intl.NumberFormat( document.documentElement.lang || undefined, {
		style: 'unit',
		unit,
	} as Intl.NumberFormatOptions ).format( value );
}

/**
 * Creates a list item.
 *
 * @param about    Name, size, and the file or its receipt.
 * @param words    Labels.
 * @param onRemove Called when the button is clicked.
 */
export function makeItem(
	about: Omit< Item, 'element' | 'state' >,
	words: UploadWords,
	onRemove: ( item: Item ) => void
): Item {
	const element = make( 'li', 'item' );
	const item: Item = { ...about, element, state: 'waiting' };
	const progress = make( 'progress', 'progress' );
	const remove = make( 'button', 'remove', '×' );
	progress.ariaLabel = fill( words.sending, about.name );
	progress.max = 1;
	progress.value = 0;
	remove.type = 'button';
	remove.ariaLabel = fill( words.remove, about.name );
	remove.addEventListener( 'click', () => onRemove( item ) );
	element.append(
		make( 'bdi', 'name', about.name ),
		make( 'span', 'size', sizeOf( about.size ) ),
		progress,
		remove
	);
	show( item, about.receipt ? 'sent' : 'waiting' );
	if ( about.reason ) {
		refuse( item, about.reason );
	}
	return item;
}

/**
 * Says in the list why a file is not accepted.
 *
 * @param item   List item of the file.
 * @param reason Message.
 */
export function refuse( item: Item, reason: string ): void {
	item.reason = reason;
	delete item.file;
	show( item, 'refused' );
	item.element.append( make( 'span', 'reason', reason ) );
}

/**
 * Updates the state and progress of a file.
 *
 * @param item  List item of the file.
 * @param state New state.
 * @param part  Progress, from 0 to 1.
 */
export function show( item: Item, state: State, part = 0 ): void {
	const progress = item.element.querySelector( 'progress' )!;
	item.state = state;
	item.element.dataset.state = state;
	progress.hidden = state !== 'waiting' && state !== 'sending';
	progress.value = part;
}

/**
 * Distributes the progress of a batch over its files, which are sent one after the other.
 *
 * @param items  Files of the batch, in order.
 * @param loaded Bytes sent so far.
 */
export function shareOut( items: Item[], loaded: number ): void {
	let before = 0;
	for ( const item of items ) {
		const part = ( loaded - before ) / item.size;
		show( item, 'sending', Math.min( 1, Math.max( 0, part ) ) );
		before += item.size;
	}
}
