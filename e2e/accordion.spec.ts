/**
 * Accordions as visitors use them: with mouse, touch, keys, links, search and print, with and without script.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxe, test, visit } from './support/test';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

const item = ( attributes: object, content: string ) =>
	`<!-- wp:frontage/accordion-item ${ JSON.stringify( attributes ) } -->${ content }<!-- /wp:frontage/accordion-item -->`;

const accordion = ( attributes: object, ...items: string[] ) =>
	`<!-- wp:frontage/accordion ${ JSON.stringify( attributes ) } -->${ items.join( '' ) }<!-- /wp:frontage/accordion -->`;

const DAY = [
	item(
		{ title: 'Morning', isOpen: true },
		paragraph( 'Coffee and the papers.' )
	),
	item( { title: 'Noon' }, paragraph( 'Soup, slowly.' ) ),
	item(
		{ title: 'Evening', anchor: 'evening' },
		paragraph( '<a id="film"></a>A film.' )
	),
];

// Publishes a page with this content and tells its address.
async function publish(
	{ request }: Page,
	content: string
): Promise< string > {
	const nonce = await request.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const response = await request.post( '/wp-json/wp/v2/pages', {
		headers: { 'X-WP-Nonce': await nonce.text() },
		data: { title: 'Accordion', status: 'publish', content },
	} );
	expect( response.status() ).toBe( 201 );
	return ( await response.json() ).link;
}

const items = ( page: Page ) => page.locator( '.frontage-accordion__item' );

// Expects exactly these items to be open, from 0.
async function expectOpen( page: Page, ...open: number[] ): Promise< void > {
	await expect
		.poll( () =>
			items( page ).evaluateAll( ( all ) =>
				all.flatMap( ( one, at ) =>
					( one as HTMLDetailsElement ).open ? [ at ] : []
				)
			)
		)
		.toEqual( open );
}

// Presses a title with the mouse, whatever the browser thinks of it.
async function press( page: Page, title: string ): Promise< void > {
	await page
		.locator( '.frontage-accordion__title', { hasText: title } )
		.scrollIntoViewIfNeeded();
	await page
		.locator( '.frontage-accordion__title', { hasText: title } )
		.click( { force: true } );
}

const awake = ( page: Page ) =>
	expect( page.locator( 'frontage-island[name=accordion]' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);

// Presses an item's title; tells for how long its content moves, and whether it does two frames later.
const opening = ( one: Locator ) =>
	one.evaluate( async ( element ) => {
		element.querySelector( 'summary' )?.click();
		for ( let frame = 0; frame < 2; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
		const { height, transitionDuration } = getComputedStyle(
			element,
			'::details-content'
		);
		const whole = element
			.querySelector( '.frontage-accordion__panel' )!
			.getBoundingClientRect().height;
		return {
			time: transitionDuration.split( ',' )[ 0 ],
			isMoving: parseFloat( height ) < whole - 1,
		};
	} );

test.describe( 'one item, always', () => {
	for ( const javaScriptEnabled of [ true, false ] ) {
		test( `closes the other and stays open when pressed (script: ${ javaScriptEnabled })`, async ( {
			admin,
			open: opened,
		} ) => {
			const page = await opened( { javaScriptEnabled } );
			await visit(
				page,
				await publish( admin, accordion( {}, ...DAY ) )
			);
			await expectOpen( page, 0 );
			await press( page, 'Morning' );
			await expectOpen( page, 0 );
			await press( page, 'Noon' );
			await expectOpen( page, 1 );
			await expect( page.getByText( 'Soup, slowly.' ) ).toBeVisible();
			await expect(
				page.getByText( 'Coffee and the papers.' )
			).toBeHidden();
			await press( page, 'Noon' );
			await expectOpen( page, 1 );
		} );
	}

	test( 'is the same by keyboard, and says so', async ( { admin, page } ) => {
		await visit( page, await publish( admin, accordion( {}, ...DAY ) ) );
		const summaries = page.locator( '.frontage-accordion__summary' );
		await summaries.first().focus();
		await awake( page );
		await expect( summaries.first() ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		for ( const key of [ 'Enter', 'Space' ] ) {
			await page.keyboard.press( key );
			await expectOpen( page, 0 );
		}
		await page.keyboard.press( 'Tab' );
		await expect( summaries.nth( 1 ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expectOpen( page, 1 );
		await expect( summaries.nth( 1 ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await expect( summaries.first() ).not.toHaveAttribute(
			'aria-disabled'
		);
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await expectOpen( page, 2 );
		await expectNoAxe( page, '.frontage-accordion' );
	} );

	test( 'answers a finger', async ( { admin, narrow } ) => {
		await visit( narrow, await publish( admin, accordion( {}, ...DAY ) ) );
		await narrow.getByText( 'Noon' ).tap();
		await expectOpen( narrow, 1 );
		expect(
			await narrow.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 390 );
	} );
} );

test( 'one or none opens, closes the other and closes, without loading a script', async ( {
	admin,
	page,
} ) => {
	const scripts: string[] = [];
	page.on(
		'request',
		( request ) =>
			request.url().includes( 'frontage/build' ) &&
			scripts.push( request.url() )
	);
	await visit(
		page,
		await publish( admin, accordion( { openMode: 'collapsible' }, ...DAY ) )
	);
	await press( page, 'Noon' );
	await expectOpen( page, 1 );
	await press( page, 'Noon' );
	await expectOpen( page );
	await page.locator( 'summary' ).last().focus();
	await page.keyboard.press( 'Enter' );
	await expectOpen( page, 2 );
	await page.keyboard.press( 'Enter' );
	await expectOpen( page );
	expect( scripts.filter( ( url ) => url.includes( '.js' ) ) ).toEqual( [] );
} );

test( 'as many as wanted open and close on their own', async ( {
	admin,
	noJs,
} ) => {
	await visit(
		noJs,
		await publish( admin, accordion( { openMode: 'multiple' }, ...DAY ) )
	);
	await press( noJs, 'Noon' );
	await expectOpen( noJs, 0, 1 );
	await press( noJs, 'Morning' );
	await expectOpen( noJs, 1 );
} );

test.describe( 'from an address', () => {
	for ( const javaScriptEnabled of [ true, false ] ) {
		test( `an item, and an element in a closed one, are opened (script: ${ javaScriptEnabled })`, async ( {
			admin,
			open: opened,
		} ) => {
			const page = await opened( { javaScriptEnabled } );
			const nested = item(
				{ title: 'Night' },
				accordion(
					{ openMode: 'multiple' },
					item(
						{ title: 'Dream', anchor: 'dream' },
						paragraph( 'Of bread.' )
					)
				)
			);
			const address = await publish(
				admin,
				paragraph( '<a href="#accordion-noon">To noon</a>' ) +
					accordion( {}, ...DAY, nested )
			);
			for ( const [ hash, ...open ] of [
				[ 'evening', 2 ],
				[ 'film', 2 ],
				[ 'accordion-noon', 1 ],
				[ 'dream', 3, 4 ],
			] as const ) {
				await page.goto( 'about:blank' );
				await visit( page, `${ address }#${ hash }` );
				await expectOpen( page, ...open );
			}
			await page.getByRole( 'link', { name: 'To noon' } ).click();
			await expectOpen( page, 1, 4 );
		} );
	}

	test( 'the title is in sight, not only the text', async ( {
		admin,
		page,
	} ) => {
		const tall =
			'<!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
		const link = paragraph( '<a href="#evening">To the evening</a>' );
		const address = await publish(
			admin,
			link + tall + accordion( {}, ...DAY ) + tall
		);
		const expectInSight = async () => {
			await expectOpen( page, 2 );
			await expect( page.locator( 'summary' ).last() ).toBeInViewport( {
				ratio: 1,
			} );
			await expect( page.getByText( 'A film.' ) ).toBeInViewport( {
				ratio: 1,
			} );
		};
		await visit( page, `${ address }#evening` );
		await expectInSight();
		await page.goto( 'about:blank' );
		await visit( page, address );
		await page.getByRole( 'link', { name: 'To the evening' } ).click();
		await expectInSight();
	} );

	test( 'words that the browser searches for are shown', async ( {
		admin,
		page,
	} ) => {
		await visit(
			page,
			`${ await publish( admin, accordion( {}, ...DAY ) ) }#:~:text=Soup,slowly`
		);
		await expectOpen( page, 1 );
		await expect( page.getByText( 'Soup, slowly.' ) ).toBeInViewport();
	} );
} );

test( 'print shows everything, as does print without script', async ( {
	admin,
	page,
	noJs,
} ) => {
	const address = await publish( admin, accordion( {}, ...DAY ) );
	for ( const reader of [ page, noJs ] ) {
		await visit( reader, address );
		await expect( reader.getByText( 'A film.' ) ).toBeHidden();
		await reader.emulateMedia( { media: 'print' } );
		for ( const text of [
			'Coffee and the papers.',
			'Soup, slowly.',
			'A film.',
		] ) {
			await expect( reader.getByText( text ) ).toBeVisible();
		}
	}
} );

test( 'opening takes 700 ms, or what the author chose, or no time for those who want less motion', async ( {
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

test( 'an open item clips nothing once it stands still', async ( {
	admin,
	page,
} ) => {
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

test( 'runs from right to left', async ( { admin, rtl } ) => {
	await visit(
		rtl,
		await publish( admin, accordion( { iconSide: 'end' }, ...DAY ) )
	);
	const summary = ( await rtl.locator( 'summary' ).first().boundingBox() )!;
	const title = ( await rtl
		.locator( '.frontage-accordion__title' )
		.first()
		.boundingBox() )!;
	const atStart = summary.x + summary.width - ( title.x + title.width );
	expect( title.x - summary.x ).toBeGreaterThan( atStart + 16 );
	await press( rtl, 'Noon' );
	await expectOpen( rtl, 1 );
	await expectNoAxe( rtl, '.frontage-accordion' );
} );

test( 'works in a classic theme', async ( { admin, classic } ) => {
	await visit( classic, await publish( admin, accordion( {}, ...DAY ) ) );
	await press( classic, 'Noon' );
	await expectOpen( classic, 1 );
	await expectNoAxe( classic, '.frontage-accordion' );
} );

test( 'questions are told to search engines once a page, in the page only', async ( {
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
		`/wp-json/wp/v2/pages?per_page=1&search=${ encodeURIComponent( 'Ship' ) }`
	);
	expect( await rest.text() ).toContain( 'Ship' );
	expect( await rest.text() ).not.toContain( 'FAQPage' );
} );
