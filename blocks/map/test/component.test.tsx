/** The map in the browser: nothing is loaded before a press, failures leave the drawing, the list works by itself. */
import { waitFor } from '@testing-library/dom';
import { grantConsent, mayContact, withdraw } from '@frontage/lib/consent';
import type { FrontageIsland } from '@frontage/islands/types';
import { hydrate } from '@frontage/react/hydrate';
import { read, blocks } from '../../../tests/conformance/modules';
import { FrontageMap } from '../view/component';
import type { MapProps } from '../view/types';
import { wakeIfAllowed } from '../view/remembered';
import { settle } from '../../../tests/support/settle';

const mockOpen = jest.fn();
const mockPins = { show: jest.fn(), filter: jest.fn() };

jest.mock( '@frontage/map-leaflet', () => ( {
	openMap: ( ...given: unknown[] ) => mockOpen( ...given ),
	putPins: async () => mockPins,
} ) );

const surface = { remove: jest.fn() };

beforeAll( () => {
	(
		globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
	 ).IS_REACT_ACT_ENVIRONMENT = false;
} );

/** Hydrates the golden file of a fixture. */
function start() {
	const module = blocks.find( ( { slug } ) => slug === 'map' )!;
	document.body.innerHTML = read(
		module,
		'fixtures/bakery-and-its-shops.html'
	);
	const island = document.querySelector< FrontageIsland >(
		'frontage-island[name=map]'
	)!;
	const props: MapProps = JSON.parse( island.getAttribute( 'props' )! );
	const stop = hydrate( FrontageMap )(
		island,
		props as unknown as Record< string, unknown >
	) as () => void;
	const find = ( selector: string ) =>
		island.querySelector< HTMLElement >( selector )!;
	const press = async ( selector: string ) => {
		await settle( () => find( selector ).click() );
	};
	const seen = ( selector: string ) =>
		waitFor( () => expect( find( selector ) ).not.toBeNull() );
	return { island, props, find, press, seen, stop };
}

beforeEach( () => {
	Element.prototype.scrollIntoView = jest.fn();
	localStorage.clear();
	jest.clearAllMocks();
	mockOpen.mockResolvedValue( surface );
} );

test( 'opens at a press, and goes back to the drawing when consent is withdrawn', async () => {
	const { find, press, props, seen, stop } = start();
	expect( mockOpen ).not.toHaveBeenCalled();
	await press( '[data-consent=always]' );
	await seen( '.frontage-map__stop' );
	expect( mockOpen ).toHaveBeenCalledTimes( 1 );
	expect( mockOpen.mock.calls[ 0 ][ 1 ] ).toMatchObject( {
		center: props.center,
	} );
	expect( find( '.frontage-map__drawing' ).hidden ).toBe( true );
	expect( find( '.frontage-map__ask' ).hidden ).toBe( true );
	expect( mayContact( props.terms ) ).toBe( true );
	await press( '.frontage-map__stop button' );
	expect( surface.remove ).toHaveBeenCalledTimes( 1 );
	expect( mayContact( props.terms ) ).toBe( false );
	expect( find( '.frontage-map__drawing' ).hidden ).toBe( false );
	expect( find( '.frontage-map__ask' ).hidden ).toBe( false );
	await press( '[data-consent=once]' );
	await seen( '.frontage-map__stop' );
	expect( mockOpen ).toHaveBeenCalledTimes( 2 );
	stop();
} );

test( 'says that the map could not be loaded, keeps the drawing, and tries again', async () => {
	mockOpen.mockRejectedValueOnce( new Error( 'No tile' ) );
	const { find, press, props, seen, stop } = start();
	await press( '[data-consent=once]' );
	await seen( '.frontage-map__failed' );
	expect( find( '.frontage-map__failed' ).textContent ).toContain(
		props.words.failed
	);
	expect( find( '.frontage-map__drawing' ).hidden ).toBe( false );
	await waitFor( () =>
		expect( find( '[role=status]' ).textContent ).toBe( props.words.failed )
	);
	await press( '.frontage-map__failed button' );
	await seen( '.frontage-map__stop' );
	expect( find( '.frontage-map__failed' ) ).toBeNull();
	expect( find( '.frontage-map__drawing' ).hidden ).toBe( true );
	stop();
} );

