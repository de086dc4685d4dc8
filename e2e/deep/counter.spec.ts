/** Counters for visitors and authors. What need not run at each commit. */
import type { Page } from '@playwright/test';
import { listBlock, publishPage } from '../support/posts';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from '../support/test';

const PAGE = '/modules/counter/';

const final = ( page: Page, id: string ) =>
	page.locator( `#${ id } .frontage-count__final` );
const running = ( page: Page, id: string ) =>
	page.locator( `#${ id } .frontage-count__running` );

/** Blocks that push what follows below the first screen. */
const FAR =
	'<!-- wp:spacer {"height":"1600px"} --><div style="height:1600px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

const counter = ( attributes: object ) =>
	listBlock( 'counter', {
		anchor: 'sold',
		number: '12400',
		suffix: '+',
		label: 'Loaves a year',
		...attributes,
	} );

test( 'shows the final number without script, without motion and in print', async ( {
	admin,
	noJs,
	lessMotion,
	page,
} ) => {
	const url = await publishPage( admin, FAR + counter( {} ) );
	for ( const visitor of [ noJs, lessMotion ] ) {
		await visit( visitor, url );
		await visitor.locator( '#sold' ).scrollIntoViewIfNeeded();
		await expect( final( visitor, 'sold' ) ).toHaveText( '12,400+' );
		await expect( final( visitor, 'sold' ) ).toHaveCSS( 'opacity', '1' );
		await expect( running( visitor, 'sold' ) ).toHaveCount( 0 );
	}
	await visit( page, url );
	await page.evaluate( () => scrollTo( { top: 900, behavior: 'instant' } ) );
	await expect( running( page, 'sold' ) ).toHaveText( '0+' );
	await page.emulateMedia( { media: 'print' } );
	await expect( final( page, 'sold' ) ).toHaveCSS( 'opacity', '1' );
	await expect( running( page, 'sold' ) ).toBeHidden();
} );

test( 'fits phones and right-to-left languages', async ( { narrow, rtl } ) => {
	await visit( narrow, PAGE );
	await expectNoOverflow( narrow );
	await expectNoAxe( narrow, '.frontage-counter' );
	await visit( rtl, PAGE );
	// A minus stays in front of its number.
	await expect( final( rtl, 'cups' ) ).toHaveText( '−1,234,567' );
	await expect(
		rtl.locator( '#cups .frontage-count__final > [dir]' )
	).toHaveCSS( 'direction', 'ltr' );
} );
