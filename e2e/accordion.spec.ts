/** Accordions for visitors: mouse, touch, keyboard and links, with and without JavaScript. */
import {
	paragraph,
	item,
	items,
	accordion,
	DAY,
	publish,
	expectOpen,
	press,
	awake,
} from './support/accordion';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

test.describe( 'with one open item', () => {
	for ( const javaScriptEnabled of [ true, false ] ) {
		test( `closes the other item and keeps a clicked one open (script: ${ javaScriptEnabled })`, async ( {
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

	test( 'works by keyboard with the right ARIA states', async ( {
		admin,
		page,
	} ) => {
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

	test( 'works by touch', async ( { admin, narrow } ) => {
		await visit( narrow, await publish( admin, accordion( {}, ...DAY ) ) );
		await narrow.getByText( 'Noon' ).tap();
		await expectOpen( narrow, 1 );
		await expectNoOverflow( narrow );
	} );
} );

test( 'with one open item or none, opens and closes without loading a script', async ( {
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

test( 'with several open items, each opens and closes separately', async ( {
	admin,
	noJs,
} ) => {
	await visit(
		noJs,
		await publish( admin, accordion( { openMode: 'multiple' }, ...DAY ) )
	);
	await press( noJs, 'Noon' );
	await expectOpen( noJs, 0, 1 );
	// Wait until animations have finished.
	await items( noJs ).first().locator( 'summary' ).click();
	await expectOpen( noJs, 1 );
} );

test.describe( 'a URL with a hash', () => {
	for ( const javaScriptEnabled of [ true, false ] ) {
		test( `opens an item and an element in a closed one (script: ${ javaScriptEnabled })`, async ( {
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
				[ 'video', 2 ],
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

	test( 'scrolls the title into view', async ( { admin, page } ) => {
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
			await expect( page.getByText( 'A video.' ) ).toBeInViewport( {
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
} );
