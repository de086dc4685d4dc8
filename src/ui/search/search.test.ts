/** A search form with live results. */
import { search } from '.';
import { item } from '../../../tests/support/items';

const mockAsked: string[] = [];
const mockOptions: object[] = [];
jest.mock( '@frontage/api', () => ( {
	callAction: async (
		_name: string,
		{ s }: { s: string },
		options: object
	) => {
		mockAsked.push( s );
		mockOptions.push( options );
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
		'<form action="/" onsubmit="return false"><input type="hidden" name="post_type" value="page"><input class="frontage-search__field" name="s"></form><p class="frontage-search__count"></p><div class="frontage-search__results" id="r" hidden></div><button class="frontage-search__clear" hidden></button>';
	localStorage.clear();
	field = part( 'field' ) as HTMLInputElement;
	live = search( document.body, {
		settings: 'signed',
		words: {
			loading: 'Searching…',
			failed: 'Failed',
			offline: 'Offline',
			recent: 'Recent searches',
			cleared: 'Cleared',
		},
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

it( 'reads in a way that caches may keep', async () => {
	await type( 'bread' );
	expect( mockOptions.at( -1 ) ).toMatchObject( { read: true } );
} );

it( 'says that the browser is offline, and goes on when it is back', async () => {
	const online = jest.spyOn( navigator, 'onLine', 'get' );
	online.mockReturnValue( false );
	await type( 'broken' );
	expect( part( 'count' ).textContent ).toBe( 'Offline' );
	online.mockReturnValue( true );
	field.value = 'bread';
	window.dispatchEvent( new Event( 'online' ) );
	await jest.advanceTimersByTimeAsync( 200 );
	expect( part( 'count' ).textContent ).toBe( '2 results' );
} );

it( 'searches for a suggestion that is pressed, except in a new tab', async () => {
	await type( 'bread' );
	const [ option ] = options();
	option!.dataset.text = 'breads';
	const click = ( init: object ) =>
		option!.dispatchEvent(
			new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
				...init,
			} )
		);
	expect( click( { ctrlKey: true } ) ).toBe( true );
	expect( click( {} ) ).toBe( false );
	await jest.advanceTimersByTimeAsync( 200 );
	expect( field.value ).toBe( 'breads' );
	expect( mockAsked ).toEqual( [ 'bread', 'breads' ] );
} );

describe( 'recent searches', () => {
	const texts = () => options().map( ( { textContent } ) => textContent );
	const kept = () => localStorage.getItem( 'frontage-searches' );

	async function follow( text: string ) {
		await type( text );
		options()[ 0 ]!.click();
		live.clear();
		field.blur();
		await jest.advanceTimersByTimeAsync( 0 );
	}

	it( 'are kept when a result is followed or all are shown, and offered by an empty field', async () => {
		await type( 'never followed' );
		live.clear();
		field.focus();
		expect( texts() ).toEqual( [] );
		await follow( 'bread' );
		await follow( '<img src=x>' );
		await type( 'soup' );
		field.form!.dispatchEvent( new Event( 'submit' ) );
		await follow( 'bread' );
		expect( texts() ).toEqual( [] );
		field.focus();
		expect( texts() ).toEqual( [ 'bread', 'soup', '<img src=x>' ] );
		expect( document.querySelector( 'img' ) ).toBeNull();
		expect( options()[ 1 ]!.href ).toBe(
			'http://localhost/?post_type=page&s=soup'
		);
		expect( part( 'clear' ).hidden ).toBe( false );
		press( 'ArrowDown' );
		press( 'ArrowDown' );
		press( 'Enter' );
		await jest.advanceTimersByTimeAsync( 200 );
		expect( field.value ).toBe( 'soup' );
		expect( options()[ 0 ]!.textContent ).toBe( 'soup one' );
		expect( part( 'clear' ).hidden ).toBe( true );
	} );

	it( 'are at most five, and are cleared by their button', async () => {
		for ( const text of [ 'aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff' ] ) {
			await follow( text );
		}
		field.focus();
		expect( texts() ).toEqual( [ 'fff', 'eee', 'ddd', 'ccc', 'bbb' ] );
		part( 'clear' ).click();
		expect( texts() ).toEqual( [] );
		expect( kept() ).toBeNull();
		expect( part( 'count' ).textContent ).toBe( 'Cleared' );
		expect( field.matches( ':focus' ) ).toBe( true );
		expect( part( 'clear' ).hidden ).toBe( true );
	} );

	it.each( [ 'not JSON', '{}', '[1,null,"' + 'x'.repeat( 200 ) + '"]' ] )(
		'ignore what another script has written: %s',
		( value ) => {
			localStorage.setItem( 'frontage-searches', value );
			field.focus();
			expect( texts() ).toEqual( [] );
		}
	);

	it( 'are neither kept nor offered if the author turned them off', async () => {
		live.stop();
		localStorage.setItem( 'frontage-searches', '["bread"]' );
		live = search( document.body, {
			settings: 'signed',
			words: { loading: '', failed: '', offline: '' },
		} );
		field.focus();
		expect( texts() ).toEqual( [] );
		await follow( 'soup' );
		expect( kept() ).toBe( '["bread"]' );
	} );
} );
