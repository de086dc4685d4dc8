/** Ads whose pictures come late, or never: only what was there to be seen is counted (S0 §7). */
import { adBlock, countedOf, makeAds } from './support/ads';
import { publishContent } from './support/rest';
import { expect, test, visit } from './support/test';

test( 'an ad whose picture is blocked is not seen, and one that comes late is', async ( {
	admin,
	expectedErrors,
	open,
} ) => {
	expectedErrors.push( /ERR_BLOCKED_BY_CLIENT|ERR_FAILED/ );
	const [ ad ] = await makeAds( [ { image: 9001, width: 300 } ] );
	const { link } = await publishContent( admin, adBlock( ad! ) );
	const shown = ( page: typeof admin ) =>
		page.locator( '.frontage-ad__item.is-shown' );

	const blocked = await open();
	await blocked.clock.install();
	await blocked.route( /uploads/, ( route ) =>
		route.abort( 'blockedbyclient' )
	);
	await visit( blocked, link );
	await expect( shown( blocked ) ).toBeVisible();
	await blocked.clock.runFor( 10_000 );

	const late = await open();
	let answer = () => {};
	const ready = new Promise< void >( ( done ) => ( answer = done ) );
	await late.route( /uploads/, async ( route ) => {
		await ready;
		await route.continue();
	} );
	await late.goto( link, { waitUntil: 'domcontentloaded' } );
	await expect( shown( late ) ).toBeVisible();
	answer();
	await expect
		.poll( async () => ( await countedOf( ad! ) ).impressions )
		.toBe( 1 );
	expect( await countedOf( ad! ) ).toEqual( { impressions: 1, clicks: 0 } );
} );
