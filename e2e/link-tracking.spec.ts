/** Clicks on links that lead away, made by people who leave at once, from the click to the sums (S0 §7, ruling 6). */
import {
	ON,
	counted,
	linkTo,
	publishLinks,
	startElsewhere,
	type Elsewhere,
} from './support/links';
import { expect, test, visit } from './support/test';

const LINKS = 20;

/** Each clicks every link once, as many as one visitor may in a minute. */
const VISITORS = 10;

/** Each click loads two pages, which takes a busy machine more than a second. */
const SLOW_MS = 600_000;

/** S0 §7. */
const REDIRECT_MS = 1000;

let other: Elsewhere;

test.beforeAll( async () => {
	other = await startElsewhere();
} );

test.afterAll( () => other.close() );

test( 'counts 200 of 200 clicks of people who leave as soon as they see a link', async ( {
	admin,
	open,
} ) => {
	test.setTimeout( SLOW_MS );
	const at = Array.from( { length: LINKS }, ( _, number ) => number );
	const url = await publishLinks(
		admin,
		at
			.map( ( number ) => linkTo( other.host, `hasty-${ number }` ) )
			.join( ' ' )
	);
	for ( let visitor = 0; visitor < VISITORS; visitor++ ) {
		const page = await open(
			{ userAgent: `Hasty ${ visitor } ${ crypto.randomUUID() }` },
			ON
		);
		for ( const number of at ) {
			await page.goto( url, { waitUntil: 'commit' } );
			await page
				.getByRole( 'link', {
					name: `Stop hasty-${ number }`,
					exact: true,
				} )
				.click( { noWaitAfter: true } );
			await page.waitForURL(
				`http://${ other.host }/stop/hasty-${ number }?**`
			);
		}
	}
	const all = async () => {
		const rows = await counted( admin, `${ other.host }/stop/hasty` );
		return rows.sort( ( a, b ) => a.key.localeCompare( b.key ) );
	};
	await expect
		.poll( async () =>
			( await all() ).reduce( ( sum, { hits } ) => sum + hits, 0 )
		)
		.toBe( LINKS * VISITORS );
	expect( await all() ).toEqual(
		at
			.map( ( number ) => ( {
				key: `${ other.host }/stop/hasty-${ number }`,
				hits: VISITORS,
			} ) )
			.sort( ( a, b ) => a.key.localeCompare( b.key ) )
	);
} );

test( 'counts every way to follow a link, and links that are added later', async ( {
	admin,
	open,
} ) => {
	const url = await publishLinks( admin, linkTo( other.host, 'ways' ) );
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
	await expect
		.poll( () => counted( admin, `${ other.host }/stop/ways` ) )
		.toEqual( [ { key: `${ other.host }/stop/ways`, hits: 4 } ] );
} );

test( 'without beacons, follows a plain click after a second, and no other click later', async ( {
	admin,
	open,
} ) => {
	const url = await publishLinks( admin, linkTo( other.host, 'old' ) );
	const page = await open( {}, ON );
	await page.addInitScript( () => {
		delete ( Navigator.prototype as Partial< Navigator > ).sendBeacon;
	} );
	await visit( page, url );
	const stop = page.getByRole( 'link', { name: 'Stop old' } );
	const prevented = () =>
		page.evaluate(
			() =>
				new Promise( ( done ) =>
					addEventListener(
						'click',
						( event ) => done( event.defaultPrevented ),
						{ once: true }
					)
				)
		);
	const [ isHeld, tab ] = await Promise.all( [
		prevented(),
		page.context().waitForEvent( 'page' ),
		stop.click( { modifiers: [ 'ControlOrMeta' ] } ),
	] );
	expect( isHeld ).toBe( false );
	await tab.close();
	other.arrivals.length = 0;
	const pressed = Date.now();
	await Promise.all( [
		page.waitForURL( `http://${ other.host }/stop/old?secret=1#here` ),
		stop.click( { noWaitAfter: true } ),
	] );
	expect( other.arrivals ).toHaveLength( 1 );
	expect( other.arrivals[ 0 ]! - pressed ).toBeGreaterThanOrEqual(
		REDIRECT_MS
	);
	await expect
		.poll( () => counted( admin, `${ other.host }/stop/old` ) )
		.toEqual( [ { key: `${ other.host }/stop/old`, hits: 2 } ] );
} );
