/** The list of a field's files: what each is called, how far it is, a button that takes it away. */
import { fill } from '@frontage/lib/fill';

export interface Item {
	name: string;
	/** In bytes. */
	size: number;
	/** What is to be sent; files that came back with an answer have none. */
	file?: File;
	/** The server's, once it has the file. */
	receipt?: string;
	state: State;
	element: HTMLLIElement;
}

export type State = 'waiting' | 'sending' | 'sent' | 'failed';

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
 * A size as people read it.
 *
 * @param bytes The size.
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
 * Makes an entry.
 *
 * @param about         Name, size, and the file or its receipt.
 * @param words         What is said.
 * @param words.remove  On the button.
 * @param words.sending Of the progress.
 * @param onRemove      When the button is pressed.
 */
export function makeItem(
	about: Omit< Item, 'element' | 'state' >,
	words: Record< string, string >,
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
		make( 'span', 'name', about.name ),
		make( 'span', 'size', sizeOf( about.size ) ),
		progress,
		remove
	);
	show( item, about.receipt ? 'sent' : 'waiting' );
	return item;
}

/**
 * Shows how far a file is.
 *
 * @param item  The file's entry.
 * @param state Where it stands.
 * @param part  From 0 to 1.
 */
export function show( item: Item, state: State, part = 0 ): void {
	const progress = item.element.querySelector( 'progress' )!;
	item.state = state;
	item.element.dataset.state = state;
	progress.hidden = state === 'sent' || state === 'failed';
	progress.value = part;
}

/**
 * Shares out what has arrived of a batch: its files go one after the other.
 *
 * @param items  Of the batch, in order.
 * @param loaded Bytes so far.
 */
export function shareOut( items: Item[], loaded: number ): void {
	let before = 0;
	for ( const item of items ) {
		const part = ( loaded - before ) / item.size;
		show( item, 'sending', Math.min( 1, Math.max( 0, part ) ) );
		before += item.size;
	}
}
