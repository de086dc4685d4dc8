/** How the router handles a URL. */
import { goTo } from '@frontage/scroll';
import { route, type HashChange } from '../view/route';

jest.mock( '@frontage/scroll', () => ( { goTo: jest.fn() } ) );

const PAGE = `<main>
	<div id="times"><frontage-island></frontage-island></div>
	<details><summary><b id="title">More</b></summary><div hidden="until-found"><h2 id="hidden"></h2></div><div id="gallery"><frontage-island></frontage-island></div></details>
	<div id="tabs"><frontage-island><div id="tab-evening"></div></frontage-island></div>
	<h2 id="plain"></h2>
</main>`;

let notified: HashChange[];
let steps: string[];
let stop = () => {};

beforeEach( () => {
	notified = [];
	steps = [];
	history.replaceState( null, '', '/' );
	jest.mocked( goTo ).mockImplementation( ( { id }, { isNear } = {} ) => {
		steps.push( `${ isNear ? 'near' : 'to' } ${ id }` );
	} );
	history.scrollRestoration = 'auto';
	document.body.innerHTML = PAGE;
	setTouched( false );
	window.scrollTo = ( () => steps.push( 'top' ) ) as typeof scrollTo;
	for ( const element of document.querySelectorAll< HTMLElement >(
		'[id]'
	) ) {
		element.addEventListener( 'frontage:hashchange', ( event ) => {
			steps.push( `tell ${ element.id }` );
			notified.push( ( event as CustomEvent< HashChange > ).detail );
		} );
	}
	for ( const island of document.querySelectorAll( 'frontage-island' ) ) {
		Object.assign( island, {
			wake: async () =>
				steps.push( `wake in ${ island.parentElement?.id }` ),
		} );
	}
} );

afterEach( () => stop() );

const settled = () => new Promise( ( done ) => setTimeout( done, 50 ) );

function setTouched( hasBeenActive: boolean ) {
	Object.defineProperty( navigator, 'userActivation', {
		value: { hasBeenActive },
		configurable: true,
	} );
}

async function load( hash: string ) {
	history.replaceState( null, '', `/${ hash }` );
	stop = route();
	await settled();
}

async function change( hash: string ) {
	const oldURL = location.href;
	history.pushState( null, '', `/${ hash }` );
	dispatchEvent( new HashChangeEvent( 'hashchange', { oldURL } ) );
	await settled();
}

test( 'every entry of the hash triggers an event on its module', async () => {
	await load( '#times|2||gallery|red|3||nobody|1' );
	expect( notified ).toEqual( [
		{ id: 'times', index: 2, parts: [ '2' ] },
		{ id: 'gallery', index: null, parts: [ 'red', '3' ] },
	] );
} );

test( 'drops invalid characters', async () => {
	await load( '#ti<m>es|%201;' );
	expect( notified ).toEqual( [ { id: 'times', index: 1, parts: [ '1' ] } ] );
} );

test( 'wakes a module before it fires its event', async () => {
	await load( '#times|1' );
	expect( steps ).toEqual( [
		'top',
		'wake in times',
		'tell times',
		'near times',
	] );
} );

test( 'state in the URL on load scrolls from the top to a module off screen', async () => {
	await load( '#gallery|red' );
	expect( history.scrollRestoration ).toBe( 'manual' );
	expect( steps ).toEqual( [
		'top',
		'wake in gallery',
		'tell gallery',
		'near gallery',
	] );
} );

const becomes = ( url: string ) =>
	Object.assign( document.querySelector( '#gallery frontage-island' )!, {
		wake: async () => history.replaceState( null, '', url ),
	} );

test( 'leads to a module that corrects its state in the URL, and tells it what is right', async () => {
	becomes( '/#gallery|all|1' );
	await load( '#gallery|odd|2' );
	const [ { parts } = {} as HashChange ] = notified;
	expect( parts ).toEqual( [ 'all', '1' ] );
	expect( steps ).toContain( 'near gallery' );
	// The visitor has gone on meanwhile.
	becomes( '/#plain' );
	steps = [];
	await change( '#gallery|odd|2' );
	expect( steps ).toEqual( [] );
} );

test( 'opens closed parents of the module', async () => {
	await load( '#gallery|red' );
	expect( document.querySelector( 'details' )?.open ).toBe( true );
} );