test( 'the list shows a place on the map, and marks it without one', async () => {
	const { find, press, island, seen, stop } = start();
	await press( '[data-place="1"]' );
	expect( find( '.is-chosen .frontage-map__name' ).textContent ).toBe(
		'Shop at the market'
	);
	expect( find( '[role=status]' ).textContent ).toContain(
		'Shop at the market'
	);
	expect( mockPins.show ).not.toHaveBeenCalled();
	expect( find( '.frontage-map__mark.is-current' ).dataset.mark ).toBe( '1' );
	await press( '[data-consent=once]' );
	await seen( '.frontage-map__stop' );
	await press( '[data-place="0"]' );
	expect( mockPins.show ).toHaveBeenCalledWith( 0 );
	expect( island.querySelectorAll( '.is-chosen' ) ).toHaveLength( 1 );
	stop();
} );

test( 'search finds words without accents, in the list and on the map', async () => {
	const { find, press, island, seen, stop } = start();
	await press( '[data-consent=once]' );
	await seen( '.frontage-map__stop' );
	const input = find( 'input' ) as HTMLInputElement;
	const type = ( text: string ) =>
		settle( () => {
			Object.getOwnPropertyDescriptor(
				HTMLInputElement.prototype,
				'value'
			)!.set!.call( input, text );
			input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
	const shown = () =>
		[ ...island.querySelectorAll( 'li:not([hidden])' ) ].length;
	await type( 'muller nowhere' );
	expect( shown() ).toBe( 0 );
	await type( 'muller castle' );
	expect( shown() ).toBe( 1 );
	expect( mockPins.filter ).toHaveBeenLastCalledWith( [ 4 ] );
	expect( find( '[role=status]' ).textContent ).toBe( '1 of 6 places' );
	await type( 'nowhere' );
	expect( find( '.frontage-map__none' ) ).not.toBeNull();
	await type( '' );
	expect( shown() ).toBe( 6 );
	stop();
} );

test( 'a search before the map is loaded narrows the map too', async () => {
	const { find, press, seen, stop } = start();
	const input = find( 'input' ) as HTMLInputElement;
	await settle( () => {
		Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			'value'
		)!.set!.call( input, 'station' );
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	await press( '[data-consent=once]' );
	await seen( '.frontage-map__stop' );
	expect( mockPins.filter ).toHaveBeenLastCalledWith( [ 3 ] );
	stop();
} );

test( 'says each time what happens, and goes when consent is withdrawn elsewhere', async () => {
	const { find, press, props, seen, stop } = start();
	await press( '[data-place="0"]' );
	await press( '[data-consent=once]' );
	await seen( '.frontage-map__stop' );
	await waitFor( () =>
		expect( find( '[role=status]' ).textContent ).toBe( props.words.loaded )
	);
	await settle( () => withdraw( { ...props.terms, vendor: 'another' } ) );
	expect( find( '.frontage-map__stop' ) ).not.toBeNull();
	await settle( () => withdraw( props.terms ) );
	await waitFor( () => expect( find( '.frontage-map__stop' ) ).toBeNull() );
	expect( surface.remove ).toHaveBeenCalledTimes( 1 );
	stop();
} );

test( 'offers no end of what the owner has allowed', async () => {
	const { find, island, press, stop } = start();
	window.wp_has_consent = () => true;
	await press( '[data-consent=once]' );
	await waitFor( () =>
		expect( island.querySelector( '.is-ready' ) ).not.toBeNull()
	);
	expect( find( '.frontage-map__stop' ) ).toBeNull();
	delete window.wp_has_consent;
	stop();
} );

test( 'wakes by itself only for visitors who agreed before', () => {
	const { props, island } = start();
	const wake = jest.fn();
	Object.defineProperty( island, 'wake', { value: wake } );
	const asker = document.querySelector< FrontageIsland >(
		'frontage-island[name=map-remembered]'
	)!;
	wakeIfAllowed( asker, props.terms );
	expect( wake ).not.toHaveBeenCalled();
	grantConsent( props.terms );
	wakeIfAllowed( asker, props.terms );
	expect( wake ).toHaveBeenCalledTimes( 1 );
} );
