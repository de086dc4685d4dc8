/** Accordions in find-in-page, print, reduced motion, right-to-left and different themes. */
import {
	paragraph,
	item,
	accordion,
	DAY,
	publish,
	items,
	expectOpen,
	press,
	opening,
} from './support/accordion';
import { expect, expectNoAxe, test, visit } from './support/test';

test( 'shows what find-in-page finds', async ( { admin, page } ) => {
	await visit(
		page,
		`${ await publish( admin, accordion( {}, ...DAY ) ) }#:~:text=Soup,slowly`
	);
	await expectOpen( page, 1 );
	await expect( page.getByText( 'Soup, slowly.' ) ).toBeInViewport();
} );

test( 'shows everything in print and without script', async ( {
	admin,
	page,
	noJs,
} ) => {
	const address = await publish( admin, accordion( {}, ...DAY ) );
	for ( const reader of [ page, noJs ] ) {
		await visit( reader, address );
		await expect( reader.getByText( 'A video.' ) ).toBeHidden();
		await reader.emulateMedia( { media: 'print' } );
		for ( const text of [
			'Coffee and the papers.',
			'Soup, slowly.',
			'A video.',
		] ) {
			await expect( reader.getByText( text ) ).toBeVisible();
		}
	}
} );

test( 'opens in 700 ms, in the chosen duration, or at once with reduced motion', async ( {
	admin,
	page,
	lessMotion,
} ) => {
	const mode = { openMode: 'multiple' };
	const usual = await publish( admin, accordion( mode, ...DAY ) );
	await visit( page, usual );
	expect( ( await opening( items( page ).nth( 1 ) ) ).time ).toBe( '0.7s' );
	await visit(
		page,
		await publish( admin, accordion( { ...mode, duration: 5000 }, ...DAY ) )
	);
	expect( await opening( items( page ).nth( 1 ) ) ).toEqual( {
		time: '5s',
		isMoving: true,
	} );
	await visit( lessMotion, usual );
	expect( await opening( items( lessMotion ).nth( 1 ) ) ).toEqual( {
		time: '0s',
		isMoving: false,
	} );
	await expect( lessMotion.getByText( 'Soup, slowly.' ) ).toBeVisible();
} );

test( 'does not clip an open item', async ( { admin, page } ) => {
	await visit(
		page,
		await publish(
			admin,
			accordion( { openMode: 'multiple', duration: 100 }, ...DAY )
		)
	);
	await press( page, 'Noon' );
	const overflow = () =>
		items( page )
			.nth( 1 )
			.evaluate(
				( one ) => getComputedStyle( one, '::details-content' ).overflow
			);
	await expect.poll( overflow ).toBe( 'visible' );
} );

test(
	'works in right-to-left languages',
	{ tag: '@deep' },
	async ( { admin, rtl } ) => {
		await visit(
			rtl,
			await publish( admin, accordion( { iconSide: 'end' }, ...DAY ) )
		);
		const summary = ( await rtl
			.locator( 'summary' )
			.first()
			.boundingBox() )!;
		const title = ( await rtl
			.locator( '.frontage-accordion__title' )
			.first()
			.boundingBox() )!;
		const atStart = summary.x + summary.width - ( title.x + title.width );
		expect( title.x - summary.x ).toBeGreaterThan( atStart + 16 );
		await press( rtl, 'Noon' );
		await expectOpen( rtl, 1 );
		await expectNoAxe( rtl, '.frontage-accordion' );
	}
);

test( 'works in a classic theme', async ( { admin, classic } ) => {
	await visit( classic, await publish( admin, accordion( {}, ...DAY ) ) );
	await press( classic, 'Noon' );
	await expectOpen( classic, 1 );
	await expectNoAxe( classic, '.frontage-accordion' );
} );

test( 'prints FAQ data once per page, and only on the page itself', async ( {
	admin,
	page,
} ) => {
	const faq = accordion(
		{ isFaq: true, openMode: 'collapsible' },
		item(
			{ title: 'Ship <em>bread</em>?' },
			paragraph( 'No. <a href="/order/">Order</a> &amp; fetch it.' )
		)
	);
	const address = await publish(
		admin,
		faq + accordion( { isFaq: true }, ...DAY ) + faq
	);
	await visit( page, address );
	const script = page.locator( 'script[type="application/ld+json"]' );
	await expect( script ).toHaveCount( 1 );
	const data = JSON.parse( ( await script.textContent() ) ?? '' );
	expect( data ).toMatchObject( {
		'@context': 'https://schema.org',
		'@type': 'FAQPage',
	} );
	expect( data.mainEntity ).toHaveLength( 4 );
	expect( data.mainEntity[ 0 ] ).toEqual( {
		'@type': 'Question',
		name: 'Ship bread?',
		acceptedAnswer: {
			'@type': 'Answer',
			text: `<p>No. <a href="${ new URL( '/order/', address ) }">Order</a> &amp; fetch it.</p>`,
		},
	} );
	const rest = await page.request.get(
		`/wp-json/wp/v2/pages?slug=${ /made-[\w-]+/.exec( address )![ 0 ] }`
	);
	expect( await rest.text() ).toContain( 'Ship' );
	expect( await rest.text() ).not.toContain( 'FAQPage' );
} );