test.each( [ '', '#nobody', '#%' ] )(
	'does nothing for “%s”',
	async ( hash ) => {
		await load( hash );
		expect( steps ).toEqual( [] );
		expect( history.scrollRestoration ).toBe( 'auto' );
	}
);

test( 'brings the target of a plain anchor into view, and leaves focus and history to the browser', async () => {
	await load( '#plain' );
	expect( steps ).toEqual( [ 'to plain' ] );
	expect( document.querySelector( ':focus' ) ).toBeNull();
	expect( history.scrollRestoration ).toBe( 'auto' );
} );

test( 'opens the way to the target of a plain anchor, and moves the focus there', async () => {
	const heard = jest.fn();
	document.addEventListener( 'beforematch', heard, { once: true } );
	await load( '#hidden' );
	const target = document.getElementById( 'hidden' )!;
	expect( target.closest( 'details' )?.open ).toBe( true );
	expect( target.closest( '[hidden]' ) ).toBeNull();
	expect( heard ).toHaveBeenCalledTimes( 1 );
	expect( target.matches( ':focus' ) ).toBe( true );
	target.blur();
	expect( target.hasAttribute( 'tabindex' ) ).toBe( false );
} );

test( 'does not open an accordion item for a link to its title', async () => {
	await load( '#title' );
	expect( document.querySelector( 'details' )?.open ).toBe( false );
} );

test( 'leaves the position to the browser after a reload', async () => {
	performance.getEntriesByType = () => [
		{ type: 'reload' } as PerformanceEntry & { type: string },
	];
	await load( '#plain' );
	expect( goTo ).toHaveBeenLastCalledWith(
		document.getElementById( 'plain' ),
		{ isNear: false, keepPage: true }
	);
	Reflect.deleteProperty( performance, 'getEntriesByType' );
} );

test.each( [
	[ 'as the Navigation API tells', new EventTarget() ],
	[ 'as seen before, without that API', undefined ],
] )(
	'leaves the position to the browser on Back and Forward, %s',
	async ( _, navigation ) => {
		const go = ( navigationType: string, hash: string ) => {
			navigation?.dispatchEvent(
				Object.assign( new Event( 'navigate' ), { navigationType } )
			);
			return change( hash );
		};
		if ( navigation ) {
			Object.assign( self, { navigation } );
		}
		await load( '' );
		await go( 'push', '#plain' );
		expect( goTo ).toHaveBeenLastCalledWith( expect.anything(), {
			isNear: false,
			keepPage: false,
		} );
		await go( 'traverse', '' );
		await go( 'traverse', '#plain' );
		expect( goTo ).toHaveBeenLastCalledWith( expect.anything(), {
			isNear: false,
			keepPage: true,
		} );
		expect( history.state ).toBeNull();
		Reflect.deleteProperty( self, 'navigation' );
	}
);

test( 'a link to the current URL leads there again', async () => {
	await load( '#plain' );
	steps = [];
	document.body.insertAdjacentHTML( 'beforeend', '<a href="#plain"></a>' );
	document.querySelector( 'a' )!.click();
	await settled();
	expect( steps ).toEqual( [ 'to plain' ] );
} );

test( 'the name of a tab shows its panel', async () => {
	await load( '#evening' );
	expect( steps ).toEqual( [
		'top',
		'wake in tabs',
		'wake in tabs',
		'near tab-evening',
	] );
	expect( notified ).toEqual( [] );
} );

test( 'does not scroll up once the visitor has used the page', async () => {
	setTouched( true );
	await load( '#times|1' );
	expect( steps ).not.toContain( 'top' );
	expect( history.scrollRestoration ).toBe( 'auto' );
	expect( notified ).toHaveLength( 1 );
} );

test( 'a later change notifies all modules and shows the changed one', async () => {
	await load( '#times|1' );
	steps = [];
	await change( '#times|1||gallery|red|2' );
	expect( steps ).toEqual( [
		'wake in times',
		'wake in gallery',
		'tell times',
		'tell gallery',
		'near gallery',
	] );
} );

test( 'fires nothing while inactive', async () => {
	await load( '' );
	stop();
	await change( '#times|1' );
	expect( notified ).toEqual( [] );
} );
