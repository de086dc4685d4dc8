/** The open item of a `single` accordion stays open for keyboards and screen readers, and is announced so. */
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import { take } from '../../../tests/support/items';

const details = ( group: string, isOpen: boolean, inner = '' ) =>
	`<details name="${ group }"${
		isOpen ? ' open' : ''
	}><summary>Title</summary><div>${ inner }</div></details>`;

let stop: () => void;
let summaries: [ HTMLElement, HTMLElement, HTMLElement ];

beforeEach( () => {
	globalThis.CSS ??= {} as typeof CSS;
	CSS.escape ??= ( text ) => text;
	document.body.innerHTML = `<frontage-island>${
		details( 'day', true, details( 'inner', true ) ) +
		details( 'day', false )
	}</frontage-island>`;
	summaries = take( document.querySelectorAll( 'summary' ), 3 );
	stop = enhance( document.body.firstElementChild as FrontageIsland, {
		group: 'day',
	} );
} );

afterEach( () => stop() );

const isLetThrough = ( summary: HTMLElement ) =>
	summary.dispatchEvent(
		new MouseEvent( 'click', { bubbles: true, cancelable: true } )
	);

const saysSo = ( summary: HTMLElement ) =>
	summary.getAttribute( 'aria-disabled' );

it( 'blocks a click only on the open item', () => {
	expect( isLetThrough( summaries[ 0 ] ) ).toBe( false );
	expect( isLetThrough( summaries[ 2 ] ) ).toBe( true );
} );

it( 'ignores an accordion inside', () => {
	expect( isLetThrough( summaries[ 1 ] ) ).toBe( true );
	expect( saysSo( summaries[ 1 ] ) ).toBeNull();
} );

it( 'marks the item that cannot be closed, also after another one was opened', () => {
	expect( summaries.map( saysSo ) ).toEqual( [ 'true', null, null ] );
	const [ first, , other ] = take(
		document.querySelectorAll( 'details' ),
		3
	);
	first.open = false;
	other.open = true;
	other.dispatchEvent( new Event( 'toggle' ) );
	expect( summaries.map( saysSo ) ).toEqual( [ null, null, 'true' ] );
} );

it( 'stops when the island is removed', () => {
	stop();
	expect( isLetThrough( summaries[ 0 ] ) ).toBe( true );
} );
