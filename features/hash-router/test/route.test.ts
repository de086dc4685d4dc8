/** How the router handles a URL. */
import { route, type HashChange } from '../view/route';

const PAGE = `<main>
	<div id="times"><frontage-island></frontage-island></div>
	<details><summary>More</summary><div id="gallery"><frontage-island></frontage-island></div></details>
	<div id="tabs"><frontage-island><div id="tab-evening"></div></frontage-island></div>
	<h2 id="plain"></h2>
</main>`;

let notified: HashChange[];
let steps: string[];
let stop = () => {};

/** Elements below the viewport. */
let below: string[];

beforeEach( () => {
	notified = [];
	steps = [];
	below = [];
	history.scrollRestoration = 'auto';
	document.body.innerHTML = PAGE;
	setTouched( false );
	window.scrollTo = ( () => steps.push( 'top' ) ) as typeof scrollTo;
	for ( const element of document.querySelectorAll< HTMLElement >(
		'[id]'
	) ) {
		element.getBoundingClientRect = () =>
			( below.includes( element.id )
				? { top: 2000, bottom: 2100 }
				: { top: 10, bottom: 110 } ) as DOMRect;
		element.scrollIntoView = () => steps.push( `to ${ element.id }` );
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

const settled = () => new Promise( ( done ) => setTimeout( done ) );

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
	expect( steps ).toEqual( [ 'top', 'wake in times', 'tell times' ] );
} );

test( 'state in the URL on load scrolls from the top to a module off screen', async () => {
	below = [ 'gallery' ];
	await load( '#gallery|red' );
	expect( history.scrollRestoration ).toBe( 'manual' );
	expect( steps ).toEqual( [
		'top',
		'wake in gallery',
		'tell gallery',
		'to gallery',
	] );
} );

test( 'opens closed parents of the module', async () => {
	await load( '#gallery|red' );
	expect( document.querySelector( 'details' )?.open ).toBe( true );
} );

test.each( [ '', '#plain', '#tab-evening', '#nobody' ] )(
	'leaves a plain anchor such as “%s” to the browser',
	async ( hash ) => {
		below = [ 'plain', 'tab-evening' ];
		await load( hash );
		expect( steps ).toEqual( [] );
		expect( history.scrollRestoration ).toBe( 'auto' );
	}
);

test( 'the name of a tab shows its panel', async () => {
	below = [ 'tab-evening' ];
	await load( '#evening' );
	expect( steps ).toEqual( [ 'top', 'wake in tabs', 'to tab-evening' ] );
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
	below = [ 'times', 'gallery' ];
	await load( '#times|1' );
	steps = [];
	await change( '#times|1||gallery|red|2' );
	expect( steps ).toEqual( [
		'wake in times',
		'wake in gallery',
		'tell times',
		'tell gallery',
		'to gallery',
	] );
} );

test( 'fires nothing while inactive', async () => {
	await load( '' );
	stop();
	await change( '#times|1' );
	expect( notified ).toEqual( [] );
} );
