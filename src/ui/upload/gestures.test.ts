import { createEvent, fireEvent } from '@testing-library/dom';
import { fileOf } from './fake-request';
import { watchFiles } from './gestures';

const begin = () => {
	document.body.innerHTML =
		'<div id="root"><input type="file"><input id="other"></div><p></p>';
	const root = document.getElementById( 'root' )!;
	const input = root.querySelector( 'input' )!;
	const taken: string[] = [];
	const stop = new AbortController();
	watchFiles( root, input, stop.signal, ( files ) =>
		taken.push( files.map( ( { name } ) => name ).join() )
	);
	return { root, input, taken, stop };
};

const carried = ( types = [ 'Files' ] ) => ( {
	types,
	files: [ fileOf( 'a' ), fileOf( 'b' ) ],
} );

/**
 * Dispatches an event and returns whether its default was prevented.
 *
 * @param kind   Event type.
 * @param target Event target.
 * @param more   Event properties.
 */
const was = (
	kind: 'dragOver' | 'drop' | 'paste',
	target: Element,
	more: object
) => {
	const event = createEvent[ kind ]( target, more );
	fireEvent( target, event );
	return event.defaultPrevented;
};

/** Dispatches `dragleave`; jsdom's own has no `relatedTarget`. */
const leave = ( root: Element, relatedTarget: Element ) =>
	fireEvent(
		root,
		Object.assign( new Event( 'dragleave' ), { relatedTarget } )
	);

test( 'accepts selected files and ignores other fields', () => {
	const { input, taken, root } = begin();
	Object.defineProperty( input, 'files', { value: [ fileOf( 'a' ) ] } );
	fireEvent.change( root.querySelector( '#other' )! );
	expect( taken ).toEqual( [] );
	fireEvent.change( input );
	expect( taken ).toEqual( [ 'a' ] );
} );

test( 'shows a drop target while files are dragged over it', () => {
	const { root, input, taken } = begin();
	const isOver = () => root.classList.contains( 'is-over' );
	const dataTransfer = carried();
	expect( was( 'dragOver', root, { dataTransfer } ) ).toBe( true );
	expect( isOver() ).toBe( true );
	leave( root, input );
	expect( isOver() ).toBe( true );
	leave( root, document.body );
	expect( isOver() ).toBe( false );
	was( 'dragOver', root, { dataTransfer } );
	expect( was( 'drop', root, { dataTransfer } ) ).toBe( true );
	expect( isOver() ).toBe( false );
	expect( taken ).toEqual( [ 'a,b' ] );
} );

test( 'leaves dragged or pasted text to the browser', () => {
	const { root, taken } = begin();
	const dataTransfer = carried( [ 'text/plain' ] );
	expect( was( 'dragOver', root, { dataTransfer } ) ).toBe( false );
	expect( was( 'drop', root, { dataTransfer } ) ).toBe( false );
	expect( was( 'paste', root, { clipboardData: { files: [] } } ) ).toBe(
		false
	);
	expect( root.className ).toBe( '' );
	expect( taken ).toEqual( [] );
} );

test( 'accepts pasted files', () => {
	const { root, taken } = begin();
	expect( was( 'paste', root, { clipboardData: carried() } ) ).toBe( true );
	expect( taken ).toEqual( [ 'a,b' ] );
} );

test( 'accepts nothing while disabled or after it has ended', () => {
	const { root, input, taken, stop } = begin();
	const all = () =>
		( [ 'dragOver', 'drop' ] as const )
			.map( ( kind ) => was( kind, root, { dataTransfer: carried() } ) )
			.concat( was( 'paste', root, { clipboardData: carried() } ) );
	input.disabled = true;
	expect( all() ).toEqual( [ false, false, false ] );
	input.disabled = false;
	stop.abort();
	expect( all() ).toEqual( [ false, false, false ] );
	expect( taken ).toEqual( [] );
} );
