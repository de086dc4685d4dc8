/** A search form with live results. */
import { search } from '.';
import { item } from '../../../tests/support/items';

const mockAsked: string[] = [];
jest.mock( '@frontage/api', () => ( {
	callAction: async ( _name: string, { s }: { s: string } ) => {
		mockAsked.push( s );
		if ( s === 'broken' ) {
			throw new Error( 'no' );
		}
		return {
			said: '2 results',
			html: `<div><a href="#one">${ s } one</a></div><a href="#two">two</a>`,
		};
	},
} ) );

let field: HTMLInputElement;
let live: ReturnType< typeof search >;
const part = ( name: string ) =>
	document.querySelector< HTMLElement >( `.frontage-search__${ name }` )!;
const options = () => [ ...part( 'results' ).querySelectorAll( 'a' ) ];
const chosen = () =>
	options().findIndex( ( { ariaSelected } ) => ariaSelected === 'true' );

beforeEach( () => {
	jest.useFakeTimers();
	mockAsked.length = 0;
	Element.prototype.scrollIntoView = () => {};
	document.body.innerHTML =
		'<input class="frontage-search__field"><p class="frontage-search__count"></p><div class="frontage-search__results" id="r" hidden></div>';
	field = part( 'field' ) as HTMLInputElement;
	live = search( document.body, {
		settings: 'signed',
		words: { loading: 'Searching…', failed: 'Failed' },
	} );
} );

afterEach( () => {
	live.stop();
	jest.useRealTimers();
} );

async function type( text: string ) {
	field.value = text;
	field.dispatchEvent( new Event( 'input' ) );
	await jest.advanceTimersByTimeAsync( 200 );
}

const press = ( key: string ) =>
	! field.dispatchEvent(
		new KeyboardEvent( 'keydown', { key, cancelable: true } )
	);

it( 'searches for the latest text after a pause, from three characters on', async () => {
	await type( 'br' );
	expect( mockAsked ).toEqual( [] );
	field.value = 'bre';
	field.dispatchEvent( new Event( 'input' ) );
	await jest.advanceTimersByTimeAsync( 100 );
	expect( part( 'count' ).textContent ).toBe( 'Searching…' );
	await type( 'bread' );
	await type( 'パン' );
	await type( 'bread' );
	expect( mockAsked ).toEqual( [ 'bread', 'パン' ] );
	expect( part( 'count' ).textContent ).toBe( '2 results' );
} );

it( 'is a combobox whose options are selected by arrows, with the focus in the field', async () => {
	expect( field.getAttribute( 'aria-controls' ) ).toBe( 'r' );
	expect( field.ariaExpanded ).toBe( 'false' );
	await type( 'bread' );
	expect( field.ariaExpanded ).toBe( 'true' );
	expect( part( 'results' ).hidden ).toBe( false );
	expect( press( 'Enter' ) ).toBe( false );
	expect( press( 'ArrowDown' ) ).toBe( true );
	expect( chosen() ).toBe( 0 );
	expect( field.getAttribute( 'aria-activedescendant' ) ).toBe( 'r-0' );
	press( 'ArrowUp' );
	expect( chosen() ).toBe( -1 );
	expect( field.hasAttribute( 'aria-activedescendant' ) ).toBe( false );
	press( 'ArrowUp' );
	expect( chosen() ).toBe( 1 );
	const follow = jest.fn();
	item( options(), 1 ).onclick = follow;
	expect( press( 'Enter' ) ).toBe( true );
	expect( follow ).toHaveBeenCalled();
} );

it( 'clears itself, and reports a server that does not respond', async () => {
	await type( 'bread' );
	live.clear();
	await jest.advanceTimersByTimeAsync( 0 );
	expect( [ part( 'count' ).textContent, options().length ] ).toEqual( [
		'',
		0,
	] );
	await type( 'broken' );
	expect( part( 'count' ).textContent ).toBe( 'Failed' );
	expect( field.ariaExpanded ).toBe( 'false' );
} );
