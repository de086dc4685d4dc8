/** Clicks on links that lead away, made by people who leave at once, from the click to the sums (S0 §7, ruling 6). */
import {
	ON,
	clickInHaste,
	counted,
	linkTo,
	publishLinks,
	startElsewhere,
	type Elsewhere,
} from './support/links';
import { expect, test, visit } from './support/test';

let other: Elsewhere;

test.beforeAll( async () => {
	other = await startElsewhere();
} );

test.afterAll( () => other.close() );

test( 'counts all clicks of a visitor who leaves at once', async ( {
	admin,
	open,
} ) => {
	await clickInHaste( admin, other, [ () => open( {}, ON ) ], 5 );
} );

test( 'counts every way to follow a link, links that are added later, and clicks without beacons', async ( {
	admin,
	open,
} ) => {
	const url = await publishLinks(
		admin,
		linkTo( other.host, 'ways' ) + linkTo( other.host, 'old' )
	);
	const page = await open( {}, ON );
	await visit( page, url );
	const stop = page.getByRole( 'link', { name: 'Stop ways' } );
	const opened = async ( act: () => Promise< unknown > ) => {
		const [ tab ] = await Promise.all( [
			page.context().waitForEvent( 'page' ),
			act(),
		] );
		await tab.close();
	};
	await opened( () => stop.click( { button: 'middle' } ) );
	await opened( () => stop.click( { modifiers: [ 'ControlOrMeta' ] } ) );
	await opened( () => stop.click( { modifiers: [ 'Shift' ] } ) );
	await stop.click( { button: 'right' } );
	await stop.evaluate( ( { parentElement, outerHTML } ) =>
		parentElement!.insertAdjacentHTML(
			'beforeend',
			outerHTML.replace( 'Stop ways', '<b>Later</b>' )
		)
	);
	await page.getByRole( 'link', { name: 'Later' } ).focus();
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( `http://${ other.host }/**` );

	await page.addInitScript( () => {
		delete ( Navigator.prototype as Partial< Navigator > ).sendBeacon;
	} );
	await visit( page, url );
	const old = page.getByRole( 'link', { name: 'Stop old' } );
	await opened( () => old.click( { modifiers: [ 'ControlOrMeta' ] } ) );
	const clicked = await old.evaluateHandle( ( link ) => ( {
		isHeld: new Promise( ( done ) =>
			link.addEventListener( 'click', ( event ) =>
				setTimeout( () => done( event.defaultPrevented ) )
			)
		),
	} ) );
	const isHeld = clicked.evaluate( ( { isHeld: told } ) => told );
	await old.click( { noWaitAfter: true } );
	expect( await isHeld ).toBe( true );
	await page.waitForURL( `http://${ other.host }/stop/old?secret=1#here` );
	for ( const [ name, hits ] of [
		[ 'ways', 4 ],
		[ 'old', 2 ],
	] as const ) {
		const key = `${ other.host }/stop/${ name }`;
		await expect
			.poll( () => counted( admin, key ) )
			.toEqual( [ { key, hits } ] );
	}
} );
